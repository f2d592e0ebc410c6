/** @file The words for models at work: answers that they write, refinement, and what they take of the machine. */
import { live } from '../language/live.ts';
import { totalCost, type Cost } from '../model-cost.ts';
import type { SearchTrace, TaskCost } from '../../engine/types.ts';
import { BROWSER_MODEL_ID } from '../../rpc/browser-model.ts';
import type { ModelTask } from '../../rpc/model-manager.ts';
import type { ModelDevice } from '../../rpc/models.ts';
import type {
  EmbeddingProgress,
  EmbeddingView,
  RefinementProgress,
  RefinementView,
  SpeedReport,
} from '../../rpc/running.ts';
import { count, decimal, figure, roughly } from './words.ts';

/** "onnx-community/Qwen2.5-0.5B-Instruct@q4f16" → "Qwen2.5-0.5B-Instruct" */
export function modelName(id: string): string {
  if (id === BROWSER_MODEL_ID) return running.browserModel;
  return id.slice(id.lastIndexOf('/') + 1).replace(/@.*$/, '');
}

const DEVICE: Record<ModelDevice, string> = {
  webgpu: 'on the graphics processor',
  wasm: 'on the processor',
  cpu: 'on the processor',
  browser: 'in the browser’s care',
};

const REASON: Record<NonNullable<RefinementProgress['reason']>, string> = {
  asked: 'Reading again what you asked about',
  hub: 'Reading again what ties most together',
  gate: 'Judging which topics a cause may join',
  module: 'Giving topics a title and a summary',
  rest: 'Reading the rest again',
};

/** What a model is asked to do, by the names of its prompts. */
const TASKS: Readonly<Record<string, string>> = {
  rewrite: 'Understanding the follow-up',
  filter: 'Sorting the evidence',
  'filter-standard': 'Sorting the evidence',
  answer: 'Writing the answer',
  keywords: 'Choosing search words',
  'triple-recognition': 'Choosing statements',
  'entity-recognition': 'Recognising names',
  'global-map': 'Collecting points',
  'global-reduce': 'Joining the points',
  'causal-report': 'Reporting causes',
  'causal-summary': 'Summing up causes',
  'from-memory': 'Answering from memory',
  extraction: 'Reading passages',
  gate: 'Judging gates',
  'module-report': 'Describing topics',
};

const STEP: Record<EmbeddingProgress['step'], string> = {
  passages: 'Reading the passages',
  statements: 'Reading what led to what',
  names: 'Reading topics and names',
};

