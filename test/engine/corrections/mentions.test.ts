import { beforeAll, describe, expect, it } from 'vitest';
import { splitMentions, type MentionSplit } from '../../../src/engine/corrections/mentions.ts';
import { entityRef } from '../../../src/engine/corrections/surface-key.ts';
import type { Correction, MentionPlaces } from '../../../src/engine/corrections/types.ts';
import { mentionsOf } from '../../../src/engine/model/refine-analysis.ts';
import type { NotebookIndex } from '../../../src/engine/notebook/index-types.ts';
import { row } from '../../../src/engine/rows.ts';
import { notebookOf, type TestNotebook } from '../notebook/from-texts.ts';
import { buildCorrected, correction, sentenceRef } from './corrected-notebook.ts';

/** One word for a planet, a metal and a car, the last two within one document. */
const TEXTS = {
  sky: 'The probe flew past Mercury in spring. The heat of Mercury damaged the antenna.',
  lab: 'The doctor said that Mercury poisoned two workers. The driver said that Mercury lost a wheel.',
};
const WHEEL = 'The driver said that Mercury lost a wheel.';
const PLANET = 'Mercury (planet)';

let notebook: TestNotebook;

beforeAll(async () => {
  notebook = await notebookOf(TEXTS, { sky: 'Mercury', lab: 'Accidents' });
});

function entity(index: NotebookIndex, name: string): number {
  const found = index.entities.names.indexOf(name);
  if (found < 0) throw new Error(`There is no "${name}" among ${index.entities.names.join(', ')}.`);
  return found;
}

const mercury = () => entityRef(notebook.index.entities, entity(notebook.index, 'Mercury'));

function split(name: string, surface: string, within: MentionPlaces, of = mercury()): Correction {
  return correction({ kind: 'split', entity: of, leaving: { name, surfaces: [surface] }, within });
}

const planet = () => split(PLANET, 'mercury planet', { documentIds: ['sky'], sentences: [] });
const car = () =>
  split('Mercury cars', 'mercury car', { documentIds: [], sentences: [sentenceRef(TEXTS, 'lab', WHEEL)] });

const build = (...corrections: Correction[]) => buildCorrected(notebook, TEXTS, corrections);

/** The words of the sentences that mention an entity. */
function mentioning(index: NotebookIndex, name: string): string[] {
  return [...row(index.entities.sentences, entity(index, name))].map((sentence) => {
    const { ranges, document } = index.sentences;
    const text = TEXTS[index.documents.ids[document[sentence]!] as keyof typeof TEXTS];
    return text.slice(ranges[2 * sentence], ranges[2 * sentence + 1]);
  });
}

describe('mentions that are something else', () => {
  it('leave by document, title included, and by sentence', async () => {
    const { index, idle } = await build(planet(), car());
    expect(idle).toEqual([]);
    expect(mentioning(index, PLANET)).toEqual([
      'The probe flew past Mercury in spring.',
      'The heat of Mercury damaged the antenna.',
    ]);
    expect(mentioning(index, 'Mercury cars')).toEqual([WHEEL]);
    expect(mentioning(index, 'Mercury')).toEqual(['The doctor said that Mercury poisoned two workers.']);
  });

  it('are an entity that later corrections find: renamed, split again, merged back', async () => {
    const first = planet();
    const { index } = await build(first);
    const ref = entityRef(index.entities, entity(index, PLANET));
    expect(ref.surfaces).toEqual(['mercury planet']);
    const renamed = await build(first, correction({ kind: 'rename', entity: ref, name: 'The innermost planet' }));
    expect(renamed.index.entities.names).toContain('The innermost planet');
    const probe = sentenceRef(TEXTS, 'sky', 'The probe flew past Mercury in spring.');
    const again = await build(first, split('Flyby', 'flyby', { documentIds: [], sentences: [probe] }, ref));
    expect(mentioning(again.index, 'Flyby')).toEqual([probe.text]);
    const back = await build(first, correction({ kind: 'merge', entity: ref, into: mercury() }));
    expect(mentioning(back.index, 'Mercury')).toHaveLength(4);
  });

  it('leave nothing behind when all of them leave', async () => {
    const { index, idle } = await build(split('Hermes', 'herme', { documentIds: ['sky', 'lab'], sentences: [] }));
    expect(idle).toEqual([]);
    expect(index.entities.names).not.toContain('Mercury');
    expect(mentioning(index, 'Hermes')).toHaveLength(4);
  });

  it('stay as they are where the document or the sentence is gone', async () => {
    const gone = split('Hermes', 'herme', {
      documentIds: ['comets'],
      sentences: [{ ...sentenceRef(TEXTS, 'lab', WHEEL), text: 'The driver said nothing.' }],
    });
    const { index, idle } = await build(gone);
    expect(idle).toEqual([gone.id]);
    expect(index).toEqual(notebook.index);
    const [analysis] = notebook.analyses;
    expect(splitMentions(analysis!, TEXTS.sky, [gone as MentionSplit]).analysis).toBe(analysis);
  });

  it('change nothing of the analysis that was found', () => {
    const [analysis] = notebook.analyses;
    const before = structuredClone(analysis);
    const { analysis: changed, idle } = splitMentions(analysis!, TEXTS.sky, [planet() as MentionSplit]);
    expect(idle).toEqual([]);
    expect(analysis).toEqual(before);
    expect(mentionsOf(changed).map(({ start, end }) => [start, end])).toEqual(
      mentionsOf(analysis!).map(({ start, end }) => [start, end]),
    );
  });
});
