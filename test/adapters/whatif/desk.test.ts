import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { MapDesk } from '../../../src/adapters/map/desk.ts';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import type { IncomingFile } from '../../../src/rpc/contracts.ts';
import type { WhatIfEdit, WhatIfResult } from '../../../src/rpc/whatif.ts';
import { file, openTab, someWords } from '../library/in-process.ts';

const SAMPLE = new URL('../../../public/sample/', import.meta.url);
const sampleFiles = (): IncomingFile[] =>
  readdirSync(SAMPLE)
    .filter((name) => !name.endsWith('.json'))
    .map((name) => file(name, readFileSync(new URL(name, SAMPLE), 'utf8')));

async function opened(files: IncomingFile[]) {
  const store = new MemoryNotebookStore();
  const { library, idle } = await openTab(store);
  const { id } = await library.createNotebook('Test');
  const change = async (work: () => Promise<unknown>): Promise<void> => {
    const done = idle(id);
    await work();
    await done;
  };
  await change(() => library.addFiles(id, files));
  const desk = new MapDesk(store, someWords);
  const removal = async (name: string): Promise<WhatIfEdit> => {
    const [found] = await desk.findEvents(id, name, 1);
    if (!found) throw new Error(`No event is called ${name}.`);
    return { change: 'remove', target: found.target };
  };
  return { id, desk, library, store, change, removal };
}

const labels = ({ outcomes }: WhatIfResult, fate: string): string =>
  outcomes
    .filter((outcome) => outcome.fate === fate)
    .map(({ event }) => event.label)
    .join(' | ');

describe('what if, in the sample notebook', () => {
  let sample: Awaited<ReturnType<typeof opened>>;
  beforeAll(async () => void (sample = await opened(sampleFiles())));

  it('removes the root cause: the story up to the delays loses its support, with sentences of five documents', async () => {
    const { desk, id, removal, store } = sample;
    const result = await desk.whatIf(id, [await removal('fault at the Eastgate')]);
    const lost = labels(result, 'lost').toLowerCase();
    for (const event of ['blackout', 'signal controllers', 'flashing', 'gridlock', 'commute delays']) {
      expect(lost).toContain(event);
    }
    // “The signal controllers are down” says by itself that they are lowered.
    const down = result.outcomes.find(({ event }) => event.label.includes('are down'))!;
    expect(down.event).toMatchObject({ sign: -1, isLowered: false });
    const last = result.outcomes.find(({ event }) => event.label.includes('commute delays'))!;
    expect(last.basis).toBe('follows');
    const cited = last.way.flatMap(({ sentences }) => sentences);
    expect(new Set(cited.map(({ documentId }) => documentId)).size).toBeGreaterThanOrEqual(5);
    for (const { documentId, start, end, text } of cited) {
      expect((await store.readText(id, documentId)).slice(start, end).replace(/\s+/g, ' ')).toBe(text);
    }
    expect(result.confidence).toBe(Math.min(...result.outcomes.map(({ confidence }) => confidence)));
    expect(result.assumptions.map(({ kind }) => kind)).toContain('no-other-cause');
  });

  it('lists what is denied, and draws nothing from it', async () => {
    const { desk, id } = sample;
    const { contradictions, suggested, links } = await desk.whatIfOverview(id);
    expect(links).toBeGreaterThan(5);
    expect(contradictions.every(({ pro, contra }) => pro.length > 0 && contra.length > 0)).toBe(true);
    expect(suggested.map(({ events, effect }) => `${events[0]!.label} → ${effect.label}`).join(' | ')).toContain(
      'commute delays',
    );
    const [works] = await desk.findEvents(id, 'road works', 1);
    const details = await desk.whatIfDetails(id, works!.target);
    const [delays] = details!.effects.filter(({ effect }) => effect.label === 'commute delays');
    expect(delays).toMatchObject({ isFollowed: false, category: 'correlation' });
    expect(details!.effects.flatMap(({ against }) => against.map(({ text }) => text))).toContain(
      'The road works did not cause the commute delays.',
    );
  });

  it('removes a single link, and says how robust that link is', async () => {
    const { desk, id } = sample;
    const [gridlock] = await desk.findEvents(id, 'gridlock', 1);
    const details = await desk.whatIfDetails(id, gridlock!.target);
    expect(details!.chains[0]?.links.length).toBeGreaterThan(2);
    expect(details!.points.map(({ events }) => events[0]!.label).join(' | ')).toContain('blackout');
    const link = details!.effects.find(({ effect }) => effect.label.includes('commute delays'))!;
    const result = await desk.whatIf(id, [{ change: 'remove', target: link.target }]);
    expect(labels(result, 'lost')).toContain('commute delays');
    expect(result.robustness).toBe('fragile');
  });

  it('removes a gate of the map', async () => {
    const { desk, id } = sample;
    const { gates } = await desk.overview(id);
    const targets = await Promise.all([...gates.from.keys()].map((gate) => desk.gateTarget(id, gate)));
    expect(targets.length).toBeGreaterThan(0);
    const results = await Promise.all(
      targets.map((target) => desk.whatIf(id, [{ change: 'remove', target: target! }])),
    );
    expect(results.some(({ outcomes }) => outcomes.length > 0)).toBe(true);
    expect(await desk.gateTarget(id, 999)).toBeNull();
  });

  it('finds events by a part of their words, and the most told of without any', async () => {
    const { desk, id } = sample;
    expect((await desk.findEvents(id, 'BLACKOUT', 3))[0]!.label).toContain('blackout');
    expect(await desk.findEvents(id, '', 4)).toHaveLength(4);
    expect(await desk.findEvents(id, 'volcano', 4)).toEqual([]);
  });
});

