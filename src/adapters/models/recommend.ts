/**
 * @file Which models suit a machine, and why, in words. Pure: from the machine's facts and the catalogue alone. A software
 * adapter counts as no graphics processor.
 */
import type {
  CatalogueModel,
  CatalogueVariant,
  MachineFacts,
  MachineReport,
  ModelTask,
  Recommendation,
} from '../../rpc/model-manager.ts';

/** Share of the memory that a model may take, so that the browser and other programs have the rest. */
const MEMORY_SHARE = 0.25;
/** Assumed where the browser does not tell, in GB. */
const USUAL_MEMORY = 4;
const GB = 1e9;
/** Bytes that graphics processors of computers take as one piece at least; those of phones often less. */
const USUAL_PIECE = 2 ** 29;
/** Up to here, graphics processors of recent years answer about as fast as one reads; a rule of thumb, in weights. */
const READING_SPEED_PARAMETERS = 2e9;

/** What the machine can do, in words, with what suits it. */
export function report(machine: MachineFacts, catalogue: readonly CatalogueModel[]): MachineReport {
  const tasks: ModelTask[] = ['chat', 'embed', 'rerank'];
  const recommended = tasks.flatMap((task) => recommend(task, machine, catalogue) ?? []);
  const variants = Object.fromEntries(catalogue.map((model) => [model.repository, bestVariant(model, machine)]));
  return { machine, words: describe(machine), recommended, variants };
}

/** "340 MB", "1.2 GB" */
export function writtenSize(bytes: number): string {
  return bytes >= GB ? `${(bytes / GB).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`;
}

function hasGpu({ gpu }: MachineFacts): boolean {
  return gpu !== null && !gpu.software;
}

function describe(machine: MachineFacts): string[] {
  return [graphicsWords(machine), processorWords(machine), storageWords(machine)].filter(Boolean);
}

function graphicsWords(machine: MachineFacts): string {
  const { gpu } = machine;
  if (gpu === null) {
    return 'This browser offers web pages no graphics processor (WebGPU). Small models for finding passages run well without one; models that write answers would be very slow.';
  }
  if (gpu.software) {
    return 'The graphics processor that this browser offers is imitated by software. It is too slow for models, so Causeway does not choose it by itself.';
  }
  const name = gpu.name === '' ? '' : ` (${gpu.name})`;
  const f16 = gpu.f16
    ? 'It computes with 16-bit numbers, so the smaller variants of models run.'
    : 'It does not compute with 16-bit numbers, so models need their larger variants.';
  const piece = largestPiece(machine);
  const limit =
    piece < USUAL_PIECE
      ? ` It takes at most ${writtenSize(piece)} as one piece, so large models do not run on it.`
      : '';
  return `Models can run on the graphics processor${name}. ${f16}${limit}`;
}

function processorWords({ processors, threads, memoryGigabytes }: MachineFacts): string {
  const count = processors === 1 ? '1 processor core' : `${processors} processor cores`;
  const used = threads || processors === 1 ? '' : ', of which pages like this one can use only one';
  const memory = memoryGigabytes === null ? '' : ` and at least ${memoryGigabytes} GB of memory`;
  return `This machine has ${count}${memory}${used}.`;
}

function storageWords({ storage }: MachineFacts): string {
  if (storage === null) return '';
  const kept = storage.persistent
    ? 'What is stored stays until you delete it.'
    : 'If the disk fills up, the browser may clear it; Causeway asks to keep it when you download.';
  return `The browser offers this page about ${writtenSize(storage.free)} of storage. ${kept}`;
}

/** Null where nothing suitable fits. */
function recommend(
  task: ModelTask,
  machine: MachineFacts,
  catalogue: readonly CatalogueModel[],
): Recommendation | null {
  const candidates = catalogue.filter((model) => model.task === task);
  return task === 'chat' ? recommendChat(machine, candidates) : recommendEncoder(machine, candidates[0]);
}

/** Bytes that the graphics processor takes as one piece; without one there is no such limit. */
function largestPiece(machine: MachineFacts): number {
  return machine.gpu && hasGpu(machine) ? Math.min(machine.gpu.maxBufferBytes, machine.gpu.maxBindingBytes) : Infinity;
}

function fits(
  { parameters, largestMatrix }: CatalogueModel,
  variant: CatalogueVariant,
  machine: MachineFacts,
): boolean {
  const { gpu, storage, memoryGigabytes } = machine;
  const memory = (memoryGigabytes ?? USUAL_MEMORY) * GB * MEMORY_SHARE;
  if (variant.needsF16 && gpu?.f16 !== true) return false;
  // All weights of a variant take about the same room.
  if ((variant.bytes * largestMatrix) / parameters > largestPiece(machine)) return false;
  return variant.memory <= memory && (storage === null || variant.bytes <= storage.free);
}

/** The largest chat model that fits well; among equals the one that comes first in the catalogue. */
function recommendChat(machine: MachineFacts, candidates: readonly CatalogueModel[]): Recommendation | null {
  if (!hasGpu(machine)) return null;
  let best: { model: CatalogueModel; variant: CatalogueVariant } | null = null;
  for (const model of candidates) {
    // Models that may not be used for every purpose are a person's own choice.
    if (model.format !== 'mlc' || /no commercial use/i.test(model.licence)) continue;
    const variant = model.variants.find((candidate) => fits(model, candidate, machine));
    if (variant && (best === null || model.parameters > best.model.parameters)) best = { model, variant };
  }
  if (best === null) return null;
  const { model, variant } = best;
  const speed =
    model.parameters <= READING_SPEED_PARAMETERS
      ? 'It should answer at about reading speed.'
      : 'It should answer somewhat slower than one reads, and judge better than smaller ones.';
  const reason = `Writes answers and judges causes. ${speed}`;
  return { task: 'chat', repository: model.repository, variant: variant.variant, reason };
}

/**
 * Encoders: 16 bits on a graphics processor that can, exact on one that can't, 8 bits on the processor. Chat models: the smallest that
 * the machine can compute.
 */
function bestVariant(model: CatalogueModel, machine: MachineFacts): string {
  const f16 = hasGpu(machine) && machine.gpu?.f16 === true;
  const wanted = hasGpu(machine) ? (f16 ? 'fp16' : 'fp32') : 'q8';
  if (model.variants.some(({ variant }) => variant === wanted)) return wanted;
  const usable = model.variants.filter(({ needsF16 }) => f16 || !needsF16);
  return (usable.length > 0 ? usable : model.variants).reduce((best, other) =>
    other.bytes < best.bytes ? other : best,
  ).variant;
}

/** The best-known encoder, if it fits. */
function recommendEncoder(machine: MachineFacts, model: CatalogueModel | undefined): Recommendation | null {
  if (!model) return null;
  const variant = bestVariant(model, machine);
  if (!model.variants.some((candidate) => candidate.variant === variant && fits(model, candidate, machine)))
    return null;
  const where = hasGpu(machine) ? 'on the graphics processor' : 'without a graphics processor';
  const what =
    model.task === 'embed'
      ? 'Finds passages that say in other words what you ask'
      : 'Puts the passages that fit a question best first';
  const reason = `${what}, and runs fast ${where}.`;
  return { task: model.task, repository: model.repository, variant, reason };
}
