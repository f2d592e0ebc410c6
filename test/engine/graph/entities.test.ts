import { describe, expect, it } from 'vitest';
import { analyseDocument, type DocumentAnalysis } from '../../../src/engine/notebook/analysis.ts';
import { buildIndex } from '../../../src/engine/notebook/build.ts';
import { row } from '../../../src/engine/rows.ts';
import { notebookOf, plain, QUIET, type TestNotebook } from '../notebook/from-texts.ts';

const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());

/** The entity with this name or alias; −1 when there is none. */
function entityOf({ index: { entities } }: TestNotebook, name: string): number {
  const at = lower(entities.names).indexOf(name);
  if (at >= 0) return at;
  const alias = entities.aliases.indexOf(name);
  return alias < 0 ? -1 : entities.aliasEntity[alias]!;
}

/** Names of the entities that remain of the given surfaces, which all count as proper names. */
async function namesOf(text: string, surfaces: readonly string[]): Promise<string[]> {
  const analysis = analyseDocument('a', plain(text));
  const mentions = surfaces.flatMap((surface, key) => {
    const start = text.toLowerCase().indexOf(surface);
    return [0, start, start + surface.length, key];
  });
  const marked: DocumentAnalysis = {
    ...analysis,
    keys: [...surfaces],
    names: [...surfaces],
    kinds: new Uint8Array(surfaces.length).fill(1),
    mentions: Uint32Array.from(mentions),
    acronyms: new Uint32Array(),
    relations: new Int32Array(),
  };
  return (await buildIndex([marked], QUIET)).entities.names;
}

describe('mergeEntities', () => {
  it('takes singular and plural, in several documents, for one entity with all its sentences', async () => {
    const notebook = await notebookOf({
      a: 'The signal controller failed. Nobody noticed.',
      b: 'Two signal controllers were replaced. The last signal controller was repaired.',
    });
    const entity = entityOf(notebook, 'signal controller');
    expect(entity).toBeGreaterThanOrEqual(0);
    expect([...row(notebook.index.entities.sentences, entity)]).toEqual([0, 2, 3]);
    expect(lower(notebook.index.entities.names).filter((name) => name.startsWith('signal controller'))).toHaveLength(1);
  });

  it('takes an acronym and its long form for one entity, named in full', async () => {
    const notebook = await notebookOf({
      a: 'The Signal Control Network (SCN) went down at noon.',
      b: 'Technicians restarted the SCN. The SCN had no batteries.',
    });
    const entity = entityOf(notebook, 'signal control network');
    expect(entity).toBeGreaterThanOrEqual(0);
    expect(entityOf(notebook, 'scn')).toBe(entity);
    expect(lower(notebook.index.entities.names)[entity]).toContain('signal control network');
    expect([...row(notebook.index.entities.sentences, entity)]).toEqual([0, 1, 2]);
  });

  it('unites a misspelled name with the right one', async () => {
    const notebook = await notebookOf({
      a: 'Engineers inspected the Eastgate substation. The Eastgate substation is old.',
      b: 'The Eastgate subsation was closed.',
    });
    expect(entityOf(notebook, 'eastgate subsation')).toBe(entityOf(notebook, 'eastgate substation'));
  });

  it('keeps apart what differs by a number', async () => {
    const text = 'Diabetes type 1 is rare, and diabetes type 2 is common.';
    expect(await namesOf(text, ['diabetes type 1', 'diabetes type 2'])).toEqual(['diabetes type 1', 'diabetes type 2']);
  });

  it('leaves out common nouns that tie nothing together', async () => {
    const { index } = await notebookOf({ a: 'A kettle stood there. The drought caused the famine.' });
    const names = lower(index.entities.names);
    expect(names).not.toContain('kettle');
    expect(names.some((name) => name.includes('drought'))).toBe(true);
    expect(names.some((name) => name.includes('famine'))).toBe(true);
  });

  it('records every merged surface beside the entity that it went into', async () => {
    const notebook = await notebookOf({
      a: 'The Signal Control Network (SCN) failed. Signal controllers and a signal controller.',
    });
    const { names, aliases, aliasEntity } = notebook.index.entities;
    expect(aliasEntity).toHaveLength(aliases.length);
    for (const entity of aliasEntity) expect(entity).toBeLessThan(names.length);
    expect(new Set(aliases).size).toBe(aliases.length);
  });

  it('gives every entity its sentences in ascending order, and a vector', async () => {
    const { index } = await notebookOf({
      a: 'The storm damaged the harbour. The harbour wall broke. The storm passed.',
      b: 'The harbour was rebuilt after the storm.',
    });
    const { names, sentences } = index.entities;
    expect(names.length).toBeGreaterThan(1);
    expect(index.entityVectors.values).toHaveLength(names.length * index.entityVectors.dimensions);
    names.forEach((_, entity) => {
      const list = [...row(sentences, entity)];
      expect(list.length).toBeGreaterThan(0);
      expect(list).toEqual([...new Set(list)].sort((x, y) => x - y));
    });
  });

  it('takes what a title names for a name that is there, even where a sentence only begins with it', async () => {
    const { index } = await notebookOf(
      { a: 'Ceelmakoile is a town in the Hiran region.', b: 'The harvest failed.' },
      { a: 'Ceelmakoile' },
    );
    const entity = index.documents.titleEntity[0]!;
    expect(index.entities.names[entity]).toBe('Ceelmakoile');
    expect(index.entities.kinds[entity]).toBe(1);
    expect(index.documents.titleEntity[1]).toBe(-1);
  });

  it('does not take a title for a part of it that other documents name', async () => {
    const air = 'Clean air, fresh air and cold air came over the lake.';
    const { index } = await notebookOf(
      {
        a: `Air Tanzania was founded by the ministry in the air. ${air}`,
        b: `Tanzania was founded by the ministry in the air. ${air}`,
        c: 'Karl Popper studied in Vienna. Popper wrote about air in Vienna.',
      },
      { a: 'Air Tanzania', b: 'Tanzania', c: 'Karl Popper' },
    );
    const named = [...index.documents.titleEntity].map((entity) => index.entities.names[entity]);
    expect(named).toEqual(['Air Tanzania', 'Tanzania', expect.stringContaining('Popper')]);
  });
});
