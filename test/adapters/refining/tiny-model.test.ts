/**
 * @file Prompts of every shape on a real engine with random weights, held to its schema: what comes out is nonsense, but it must be usable, and
 * nonsense must change nothing.
 */
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTransformersModel } from '../../../src/adapters/transformers/load.ts';
import { folderFiles } from '../../../src/cli/folder-files.ts';
import { loadGrammarLibrary } from '../../../src/cli/grammar-library.ts';
import { MODEL_CACHE, writeModels } from '../../../src/cli/make-models/write.ts';
import { askModel, chooseWith } from '../../../src/engine/model/ask-model.ts';
import { CostMeter } from '../../../src/engine/model/cost.ts';
import { spuriousFilterPrompt } from '../../../src/engine/model/prompts/causal-filter.ts';
import { entityRecognitionPrompt } from '../../../src/engine/model/prompts/entity-recognition.ts';
import { extractionPrompt } from '../../../src/engine/model/prompts/extraction.ts';
import { gatePrompt, GATE_CHOICES } from '../../../src/engine/model/prompts/gate.ts';
import { keywordsPrompt } from '../../../src/engine/model/prompts/keywords.ts';
import type { JsonPrompt } from '../../../src/engine/model/prompts/prompt.ts';
import { tripleRecognitionPrompt } from '../../../src/engine/model/prompts/triple-recognition.ts';
import type { LanguageModel } from '../../../src/engine/ports.ts';
import { TINY } from '../../contracts/tiny-models.ts';
import { smallWorld } from '../../engine/model/small-world.ts';
import { causalLinks, indexOf, readWorld, refinerOf } from './world-notebook.ts';

let model: LanguageModel;

beforeAll(async () => {
  writeModels();
  const files = folderFiles(path.join(MODEL_CACHE, TINY.chat.id));
  const running = { files, device: 'cpu', surroundings: null } as const;
  const { port } = await loadTransformersModel(TINY.chat, running, loadGrammarLibrary);
  model = port as LanguageModel;
}, 60_000);

const question = 'Why did the dam break?';
const filter = {
  question,
  items: [{ id: 'E1', text: 'Rain broke the dam.' }],
  mostKept: 4,
  mostSpurious: 4,
  mostWords: 20,
};
const prompts: [JsonPrompt<never, unknown>, unknown][] = [
  [extractionPrompt, { title: 'Dams', sentences: ['Rain caused the flood.', 'The dam broke.'] }],
  [spuriousFilterPrompt, filter],
  [keywordsPrompt, { question }],
  [tripleRecognitionPrompt, { question, facts: [{ subject: 'rain', relation: 'causes', object: 'flood' }] }],
  [entityRecognitionPrompt, { question, candidates: ['dam', 'rain'] }],
];

describe('a real engine with random weights', () => {
  it.each(prompts.map(([prompt, input]) => [prompt.task, prompt, input] as const))(
    'gives a usable output for %s at the first try',
    async (_task, prompt, input) => {
      const asked = await askModel({ model, meter: new CostMeter() }, prompt, input as never, () => null);
      expect(asked).toMatchObject({ tier: 'model', origin: { model: model.id } });
    },
    60_000,
  );

  it('gives a probability for a gate with one token', async () => {
    const meter = new CostMeter();
    const [yes] = await chooseWith({ model, meter }, gatePrompt, { a: 'Rain.', b: 'Flood.' }, GATE_CHOICES);
    expect(yes).toBeGreaterThan(0);
    expect(yes).toBeLessThan(1);
    expect(meter.tasks()[0]!.outputTokens).toBe(1);
  });

  it('refines nothing for the worse', async () => {
    const world = smallWorld(8, 1, 2);
    const notebook = await readWorld(world);
    const before = causalLinks(world, notebook, await indexOf(notebook.store));
    const { refiner, progress } = refinerOf(notebook, model);
    await refiner.run();
    expect(progress.at(-1)).toMatchObject({ phase: 'done', totals: { passages: Object.keys(world.texts).length } });
    expect(causalLinks(world, notebook, await indexOf(notebook.store))).toEqual(before);
    await notebook.tab.library.close();
  }, 120_000);
});
