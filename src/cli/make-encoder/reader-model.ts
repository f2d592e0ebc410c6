/**
 * @file The reader of sentences as a small ONNX graph: the layers that `npm run train:reader` has fitted, in 8 bit by channel as the encoder's are, and
 * what tells by their states how well each sentence answers. It lacks the vocabulary's matrix, which training leaves as it is: the
 * encoder's file has it (`joined-graph.ts`).
 */
import { INTENTS } from '../../engine/retrieve/intent-grammar.ts';
import { ENDS } from '../../engine/retrieve/subjects.ts';
import { SHARED_WEIGHTS } from '../../adapters/transformers/joined-graph.ts';
import { encoderStates } from '../make-models/encoder.ts';
import { GraphBuilder } from '../make-models/graph-builder.ts';
import { ElementType } from '../make-models/onnx-proto.ts';
import type { Checkpoint } from './checkpoint.ts';
import { transpose } from './float-model.ts';
import { toHalves } from './half.ts';
import { SmallParts, type Smoothing } from './small-model.ts';

/** The least length of a vector that is divided by its length: sentences that an input has not are zero. */
const LEAST_LENGTH = 1e-6;

function unit(graph: GraphBuilder, x: string): string {
  const length = graph.op('ReduceL2', [x], { axes: [-1], keepdims: 1 });
  return graph.op('Div', [x, graph.op('Max', [length, graph.constant('float', LEAST_LENGTH)])]);
}

/** Layers whose states, side by side, tell what a question asks; how wide what is made of them is, and of how many pieces at the most (`train-reader/asked.py`). */
const ASKED = { layers: [2, 3, 4, 6], wide: 64, pieces: 96, longest: 50 } as const;

/** Layers whose states tell which side a piece names: what is what in a sentence stands lower than what it means. */
const SIDE_LAYERS = 3;

/** Adds `asks` and `about`. @param ofQuestion which pieces are the question's, [batch, 1, tokens] */
function tellAsked(graph: GraphBuilder, checkpoint: Checkpoint, ofLayers: readonly string[], ofQuestion: string): void {
  const { hidden, layers } = checkpoint.shape;
  const own = ASKED.layers.filter((layer) => layer <= layers).map((layer) => ofLayers[layer - 1]!);
  // With a passage behind it nothing of this is wanted: only so much of it is computed as a question can have.
  const begin = (x: string, axis: number) =>
    graph.op('Slice', [x, ...[[0], [ASKED.longest], [axis]].map((at) => graph.constant('int64', at))]);
  const seen = begin(graph.op('Concat', own, { axis: 2 }), 1);
  const isAsked = begin(ofQuestion, 2);
  const wide = (name: string, x: string, from: number, to: number) =>
    graph.op('Relu', [linear(graph, checkpoint, `asked.${name}`, x, [from, to], 'float16')]);
  const pooled = wide('pool', seen, own.length * hidden, ASKED.wide);
  // Nothing is less than 0, so that pieces that are not the question's are passed over where they are 0.
  const isOwn = graph.op('Transpose', [isAsked], { perm: [0, 2, 1] });
  const most = graph.op('ReduceMax', [graph.op('Mul', [pooled, isOwn])], { axes: [1], keepdims: 1 });
  const count = graph.op('ReduceSum', [isAsked, graph.constant('int64', [2])], { keepdims: 1 });
  const mean = graph.op('Div', [graph.op('MatMul', [isAsked, pooled]), count]);
  const both = graph.op('Squeeze', [graph.op('Concat', [most, mean], { axis: 2 }), graph.constant('int64', [1])]);
  const intents = linear(graph, checkpoint, 'asked.intents', both, [2 * ASKED.wide, INTENTS.length]);
  graph.output('asks', intents, ['batch', INTENTS.length]);

  const pieces = wide('pieces', seen, own.length * hidden, ASKED.pieces);
  // Adding zeros brings what is one to all pieces.
  const everywhere = graph.op('Add', [most, graph.op('Mul', [pooled, graph.constant('float', 0)])]);
  const joint = graph.op('Concat', [pieces, everywhere], { axis: 2 });
  const ends = INTENTS.length * ENDS.length;
  const told = linear(graph, checkpoint, 'asked.ends', wide('joint', joint, ASKED.pieces + ASKED.wide, ASKED.pieces), [
    ASKED.pieces,
    ends,
  ]);
  graph.output('about', told, ['batch', 'tokens', ends]);
}

/** How a layer's matrix is stored: in 16 bits where it is large and little hangs on its last digits. */
type Stored = 'float' | 'float16';

/** Adds a linear layer of the checkpoint. @param wide numbers that go in and come out */
function linear(
  graph: GraphBuilder,
  checkpoint: Checkpoint,
  name: string,
  x: string,
  wide: [number, number],
  stored: Stored = 'float',
): string {
  const [from, to] = wide;
  const values = transpose(checkpoint.weight(name, [to, from]), [to, from]);
  const weights =
    stored === 'float'
      ? graph.weights(`${name}.weight`, [from, to], values)
      : graph.op('Cast', [graph.tensor(`${name}.weight`, 'float16', [from, to], toHalves(values))], {
          to: ElementType.float,
        });
  const shift = graph.weights(`${name}.bias`, [to], checkpoint.bias(name, [to]));
  return graph.op('Add', [graph.op('MatMul', [x, weights]), shift]);
}

/**
 * Inputs are the encoder's, [batch, tokens], with the question's pieces of type 0 and the passage's of type 1, and `sentences`: which sentence each
 * piece belongs to, from 0, or −1. The output `logits`, [batch, sentences], is w · (q ∘ s) + u · s + b with q and s the unit means of the
 * states of the question's and of a sentence's pieces. `affirms`, [batch, sentences], is linear in s: that it says yes rather than no to what is asked. `claims`, [batch, sentences, 3], is linear in s: whether a sentence states a link of the story
 * that is told, another cause, or names one that is none. `sides`, [batch, tokens, 2], is linear in the states of the highest layers: whether a piece names a cause, an effect.
 * `asks`, [batch, intents], tells what a question asks for, in the order of `INTENTS`; `about`, [batch, tokens, intents × ends], for each of that whether a piece
 * belongs to what it is asked of, to the other end, or to neither: by the states after several layers, see `train-reader/asked.py`.
 *
 * @param checkpoint of a reader: an encoder's, with `match` (w), `head` (u and b), `affirms`, `claims`, `sides` and `asked`
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
  tellAsked(graph, checkpoint, ofLayers, ofQuestion);
  return graph.encode();
}
