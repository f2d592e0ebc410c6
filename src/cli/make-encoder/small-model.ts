/**
 * @file A checkpoint as the small ONNX graph that is shipped: layers in 8 bit by channel, computed in whole numbers, and the vocabulary's
 * matrix in 4 bit by blocks. ONNX Runtime rounds the input of a layer to 8 bits with one scale for a whole batch, so single pieces and
 * dimensions with large values would leave few steps to all others. Dimensions are therefore evened out first, what is taken
 * from an input being given to its weights (SmoothQuant: Xiao et al. 2023, arXiv 2211.10438); and where pieces differ, each is
 * divided by its largest value.
 */
import { encoderStates, type EncoderParts } from '../make-models/encoder.ts';
import { GraphBuilder } from '../make-models/graph-builder.ts';
import { ElementType } from '../make-models/onnx-proto.ts';
import { denseDims, type Checkpoint } from './checkpoint.ts';
import { toHalves } from './half.ts';
import { byBlock, byChannel, MIDDLE } from './quantise.ts';

/** What the inputs of a dense part are divided by, dimension by dimension. */
export type Smoothing = ReadonlyMap<string, Float32Array>;

const WORDS = { bits: 4, block: 32 } as const;
const POSITIONS = { bits: 8, block: 128 } as const;

const SEPARATE = ['q', 'k', 'v'];

/** The parts of a small graph. */
export class SmallParts implements EncoderParts {
  readonly #graph: GraphBuilder;
  readonly #checkpoint: Checkpoint;
  readonly #smoothing: Smoothing;
  readonly #lacks: ReadonlySet<string>;
  #mask: string | null = null;
  #middleName: string | null = null;

  /** @param lacks weights that the graph names and another file has */
  constructor(graph: GraphBuilder, checkpoint: Checkpoint, smoothing: Smoothing, lacks: readonly string[] = []) {
    this.#graph = graph;
    this.#lacks = new Set(lacks);
    this.#checkpoint = checkpoint;
    this.#smoothing = smoothing;
  }