export const running = live('running', {
  /** A name: it stands at the beginning of sentences and inside them. */
  browserModel: 'Browser model',
  loading: (id: string) => `${modelName(id)} is being loaded …`,
  considering: (id: string) => `${modelName(id)} is weighing the evidence …`,
  writing: (id: string) => `${modelName(id)} is writing …`,
  stop: 'Stop writing',
  stopped: 'Stopped. This is what had been written.',
  writtenBy: (id: string) => `Written by ${modelName(id)}, a model on this device, from the evidence alone.`,
  unsupported: (number: number) =>
    `${count(number, 'sentence is', 'sentences are')} marked: the documents do not bear ${number === 1 ? 'it' : 'them'} out.`,
  mark: (reason: string) => `Not borne out: ${reason}`,
  quoted: 'The answer in the documents’ own sentences',
  cost: (costs: readonly TaskCost[]) => {
    const { calls, tokens } = totalCost(costs);
    return `${count(calls, 'call', 'calls')}, ${count(tokens, 'token', 'tokens')}`;
  },
  costOf: (id: string, costs: readonly TaskCost[]) => `Asked of ${modelName(id)}: ${running.cost(costs)}.`,
  costByStep: 'By step',
  costStep: 'Step',
  costCalls: 'Calls',
  costRead: 'Tokens read',
  costWritten: 'written',
  taskName: (task: string) => TASKS[task] ?? task,
  costOfRefining: 'What it cost',
  perThousand: ({ calls, tokens }: Cost) =>
    `For each 1,000 tokens of text: ${decimal(calls, 1)} calls and ${figure(Math.round(tokens))} tokens`,

  use: {
    chat: 'Use for answers',
    embed: 'Use for finding passages',
    rerank: 'Use for ordering passages',
  } satisfies Record<ModelTask, string>,
  useOf: (task: ModelTask, name: string) => `${running.use[task]}: ${name}`,
  serves: {
    chat: 'Writes the answers now',
    embed: 'Finds passages now',
    rerank: 'Orders passages now',
  } satisfies Record<ModelTask, string>,
  stopUsing: 'Stop using',
  stopUsingOf: (name: string) => `Stop using: ${name}`,
  inMemory: (device: ModelDevice) => `in memory, ${DEVICE[device]}`,
  onItsWay: 'being loaded',
  unload: 'Free its memory',
  unloadOf: (name: string) => `Free its memory: ${name}`,
  readLess: (tokens: number) => `Let it read ${figure(tokens)} tokens at once`,
  readLessHint: 'That takes less memory. Long evidence is cut.',
  chooseSmaller: 'Close other tabs and programs, or choose a smaller model below.',
  measure: 'Measure its speed',
  measureOf: (name: string) => `Measure its speed: ${name}`,
  measuring: 'Measuring …',
  speed: ({ device, perSecond }: SpeedReport) =>
    `${count(Math.round(perSecond), 'short text', 'short texts')} a second ${DEVICE[device]}`,
  embedding: 'Search by meaning',
  embeddingStep({ progress, held, isPaused }: EmbeddingView): string {
    switch (progress?.phase) {
      case 'working':
        return STEP[progress.step];
      case 'waiting':
        return running.waiting(held);
      case 'done':
        return 'Every passage can be found by its meaning';
      case 'failed':
        return 'Stopped by a problem';
      default:
        return isPaused ? 'Paused' : 'Waiting for sources to be read';
    }
  },
  embedded({ model, step, passages, statements, names, secondsLeft }: EmbeddingProgress): string {
    const { done, all } = { passages, statements, names }[step];
    const time = secondsLeft === null || secondsLeft === 0 ? '' : `, ${roughly(secondsLeft)} left`;
    const what = step !== 'names' ? 'passages' : 'topics and names';
    return `${modelName(model)}: ${figure(done)} of ${figure(all)} ${what}${time}`;
  },
  pauseEmbedding: 'Pause reading for search by meaning',
  goOnEmbedding: 'Go on reading for search by meaning',
  byWordsOnly: 'What is built in understands meaning in English only: here the words of the question counted.',
  foundBy({ encoder, reader, reranker }: SearchTrace): string[] {
    const told: string[] = [];
    if (encoder?.failure) told.push(`Found without the model that finds passages: ${encoder.failure}`);
    else if (encoder && encoder.embedded >= 1) told.push(`${modelName(encoder.id)} helped to find the evidence.`);
    else if (encoder && encoder.embedded > 0) {
      told.push(
        `${modelName(encoder.id)} helped to find the evidence. It had read ${Math.max(1, Math.floor(encoder.embedded * 100))} % of the passages; the others were found without it.`,
      );
    } else if (encoder)
      told.push(`${modelName(encoder.id)} had not read any passage yet, so the evidence was found without it.`);
    if (reader?.failure) told.push(`Answered without reading passages closely: ${reader.failure}`);
    else if (reader && reader.passages > 0)
      told.push(`Read sentence by sentence: ${count(reader.passages, 'passage', 'passages')}.`);
    if (reranker?.failure) told.push(`Ordered without the model that orders passages: ${reranker.failure}`);
    else if (reranker)
      told.push(`${modelName(reranker.id)} put ${count(reranker.passages, 'passage', 'passages')} in order.`);
    return told;
  },
  settings: 'While models work',
  settingsHint:
    'Questions always come first. A model that nobody used for five minutes gives its memory back by itself.',
  pauseWhenHidden: 'Work in the background waits while Causeway is not on the screen',
  pauseOnBattery: 'Work in the background waits while this machine runs on its battery',

  refine: 'Refinement',
  refineLead: (id: string) =>
    `${modelName(id)} can read these sources again in the background, and find causes that the first reading missed.`,
  start: 'Start refining',
  pause: 'Pause',
  pauseLabel: 'Pause refinement',
  goOn: 'Go on',
  goOnLabel: 'Go on with refinement',
  /** Beside a title that a model gave. */
  titledBy: (id: string) => `named by ${modelName(id)}`,
  waiting(held: EmbeddingView['held']): string {
    if (held === 'indexing') return 'Waiting until the sources are read';
    if (held === 'battery') return 'Waiting while the machine runs on its battery';
    return held === 'hidden' ? 'Waiting until Causeway is on the screen' : 'Waiting: your question comes first';
  },
  step({ progress, held }: RefinementView): string {
    if (progress === null) return 'Paused';
    switch (progress.phase) {
      case 'working':
        return REASON[progress.reason ?? 'rest'];
      case 'waiting':
        return running.waiting(held);
      case 'paused':
        return 'Paused';
      case 'building':
        return 'Taking in what was found';
      case 'budget-spent':
        return 'The limit is reached';
      case 'done':
        return 'Everything is read again';
      case 'failed':
        return 'Stopped by a problem';
    }
  },
  left({ callsDone, callsLeft, secondsLeft }: RefinementProgress): string {
    const time = secondsLeft === null || secondsLeft === 0 ? '' : `, ${roughly(secondsLeft)}`;
    return `${count(callsDone, 'call', 'calls')} made, ${figure(callsLeft)} left${time}`;
  },
  made: (calls: number) => `${count(calls, 'call', 'calls')} made`,
  changed: ({
    relationsAdded,
    relationsDropped,
    gatesConfirmed,
    gatesDropped,
    modulesReported = 0,
  }: RefinementProgress['totals']) =>
    [
      `${count(relationsAdded, 'relation', 'relations')} added`,
      relationsDropped > 0 ? `${figure(relationsDropped)} corrected` : '',
      `${count(gatesConfirmed, 'gate', 'gates')} confirmed`,
      `${figure(gatesDropped)} dropped`,
      modulesReported > 0 ? `${count(modulesReported, 'topic', 'topics')} given a title` : '',
    ]
      .filter(Boolean)
      .join(', '),
  setAside: ({ invented, unusable }: RefinementProgress['totals']) =>
    `Set aside: ${count(invented, 'invented name or relation', 'invented names or relations')}, ${count(unusable, 'unusable answer', 'unusable answers')}.`,
  limits: 'Limits',
  callLimit: 'Most calls',
  minuteLimit: 'Most time',
  noLimit: 'no limit',
  calls: (number: number) => count(number, 'call', 'calls'),
  minutes: (number: number) => (number < 60 ? `${number} min` : `${number / 60} h`),
});
