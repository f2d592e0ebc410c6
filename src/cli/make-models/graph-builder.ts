/** @file Writes ONNX graphs: one method call adds one operator and gives the name of its result. */
import {
  AttributeType,
  ElementType,
  encodeModel,
  RUNTIME_DOMAIN,
  type AttributeProto,
  type GraphProto,
} from './onnx-proto.ts';

/** A number is a fixed dimension, a name one that is known when the model runs. */
export type Dimension = number | string;

type AttributeValue = number | { float: number } | number[];

/** Those used here that are no part of the ONNX standard. */
const RUNTIME_OPERATORS: ReadonlySet<string> = new Set([
  'DynamicQuantizeMatMul',
  'GatherBlockQuantized',
  'Gelu',
  'MultiHeadAttention',
  'SkipLayerNormalization',
]);

function attributeProto(name: string, value: AttributeValue): AttributeProto {
  if (typeof value === 'number') return { name, type: AttributeType.int, i: value };
  if (Array.isArray(value)) return { name, type: AttributeType.ints, ints: value };
  return { name, type: AttributeType.float, f: value.float };
}

function bytesOf(values: ArrayBufferView): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}

export class GraphBuilder {
  readonly #graph: GraphProto;
  readonly #constants = new Map<string, string>();
  #count = 0;

  constructor(name: string) {
    this.#graph = { name, node: [], initializer: [], input: [], output: [] };
  }

  /** Adds a named input of the model. */
  input(name: string, type: keyof typeof ElementType, dims: readonly Dimension[]): string {
    this.#graph.input.push(this.#valueInfo(name, type, dims));
    return name;
  }

  /** Makes a result of the graph an output of the model, under a name of its own. */
  output(name: string, value: string, dims: readonly Dimension[]): void {
    this.#add('Identity', [value], {}, [name]);
    this.#graph.output.push(this.#valueInfo(name, 'float', dims));
  }

  /** Adds weights; `values` in row-major order. */
  weights(name: string, dims: readonly number[], values: Float32Array): string {
    return this.tensor(name, 'float', dims, values);
  }

  /** Adds a constant tensor of any type; `values` in row-major order, as the type stores them. */
  tensor(name: string, type: keyof typeof ElementType, dims: readonly number[], values: ArrayBufferView): string {
    this.#graph.initializer.push({ name, dims: [...dims], dataType: ElementType[type], rawData: bytesOf(values) });
    return name;
  }

  /** A constant of one number, or of a list for 64-bit integers (shapes, axes); equal ones are shared. */
  constant(type: keyof typeof ElementType, value: number | readonly number[]): string {
    const key = `${type}:${JSON.stringify(value)}`;
    let name = this.#constants.get(key);
    if (name === undefined) {
      name = `constant_${this.#constants.size}`;
      this.#constants.set(key, name);
      const list = typeof value === 'number' ? [value] : [...value];
      this.#graph.initializer.push({
        name,
        dims: typeof value === 'number' ? [] : [list.length],
        dataType: ElementType[type],
        rawData: bytesOf(type === 'float' ? new Float32Array(list) : new BigInt64Array(list.map(BigInt))),
      });
    }
    return name;
  }

  /** Adds an operator with one result. An input that is left out is an empty name. */
  op(operator: string, inputs: readonly string[], attributes: Record<string, AttributeValue> = {}): string {
    return this.#add(operator, inputs, attributes, [this.#nextName(operator)])[0]!;
  }

  /** Adds an operator with several results. */
  ops(
    operator: string,
    inputs: readonly string[],
    attributes: Record<string, AttributeValue>,
    count: number,
  ): string[] {
    const outputs = Array.from({ length: count }, () => this.#nextName(operator));
    return this.#add(operator, inputs, attributes, outputs);
  }

  encode(): Uint8Array {
    return encodeModel(this.#graph);
  }

  #add(operator: string, inputs: readonly string[], attributes: Record<string, AttributeValue>, outputs: string[]) {
    this.#graph.node.push({
      name: `node_${this.#graph.node.length}`,
      opType: operator,
      input: [...inputs],
      output: outputs,
      attribute: Object.entries(attributes).map(([name, value]) => attributeProto(name, value)),
      domain: RUNTIME_OPERATORS.has(operator) ? RUNTIME_DOMAIN : '',
    });
    return outputs;
  }

  #nextName(operator: string): string {
    return `${operator}_${this.#count++}`;
  }

  #valueInfo(name: string, type: keyof typeof ElementType, dims: readonly Dimension[]) {
    const dim = dims.map((size) => (typeof size === 'number' ? { dimValue: size } : { dimParam: size }));
    return { name, type: { tensorType: { elemType: ElementType[type], shape: { dim } } } };
  }
}
