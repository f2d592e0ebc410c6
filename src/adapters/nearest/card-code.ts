/**
 * @file What the graphics card runs, in WGSL: dot products of rows of bytes with one question, exact, as sums of whole numbers. `sums` gives
 * them for every row, `best` only the candidates: of each workgroup's rows the best few, chosen on the card.
 *
 * A question's numbers have 16 bits, and cards multiply bytes by fours: each number is 256 · high + low, both signed bytes. Rows lie by tiles
 * of {@link TILE}, sixteen dimensions of each row beside those of the next one, so that neighbouring threads read neighbouring bytes.
 */

/** Rows that lie side by side. Their sums, four bytes each, take as many bytes as the start of a bound part must be a multiple of. */
export const TILE = 64;
/** Rows of which a workgroup of `best` chooses. */
export const GROUP_ROWS = 1024;
/** So many candidates of a workgroup have room: with their rows 256 bytes, see {@link TILE}. */
export const MOST_BEST = 32;
/** Dimensions that a thread reads at once. */
export const CHUNK = 16;
/** The language's name for products of bytes by fours, which newer browsers have. */
export const PACKED_DOTS = 'packed_4x8_integer_dot_product';

const GROUP_THREADS = 256;

/**
 * The code for rows of so many times {@link CHUNK} dimensions.
 *
 * @param isPacked whether the browser has {@link PACKED_DOTS}; without, bytes are taken apart by shifts
 */
export function cardCode(chunks: number, isPacked: boolean): string {
  return /* wgsl */ `
${isPacked ? `requires ${PACKED_DOTS};` : ''}

struct Asked {
  high: array<vec4<u32>, ${chunks}>,
  low: array<vec4<u32>, ${chunks}>,
  wanted: u32,
}

@group(0) @binding(0) var<storage, read> rows: array<vec4<u32>>;
@group(0) @binding(1) var<uniform> asked: Asked;
@group(0) @binding(2) var<storage, read_write> found: array<i32>;

${
  isPacked
    ? 'fn dotOf(a: u32, b: u32) -> i32 { return dot4I8Packed(a, b); }'
    : `fn bytesOf(word: u32) -> vec4<i32> {
  return bitcast<vec4<i32>>(vec4<u32>(word) << vec4<u32>(24u, 16u, 8u, 0u)) >> vec4<u32>(24u);
}
fn dotOf(a: u32, b: u32) -> i32 { return dot(bytesOf(a), bytesOf(b)); }`
}

fn dotsOf(a: vec4<u32>, b: vec4<u32>) -> i32 {
  return dotOf(a.x, b.x) + dotOf(a.y, b.y) + dotOf(a.z, b.z) + dotOf(a.w, b.w);
}

fn sumOf(row: u32) -> i32 {
  var at = (row / ${TILE}u) * ${chunks * TILE}u + row % ${TILE}u;
  var high = 0;
  var low = 0;
  for (var chunk = 0u; chunk < ${chunks}u; chunk++) {
    let own = rows[at];
    high += dotsOf(own, asked.high[chunk]);
    low += dotsOf(own, asked.low[chunk]);
    at += ${TILE}u;
  }
  return 256 * high + low;
}

@compute @workgroup_size(${TILE})
fn sums(@builtin(global_invocation_id) id: vec3<u32>) {
  found[id.x] = sumOf(id.x);
}

const NONE = i32(-0x7fffffff - 1);
var<workgroup> scores: array<i32, ${GROUP_ROWS}>;
/** Of each thread, and then of more and more of them, the row with the largest score; of equal ones the first. */
var<workgroup> nearest: array<u32, ${GROUP_THREADS}>;

@compute @workgroup_size(${GROUP_THREADS})
fn best(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) own: u32) {
  let count = arrayLength(&rows) / ${chunks}u;
  let first = group.x * ${GROUP_ROWS}u;
  for (var at = own; at < ${GROUP_ROWS}u; at += ${GROUP_THREADS}u) {
    var score = NONE;
    if (first + at < count) { score = sumOf(first + at); }
    scores[at] = score;
  }
  for (var rank = 0u; rank < asked.wanted; rank++) {
    var most = own;
    for (var at = own + ${GROUP_THREADS}u; at < ${GROUP_ROWS}u; at += ${GROUP_THREADS}u) {
      if (scores[at] > scores[most]) { most = at; }
    }
    nearest[own] = most;
    for (var half = ${GROUP_THREADS / 2}u; half > 0u; half /= 2u) {
      workgroupBarrier();
      if (own < half) {
        let a = nearest[own];
        let b = nearest[own + half];
        if (scores[b] > scores[a] || (scores[b] == scores[a] && b < a)) { nearest[own] = b; }
      }
    }
    workgroupBarrier();
    let winner = nearest[0];
    if (own == 0u) {
      let place = ${2 * MOST_BEST}u * group.x + 2u * rank;
      found[place] = scores[winner];
      found[place + 1u] = i32(first + winner);
    }
    workgroupBarrier();
    if (own == winner % ${GROUP_THREADS}u) { scores[winner] = NONE; }
  }
}
`;
}
