/** @file The words of the screen that brings models to this device. */
import { live } from '../language/live.ts';
import type { LocalModel, ModelFormat, ModelProgress, ModelTask } from '../../rpc/model-manager.ts';
import { count, decimal, figure, roughly } from './words.ts';

/** "480 kB", "2.4 MB", "23 MB", "1.2 GB" */
export function size(bytes: number): string {
  if (bytes >= 1e9) return `${decimal(bytes / 1e9, 1)} GB`;
  if (bytes >= 1e6) return `${decimal(bytes / 1e6, bytes < 1e7 ? 1 : 0)} MB`;
  return `${figure(Math.ceil(bytes / 1e3))} kB`;
}

/** "1.5 billion weights", "23 million weights" */
function weights(parameters: number): string {
  if (parameters >= 1e9) return `${decimal(parameters / 1e9, 1)} billion weights`;
  return `${Math.round(parameters / 1e6)} million weights`;
}

const VARIANTS: Readonly<Record<string, string>> = {
  fp32: '32 bits, exact',
  fp16: '16 bits',
  q8: '8 bits',
  int8: '8 bits (int8)',
  uint8: '8 bits (uint8)',
  q4: '4 bits',
  bnb4: '4 bits (bnb4)',
  q4f16: '4 bits, computed in 16',
  q4f16_1: '4 bits, computed in 16',
  q4f32_1: '4 bits, computed in 32',
};

const STATUS: Record<LocalModel['status'], string> = {
  downloading: 'On its way',
  paused: 'Paused',
  failed: 'Stopped by a problem',
  ready: 'Ready',
};