  rows(table: 'words' | 'types' | 'positions', ids: string): string {
    const graph = this.#graph;
    const { hidden } = this.#checkpoint.shape;
    const values = this.#checkpoint.table(table);
    const count = values.length / hidden;
    if (table === 'types') return graph.op('Gather', [this.#halves(table, values, [count, hidden]), ids], { axis: 0 });
    const { bits, block } = table === 'words' ? WORDS : POSITIONS;
    if (!this.#lacks.has(table)) {
      const small = byBlock(values, block, bits);
      graph.tensor(table, 'uint8', [count, (hidden * bits) / 8], small.values);
      graph.tensor(`${table}.scales`, 'float16', [count, hidden / block], small.scales);
    }
    const attributes = { bits, block_size: block, gather_axis: 0, quantize_axis: 1 };
    return this.#toFloat(graph.op('GatherBlockQuantized', [table, ids, `${table}.scales`], attributes));
  }

  dense(name: string, x: string): string {
    const [outputs] = denseDims(name, this.#checkpoint.shape);
    const shift = this.#halves(`${name}.bias`, this.#checkpoint.bias(name, [outputs]));
    // What comes out of attention is a mean over pieces, so its rows are alike already.
    return name.endsWith('.out') ? this.#product([name], x, shift) : this.#scaledProduct([name], x, shift);
  }

  norm(name: string, x: string, other?: string): string {
    const graph = this.#graph;
    const dims = [this.#checkpoint.shape.hidden];
    const scale = this.#halves(`${name}.weight`, this.#checkpoint.weight(name, dims));
    const shift = this.#halves(`${name}.bias`, this.#checkpoint.bias(name, dims));
    const epsilon = { float: 1e-12 };
    if (other === undefined) return graph.op('LayerNormalization', [x, scale, shift], { axis: -1, epsilon });
    return graph.op('SkipLayerNormalization', [x, other, scale, shift], { epsilon });
  }

  gelu(x: string): string {
    return this.#graph.op('Gelu', [x]);
  }

  attend(layer: string, x: string): string {
    const graph = this.#graph;
    const { shape, bias } = this.#checkpoint;
    const { hidden, heads } = shape;
    this.#mask ??= graph.op('Cast', ['attention_mask'], { to: ElementType.int32 });
    const names = SEPARATE.map((part) => `${layer}.${part}`);
    const shifts = new Float32Array(names.length * hidden);
    names.forEach((name, at) => shifts.set(bias(name, [hidden]), at * hidden));
    const all = this.#scaledProduct(names, x, this.#halves(`${layer}.qkv.bias`, shifts));
    const [q, k, v] = graph.ops('Split', [all, graph.constant('int64', [hidden, hidden, hidden])], { axis: -1 }, 3) as [
      string,
      string,
      string,
    ];
    return graph.op('MultiHeadAttention', [q, k, v, '', this.#mask], { num_heads: heads });
  }

  /** x · W + b, each row of x being divided by its largest value and the result multiplied by it. */
  #scaledProduct(names: readonly string[], x: string, shift: string): string {
    const graph = this.#graph;
    const evened = this.#evened(names[0]!, x);
    const largest = graph.op('ReduceMax', [graph.op('Abs', [evened])], { axes: [-1], keepdims: 1 });
    const divisor = graph.op('Max', [largest, graph.constant('float', 1e-6)]);
    const product = this.#product(names, graph.op('Div', [evened, divisor]));
    return graph.op('Add', [graph.op('Mul', [product, divisor]), shift]);
  }

  /** The input of a dense part with its dimensions evened out. */
  #evened(name: string, x: string): string {
    const divisors = this.#smoothing.get(name);
    if (divisors === undefined) return x;
    const factors = divisors.map((divisor) => 1 / divisor);
    return this.#graph.op('Mul', [x, this.#halves(`${name}.even`, factors)]);
  }

  /** x · W + b in whole numbers, x being evened out; matrices of the same input stand side by side in one. */
  #product(names: readonly string[], x: string, shift = ''): string {
    const graph = this.#graph;
    const { shape, weight } = this.#checkpoint;
    const first = names[0]!;
    const [each, inputs] = denseDims(first, shape);
    const outputs = each * names.length;
    const matrix = new Float32Array(outputs * inputs);
    names.forEach((name, at) => matrix.set(weight(name, [each, inputs]), at * each * inputs));
    const stretch = this.#smoothing.get(first) ?? new Float32Array(inputs).fill(1);
    const small = byChannel(matrix, [outputs, inputs], stretch);
    return graph.op('DynamicQuantizeMatMul', [
      x,
      graph.tensor(`${first}.weight`, 'uint8', [inputs, outputs], small.values),
      this.#toFloat(graph.tensor(`${first}.scales`, 'float16', [outputs], small.scales)),
      this.#middle(),
      shift,
    ]);
  }

  #middle(): string {
    this.#middleName ??= this.#graph.tensor('middle', 'uint8', [], Uint8Array.of(MIDDLE));
    return this.#middleName;
  }

  /** A constant that is stored in 16 bits. */
  #halves(name: string, values: Float32Array, dims: readonly number[] = [values.length]): string {
    return this.#toFloat(this.#graph.tensor(name, 'float16', dims, toHalves(values)));
  }

  #toFloat(x: string): string {
    return this.#graph.op('Cast', [x], { to: ElementType.float });
  }
}

/** @returns the bytes of an `.onnx` file, the same for the same checkpoint and smoothing */
export function smallModel(checkpoint: Checkpoint, smoothing: Smoothing): Uint8Array {
  const graph = new GraphBuilder('encoder');
  const { hidden, layers } = checkpoint.shape;
  const states = encoderStates(graph, layers, new SmallParts(graph, checkpoint, smoothing)).at(-1)!;
  graph.output('last_hidden_state', states, ['batch', 'tokens', hidden]);
  return graph.encode();
}