describe('scenarios that outlive what they are about', () => {
  const FILES = [
    file('a.txt', 'Heavy rainfall caused a landslide above the village. The road has been closed since Monday.'),
    file('b.txt', 'The landslide led to road closures in the valley. Nobody was hurt.'),
    file('c.txt', 'Road closures caused shortages in the shops. The mayor thanked the drivers.'),
  ];

  it('say that their documents are gone, and work out the rest', async () => {
    const { desk, id, library, change, removal } = await opened(FILES);
    const edit = await removal('rainfall');
    expect(labels(await desk.whatIf(id, [edit]), 'lost')).toContain('shortages');
    const [first] = (await library.listDocuments(id)).filter(({ name }) => name === 'a.txt');
    await change(() => library.removeDocuments(id, [first!.id]));
    const result = await desk.whatIf(id, [edit, await removal('road closures')]);
    expect(result.edits.map(({ problem }) => problem)).toEqual(['documents-gone', null]);
    expect(labels(result, 'lost')).toContain('shortages');
    expect(await desk.whatIfDetails(id, edit.target)).toBeNull();
  });

  it('leave out documents that no question uses', async () => {
    const { desk, id, library, removal } = await opened(FILES);
    const edit = await removal('rainfall');
    const second = (await library.listDocuments(id)).find(({ name }) => name === 'b.txt')!;
    await library.updateDocuments(id, [second.id], { excluded: true });
    expect(labels(await desk.whatIf(id, [edit]), 'lost')).not.toContain('shortages');
  });

  it('say so when a correction has taken the event away', async () => {
    const { desk, id, library, change, removal } = await opened(FILES);
    const edit = await removal('rainfall');
    const [cause] = (await desk.findEvents(id, 'rainfall', 1))[0]!.target.places;
    const before = await desk.whatIf(id, [edit]);
    const sentence = before.outcomes[0]!.way[0]!.sentences[0]!;
    expect(sentence.documentId).toBe(cause!.documentId);
    await change(() =>
      library.correct(id, {
        kind: 'sentence',
        sentence: { documentId: sentence.documentId, start: sentence.start, end: sentence.end },
      }),
    );
    const after = await desk.whatIf(id, [edit]);
    expect(after.edits[0]!.problem).not.toBeNull();
    expect(after.outcomes).toEqual([]);
  });

  it('need an index', async () => {
    const store = new MemoryNotebookStore();
    const { library } = await openTab(store);
    const { id } = await library.createNotebook('Empty');
    await expect(new MapDesk(store, someWords).whatIf(id, [])).rejects.toMatchObject({ code: 'index-missing' });
  });
});