export const models = live('models', {
  title: 'Models',
  open: 'Models on this device',
  back: 'Back to the notebook',
  backToStart: 'Back',
  lead: 'Causeway needs none but the small one that is part of it. One that you bring here writes more fluent answers, finds statements of cause that the built-in grammar misses, or puts the best passages first. Nothing of your documents is sent anywhere: a model comes here, and works here.',
  starting: 'Looking at what is here …',

  machineTitle: 'This machine',
  recommended: 'Recommended for it',
  noneRecommended: 'No model is recommended for this machine. Causeway works as it is.',
  noChat:
    'No model that writes answers is recommended for this machine. The answers that Causeway puts together itself need none.',

  localTitle: 'On this device',
  localEmpty: 'No other model yet. Everything works without one; choose one below, or import one from files.',
  localSum: (models_: number, bytes: number) => `${count(models_, 'model', 'models')}, ${size(bytes)}`,
  status: STATUS,
  variant: (variant: string) => VARIANTS[variant] ?? variant,
  task: {
    embed: 'Finds passages',
    rerank: 'Orders passages',
    chat: 'Writes answers',
  } satisfies Record<ModelTask, string>,
  taskFilter: { all: 'All', embed: 'Find passages', rerank: 'Order passages', chat: 'Write answers' },
  taskHint: {
    embed: 'Reads your sources once in the background, and then finds passages that say in other words what you ask.',
    rerank: 'Reads the best passages together with your question, and puts those that fit best first.',
    chat: 'Reads passages, judges what causes what, and writes.',
  } satisfies Record<ModelTask, string>,
  format: {
    onnx: 'runs with or without a graphics processor',
    mlc: 'needs a graphics processor',
  } satisfies Record<ModelFormat, string>,
  fromFiles: 'imported',

  shippedTitle: 'Part of the app',
  shippedName: 'Encoder of the app',
  shippedLead:
    'Reads your sources once in the background, and then finds passages that say in other words what you ask. It is fetched from where the app comes from, and kept for offline use.',
  shippedOrigin: (origin: string) => `Origin: ${origin}`,
  shippedFiles: 'Files and their SHA-256',
  shippedSwitch: 'Find passages by their meaning',
  shippedFetch: (bytes: number) => `Fetch it now (${size(bytes)})`,
  shippedState: {
    absent: 'Not fetched yet: that happens by itself while the app has nothing else to do.',
    metered: 'Not fetched yet: this connection may cost by the amount, so it waits for you.',
    off: 'Switched off',
    ready: 'Ready',
    serves: 'Finds passages now',
    unknown: 'What it is can’t be told before the server of the app can be reached.',
  },
  shippedReplaced: (name: string) => `${name} finds passages in its place`,
  shippedFetching: (share: string) => `Being fetched: ${share}`,
  shippedFailed: (reason: string) =>
    `The encoder that is part of the app can’t be used, so passages are found without it. ${reason}`,
  shippedTryAgain: 'Try again: encoder of the app',

  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  asking: 'Asking …',
  pause: 'Pause',
  pauseOf: (name: string) => `Pause the download of ${name}`,
  resume: 'Resume',
  resumeOf: (name: string) => `Resume the download of ${name}`,
  tryAgain: 'Try again',
  tryAgainOf: (name: string) => `Try again to download ${name}`,
  cancel: 'Cancel',
  cancelOf: (name: string) => `Cancel the download of ${name} and delete what has arrived`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  removed: (name: string) => `${name} was deleted.`,
  export: 'Save as file',
  exportOf: (name: string) => `Save as file: ${name}`,
  isHere: 'On this device',
  isComing: 'On its way',
  isReady: (name: string) => `${name} is on this device now.`,
  wasPaused: (name: string) => `The download of ${name} is paused.`,
  wasResumed: (name: string) => `${name} is being downloaded.`,
  hasStopped: (name: string) => `The download of ${name} has stopped.`,

  arrived: (here: number, all: number) => `${size(here)} of ${size(all)}`,
  progress({ step, bytesHere, bytes, bytesPerSecond, secondsLeft }: ModelProgress): string {
    if (step === 'retrying') return 'The connection broke. Trying again by itself …';
    if (step === 'checking') return 'Checking what has arrived …';
    const speed = bytesPerSecond === null ? '' : `, ${size(bytesPerSecond)} a second`;
    const left = secondsLeft === null ? '' : `, ${roughly(secondsLeft)} left`;
    return `${size(bytesHere)} of ${size(bytes)}${speed}${left}`;
  },
  file: ({ file, filesHere, files, fileBytesHere, fileBytes }: ModelProgress) =>
    `File ${Math.min(filesHere + 1, files)} of ${files}: ${file.slice(file.lastIndexOf('/') + 1)}, ${size(fileBytesHere)} of ${size(fileBytes)}`,
  progressLabel: (name: string) => `Download of ${name}`,

  browserAbout: 'kept and run by the browser, for all pages',
  browserFetch: 'Have the browser fetch it',
  browserWait: 'Wait for it here',
  browserHint:
    'Your browser downloads it from its maker, often several gigabytes, and decides how long it keeps it. Causeway takes no part in that.',
  browserFetching: (share: string) => `The browser is fetching it: ${share}`,
  browserFailed: (reason: string) =>
    `The browser could not fetch its model (${reason}). Check the network and the room on the disk, and try again.`,

  catalogueTitle: 'Choose a model',
  catalogueHint: 'Sizes are rounded. The hub of a model is asked for the exact size before anything is downloaded.',
  filterLabel: 'What the model does',
  variantLabel: (name: string) => `Weights of ${name}`,
  variantOption: (variant: string, bytes: number, needsF16: boolean) =>
    `${VARIANTS[variant] ?? variant}, ${size(bytes)}${needsF16 ? ' (needs 16-bit graphics)' : ''}`,
  about: (parameters: number) => weights(parameters),
  contextWindow: (tokens: number) => `reads ${figure(tokens)} tokens at once`,
  memory: (bytes: number) => `about ${size(bytes)} of memory while it works`,
  licence: (licence: string) => `Licence: ${licence}`,
  sourceText: 'More about it at Hugging Face',

  otherTitle: 'Another model from Hugging Face',
  otherHint:
    'Any sentence encoder, cross-encoder or chat model in ONNX form, or a chat model in MLC form with its library. Until you press Download, only the list of its files and its description are asked for.',
  otherLabel: 'Repository, as owner/name',
  otherPlaceholder: 'onnx-community/…',
  lookUp: 'Look it up',
  lookingUp: 'Asking Hugging Face …',
  offer: (name: string, task: string) => `${name}: ${task}`,

  filesTitle: 'Without a network',
  filesHint:
    'On a machine with a network, download a model, press “Save as file”, and carry the file here. Or copy a model’s folder: for ONNX with config.json, tokenizer.json and the .onnx file; for MLC with all its shards and the .wasm library. You can drop it anywhere on this page.',
  importFolder: 'Import a folder',
  importFile: 'Import a .zip or .tar',
  importing: 'Reading what is in it …',
  importLabel: 'Import',
  imported: (name: string) => `${name} is on this device now.`,
  stopImport: 'Stop',
  stoppedImport: 'The import was stopped. Nothing of it was kept.',
  dropModel: 'Drop to import this model',

  offline: 'This device is offline. Models that are here work; downloads go on when the network is back.',
  privacy:
    'The encoder that is part of the app comes from where the app comes from. Nothing else is asked of any network before you press Download, Resume or “Look it up”. Then only the model’s own files are fetched, from huggingface.co and, for compiled libraries, raw.githubusercontent.com.',
});
