/** @file Whether this browser computes with several numbers at once (WebAssembly SIMD), which ONNX Runtime's only builds need. */

/**
 * A module with one function that spreads a number over a 128-bit vector (`i32.const 0`, `i8x16.splat`), by the binary format of
 * https://www.w3.org/TR/wasm-core-2/#binary-format: header, type `() -> v128`, function, code.
 */
const USES_SIMD = new Uint8Array([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b],
  ...[0x03, 0x02, 0x01, 0x00],
  ...[0x0a, 0x08, 0x01, 0x06, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0x0b],
]);

/** False also where there is no WebAssembly at all. */
export function hasSimd(): boolean {
  return 'WebAssembly' in globalThis && WebAssembly.validate(USES_SIMD);
}
