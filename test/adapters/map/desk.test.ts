import { describe, expect, it } from 'vitest';
import { MapDesk } from '../../../src/adapters/map/desk.ts';
import { buffersOf } from '../../../src/adapters/map/overview.ts';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import { file, someWords, openTab, STORY } from '../library/in-process.ts';

const MORE = [
  file(
    'budget.txt',
    'Budget cuts reduced maintenance of the pumps. Poor maintenance caused pump failures every winter.',
  ),
  file('denied.txt', 'A cyber attack did not cause the citywide blackout.'),
];

async function mapped() {
  const store = new MemoryNotebookStore();
  const { library, idle, desk: ask } = await openTab(store);
  const { id } = await library.createNotebook('Test');
  const done = idle(id);
  await library.addFiles(id, [...STORY, ...MORE]);
  await done;
  const desk = new MapDesk(store, someWords);
  const overview = await desk.overview(id);
  const nodeOf = async (name: string) => {
    // A module may be named by the same phrase.
    const found = (await desk.search(id, name, 5)).find(({ level }) => level === 0);
    if (!found) throw new Error(`${name} is not among ${overview.names.join('; ')}`);
    return found.node;
  };
  return { id, desk, overview, library, idle, nodeOf, store, ask };
}

describe('the map of a notebook', () => {
  it('has one row for each node in every column, and everything it names exists', async () => {
    const { overview } = await mapped();
    const nodes = overview.names.length;
    for (const column of ['level', 'kind', 'weight', 'relations', 'gateCount', 'alphabetical', 'parent'] as const) {
      expect(overview[column], column).toHaveLength(nodes);
    }
    expect(overview.positions).toHaveLength(3 * nodes);
    expect(overview.circles).toHaveLength(nodes - overview.entityCount);
    expect([...overview.alphabetical].sort((a, b) => a - b)).toEqual([...overview.alphabetical.keys()]);
    for (const list of [overview.ties.pairs, overview.gates.from, overview.gates.to]) {
      for (const node of list) expect(overview.names[node]).toBeTypeOf('string');
    }
    expect(overview.documents).toHaveLength(5);
  });

  it('can be handed to another thread without a copy: every column has a buffer of its own', async () => {
    const { overview } = await mapped();
    const buffers = buffersOf(overview);
    expect(new Set(buffers).size).toBe(buffers.length);
    expect(structuredClone(overview, { transfer: buffers }).names).toEqual(overview.names);
    expect(overview.positions).toHaveLength(0);
  });

  it('says of an entity what sentences say of it, and quotes them as they stand', async () => {
    const { id, desk, nodeOf, store } = await mapped();
    const details = await desk.node(id, await nodeOf('citywide blackout'));
    if (details?.type !== 'entity') throw new Error('no entity');
    expect(details.causes.map(({ cause }) => cause.text).join()).toContain('Eastgate substation');
    expect(details.effects.map(({ effect }) => effect.text).join()).toContain('signal controllers');
    expect(details.otherStatements.map(({ kind }) => kind)).toEqual(['denied']);
    expect(details.sentenceCount).toBeGreaterThanOrEqual(details.sentences.length);
    for (const { documentId, start, end, text } of details.sentences) {
      expect((await store.readText(id, documentId)).slice(start, end).replace(/\s+/g, ' ')).toBe(text);
    }
    const [parent] = details.path;
    const module = await desk.node(id, parent!.node);
    if (module?.type !== 'module') throw new Error('no module');
    expect(module.members.map(({ name }) => name)).toContain(details.name);
    const inModule = new Set(module.members.map(({ node }) => node));
    expect(module.statements.length).toBeGreaterThan(0);
    for (const { kind, cause, effect } of module.statements) {
      expect(kind).toBe('causal');
      expect(inModule.has(cause.entity!.node) || inModule.has(effect.entity!.node)).toBe(true);
    }
  });

  it('says why each gate exists', async () => {
    const { id, desk, overview } = await mapped();
    expect(overview.gates.from.length).toBeGreaterThan(0);
    for (let gate = 0; gate < overview.gates.from.length; gate++) {
      const details = await desk.gate(id, gate);
      expect(details!.tier).toBe('builtin');
      expect(details!.from.node).toBe(overview.gates.from[gate]);
      expect(details!.evidence.length).toBeGreaterThan(0);
      for (const { sentence, cause, effect } of details!.evidence) {
        expect(sentence.text).toContain(cause.text);
        expect(sentence.text).toContain(effect.text);
      }
    }
    expect(await desk.gate(id, 10_000)).toBeNull();
    expect(await desk.node(id, 10_000)).toBeNull();
  });

  it('tells of several gates the sentence that made each', async () => {
    const { id, desk } = await mapped();
    const gates = await desk.gates(id, [0, 10_000]);
    const details = (await desk.gate(id, 0))!;
    expect(gates).toHaveLength(1);
    expect(gates[0]).toMatchObject({ gate: 0, from: details.from, to: details.to });
    expect(gates[0]!.statement).toEqual(details.evidence[0]);
  });

  it('says which gate the person made', async () => {
    const { id, desk, library, idle, ask } = await mapped();
    const found = (await desk.gate(id, 0))!;
    expect(found.byPerson).toBe(false);
    const modules = await ask.gateModules(id, { from: found.from.name, to: found.to.name, score: found.score });
    const done = idle(id);
    await library.correct(id, { kind: 'gate', verdict: 'added', from: modules!.to, to: modules!.from });
    await done;
    const { gates } = await desk.overview(id);
    const all = await Promise.all(Array.from(gates.from, (_, gate) => desk.gate(id, gate)));
    expect(all.filter((gate) => gate!.byPerson)).toMatchObject([
      { from: { name: modules!.to.title }, to: { name: modules!.from.title }, directed: true },
    ]);
  });

  it('draws a module with causes left of their effects', async () => {
    const { id, desk, overview, nodeOf } = await mapped();
    const module = overview.parent[await nodeOf('citywide blackout')]!;
    const diagram = (await desk.diagram(id, module))!;
    const x = new Map(diagram.boxes.map((box) => [box.entity.node, box.x]));
    expect(diagram.arrows.length).toBeGreaterThan(0);
    for (const { cause, effect, sentence } of diagram.arrows) {
      expect(x.get(cause)!).toBeLessThan(x.get(effect)!);
      expect(sentence.text.length).toBeGreaterThan(0);
    }
    for (const box of diagram.boxes) {
      expect(box.x + box.width / 2).toBeLessThanOrEqual(diagram.width + 1);
      expect(box.y + box.height / 2).toBeLessThanOrEqual(diagram.height + 1);
    }
    expect(await desk.diagram(id, 0)).toBeNull();
  });

  it('knows what is in a source', async () => {
    const { id, desk, overview, nodeOf, library } = await mapped();
    const budget = (await library.listDocuments(id)).find(({ name }) => name === 'budget.txt')!;
    const mask = await desk.inDocuments(id, [budget.id]);
    expect(mask[await nodeOf('pump failures')]).toBe(1);
    expect(mask[await nodeOf('gridlock')]).toBe(0);
    overview.parent.forEach((parent, node) => {
      if (mask[node] === 1 && parent >= 0) expect(mask[parent]).toBe(1);
    });
  });

  it('tells a question’s way: seeds, hops that go on from what was reached, the path and the verdicts', async () => {
    const { id, desk, overview } = await mapped();
    const { steps, generation } = await desk.replay(id, 'What caused the gridlock?');
    expect(generation).toBe(overview.generation);
    expect(steps[0]!.kind).toBe('seeds');
    const reached = new Set<number>();
    for (const { kind, nodes, links, gates } of steps) {
      if (kind === 'hop') {
        for (let i = 0; i < links.length; i += 2) {
          expect(reached.has(links[i]!)).toBe(true);
          expect(nodes).toContain(links[i + 1]);
        }
      }
      if (kind !== 'kept' && kind !== 'rejected') for (const node of nodes) reached.add(node);
      for (const gate of gates) expect(gate).toBeLessThan(overview.gates.from.length);
    }
    const path = steps.find(({ kind }) => kind === 'path')!;
    const named = path.nodes.map((node) => overview.names[node]!.toLowerCase()).join();
    expect(named).toContain('gridlock');
    const kept = steps.find(({ kind }) => kind === 'kept')!;
    expect(kept.sentences.map(({ sentence }) => sentence.text).join()).toContain('led to gridlock');
  });

  it('stays within what the question was limited to, and tells it as nodes of the whole map', async () => {
    const { id, desk, overview, library } = await mapped();
    const documents = await library.listDocuments(id);
    const [traffic, others] = [true, false].map((is) =>
      documents.filter(({ name }) => (name === 'traffic.txt') === is).map(({ id: one }) => one),
    );
    const scope = { documentIds: traffic! };
    const { steps } = await desk.replay(id, 'What caused the gridlock?', { scope });
    const sentences = steps.flatMap((step) => step.sentences.map(({ sentence }) => sentence));
    expect(sentences.length).toBeGreaterThan(0);
    for (const { documentId, text } of sentences) {
      expect(others).not.toContain(documentId);
      expect(text.length).toBeGreaterThan(10);
    }
    const there = await desk.inDocuments(id, traffic!);
    const nodes = new Set(steps.flatMap((step) => step.nodes));
    expect(nodes.size).toBeGreaterThan(0);
    for (const node of nodes) expect([overview.names[node], there[node]]).toEqual([overview.names[node], 1]);
  });

  it('tells what another system reached and retrieved, which judges nothing', async () => {
    const { id, desk } = await mapped();
    const { steps } = await desk.replay(id, 'What caused the gridlock?', { strategy: 'hipporag2' });
    expect(new Set(steps.map(({ kind }) => kind))).not.toContain('rejected');
    expect(steps.at(-1)!.kind).toBe('retrieved');
    expect(
      steps
        .at(-1)!
        .sentences.map(({ sentence }) => sentence.text)
        .join(' '),
    ).toContain('gridlock');
    expect(steps[0]!.kind).toBe('seeds');
  });

  it('leaves out what a question says that it knows', async () => {
    const { id, desk } = await mapped();
    const kept = async (question: string) =>
      (await desk.replay(id, question)).steps
        .filter(({ kind }) => kind === 'kept')
        .flatMap(({ sentences }) => sentences.map(({ sentence }) => sentence.text))
        .join(' ');
    expect(await kept('What led to the citywide blackout?')).toContain('substation');
    expect(
      await kept('Besides a fault at the Eastgate substation, what else led to the citywide blackout?'),
    ).not.toContain('substation');
  });

  it('shows nothing of a document that was taken out, and is new after the next index', async () => {
    const { id, desk, library, idle, nodeOf } = await mapped();
    const denied = (await library.listDocuments(id)).find(({ name }) => name === 'denied.txt')!;
    const done = idle(id);
    await library.removeDocuments(id, [denied.id]);
    const at = await nodeOf('citywide blackout');
    const before = await desk.node(id, at);
    expect(before?.type === 'entity' && before.otherStatements).toEqual([]);
    await done;
    expect(await desk.search(id, 'cyber attack', 5)).toEqual([]);
    await desk.release();
    expect((await desk.overview(id)).documents).not.toContain(denied.id);
  });

  it('says what to do where there is no index', async () => {
    const { desk, library } = await mapped();
    const { id } = await library.createNotebook('Empty');
    await expect(desk.overview(id)).rejects.toMatchObject({ code: 'index-missing' });
  });
});
