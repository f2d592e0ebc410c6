/** @file A checkpoint as an ONNX graph with its 32-bit weights as they are: what the smaller one is held against. */
import { encoderStates, StandardParts } from '../make-models/encoder.ts';
import { GraphBuilder } from '../make-models/graph-builder.ts';
import { denseDims, type Checkpoint } from './checkpoint.ts';

/** From a row for each output to a row for each input. */
export function transpose(values: Float32Array, [rows, columns]: readonly [number, number]): Float32Array {
  const turned = new Float32Array(values.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) turned[column * rows + row] = values[row * columns + column]!;
  }
  return turned;
}

class FloatParts extends StandardParts {
  readonly #graph: GraphBuilder;
  readonly #checkpoint: Checkpoint;
  readonly #watch: (name: string, x: string) => void;

  constructor(graph: GraphBuilder, checkpoint: Checkpoint, watch: (name: string, x: string) => void) {
    super(graph, checkpoint.shape);
    this.#graph = graph;
    this.#checkpoint = checkpoint;
    this.#watch = watch;
  }

  rows(table: 'words' | 'types' | 'positions', ids: string): string {
    const { hidden } = this.#checkpoint.shape;
    const values = this.#checkpoint.table(table);
    const rows = this.#graph.weights(table, [values.length / hidden, hidden], values);
    return this.#graph.op('Gather', [rows, ids], { axis: 0 });
  }

  dense(name: string, x: string): string {
    this.#watch(name, x);
    const dims = denseDims(name, this.#checkpoint.shape);
    const [to, from] = dims;
    const matrix = this.#graph.weights(
      `${name}.weight`,
      [from, to],
      transpose(this.#checkpoint.weight(name, dims), dims),
    );
    const bias = this.#graph.weights(`${name}.bias`, [to], this.#checkpoint.bias(name, [to]));
    return this.#graph.op('Add', [this.#graph.op('MatMul', [x, matrix]), bias]);
  }

  protected scaleAndShift(name: string): [string, string] {
    const dims = [this.#checkpoint.shape.hidden];
    return [
      this.#graph.weights(`${name}.weight`, dims, this.#checkpoint.weight(name, dims)),
      this.#graph.weights(`${name}.bias`, dims, this.#checkpoint.bias(name, dims)),
    ];
  }
}

/** The output that tells, of the input of a dense part, the largest absolute value of each dimension: [dimensions]. */
export const peaksOutput = (part: string): string => `peaks.${part}`;

/**
 * @param watched dense parts that get an output of their own, {@link peaksOutput}
 * @returns the bytes of an `.onnx` file
 */
export function floatModel(checkpoint: Checkpoint, watched: readonly string[] = []): Uint8Array {
  const graph = new GraphBuilder('encoder');
  const { hidden, layers } = checkpoint.shape;
  const parts = new FloatParts(graph, checkpoint, (name, x) => {
    if (!watched.includes(name)) return;
    const peaks = graph.op('ReduceMax', [graph.op('Abs', [x])], { axes: [0, 1], keepdims: 0 });
    graph.output(peaksOutput(name), peaks, [denseDims(name, checkpoint.shape)[1]]);
  });
  const states = encoderStates(graph, layers, parts).at(-1)!;
  graph.output('last_hidden_state', states, ['batch', 'tokens', hidden]);
  return graph.encode();
}
