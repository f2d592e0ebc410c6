/**
 * @file The reader of sentences as a small ONNX graph: the layers that `npm run train:reader` has fitted, in 8 bit by channel as the encoder's are, and
 * what tells by their states how well each sentence answers. It lacks the vocabulary's matrix, which training leaves as it is: the
 * encoder's file has it (`joined-graph.ts`).
 */
import { SHARED_WEIGHTS } from '../../adapters/transformers/joined-graph.ts';
import { encoderStates } from '../make-models/encoder.ts';
import { GraphBuilder } from '../make-models/graph-builder.ts';
import { ElementType } from '../make-models/onnx-proto.ts';
import type { Checkpoint } from './checkpoint.ts';
import { transpose } from './float-model.ts';
import { SmallParts, type Smoothing } from './small-model.ts';

/** The least length of a vector that is divided by its length: sentences that an input has not are zero. */
const LEAST_LENGTH = 1e-6;

function unit(graph: GraphBuilder, x: string): string {
  const length = graph.op('ReduceL2', [x], { axes: [-1], keepdims: 1 });
  return graph.op('Div', [x, graph.op('Max', [length, graph.constant('float', LEAST_LENGTH)])]);
}

/** Layers whose states tell which side a piece names: what is what in a sentence stands lower than what it means. */
const SIDE_LAYERS = 3;

/** Adds a linear layer of the checkpoint. @param wide numbers that go in and come out */
function linear(graph: GraphBuilder, checkpoint: Checkpoint, name: string, x: string, wide: [number, number]): string {
  const [from, to] = wide;
  const stored = transpose(checkpoint.weight(name, [to, from]), [to, from]);
  const weights = graph.weights(`${name}.weight`, [from, to], stored);
  const shift = graph.weights(`${name}.bias`, [to], checkpoint.bias(name, [to]));
  return graph.op('Add', [graph.op('MatMul', [x, weights]), shift]);
}

/**
 * Inputs are the encoder's, [batch, tokens], with the question's pieces of type 0 and the passage's of type 1, and `sentences`: which sentence each
 * piece belongs to, from 0, or −1. The output `logits`, [batch, sentences], is w · (q ∘ s) + u · s + b with q and s the unit means of the
 * states of the question's and of a sentence's pieces. `affirms`, [batch, sentences], is linear in s: that it says yes rather than no to what is asked. `claims`, [batch, sentences, 3], is linear in s: whether a sentence states a link of the story
 * that is told, another cause, or names one that is none. `sides`, [batch, tokens, 2], is linear in the states of the highest layers: whether a piece names a cause, an effect.
 *
 * @param checkpoint of a reader: an encoder's, with `match` (w), `head` (u and b), `affirms`, `claims` and `sides`
 * @returns the bytes of an `.onnx` file that is of no use without the encoder's
 */
export function readerModel(checkpoint: Checkpoint, smoothing: Smoothing): Uint8Array {
  const graph = new GraphBuilder('reader');
  const { hidden, layers } = checkpoint.shape;
  const float = { to: ElementType.float };
  const ofLayers = encoderStates(graph, layers, new SmallParts(graph, checkpoint, smoothing, SHARED_WEIGHTS));
  const states = ofLayers.at(-1)!;
  const highest = ofLayers.slice(-SIDE_LAYERS);

  const isQuestion = graph.op('Sub', ['attention_mask', 'token_type_ids']);
  const ofQuestion = graph.op('Unsqueeze', [graph.op('Cast', [isQuestion], float), graph.constant('int64', [1])]);
  const question = unit(graph, graph.op('MatMul', [ofQuestion, states]));

  graph.input('sentences', 'int64', ['batch', 'tokens']);
  const last = graph.op('ReduceMax', ['sentences'], { keepdims: 0 });
  const one = graph.constant('int64', 1);
  const numbers = graph.op('Range', [graph.constant('int64', 0), graph.op('Add', [last, one]), one]);
  const isOf = graph.op('Equal', [
    graph.op('Unsqueeze', ['sentences', graph.constant('int64', [1])]),
    graph.op('Unsqueeze', [numbers, graph.constant('int64', [0, 2])]),
  ]);
  const sentences = unit(graph, graph.op('MatMul', [graph.op('Cast', [isOf], float), states]));

  const match = graph.weights('match', [hidden, 1], checkpoint.weight('match', [hidden]));
  const matched = graph.op('MatMul', [graph.op('Mul', [sentences, question]), match]);
  const alone = linear(graph, checkpoint, 'head', sentences, [hidden, 1]);
  const scores = graph.op('Squeeze', [graph.op('Add', [matched, alone]), graph.constant('int64', [2])]);
  graph.output('logits', scores, ['batch', 'sentences']);
  const affirmed = linear(graph, checkpoint, 'affirms', sentences, [hidden, 1]);
  const affirms = graph.op('Squeeze', [affirmed, graph.constant('int64', [2])]);
  graph.output('affirms', affirms, ['batch', 'sentences']);
  graph.output('claims', linear(graph, checkpoint, 'claims', sentences, [hidden, 3]), ['batch', 'sentences', 3]);
  const seen = graph.op('Concat', highest, { axis: 2 });
  const sides = linear(graph, checkpoint, 'sides', seen, [highest.length * hidden, 2]);
  graph.output('sides', sides, ['batch', 'tokens', 2]);
  return graph.encode();
}
