/** @file The bench as a person runs it: the table, the JSON, and one clear line with exit status 2 for bad input. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MODEL_CACHE, writeModels } from '../../src/cli/make-models/write.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

let folder: string;

const bench = (...args: string[]) => runCommand('bench', ['--no-encoder', ...args], { cwd: folder });

const DOCUMENTS = [
  { id: 'weather', title: 'Weather', text: 'Rain fell for nine days. The violent storm caused a huge landslide.' },
  { id: 'railway', title: 'Railway', text: 'The huge landslide led to the railway closure. Nobody was hurt.' },
  { id: 'bees', title: 'Bees', text: 'Bees make honey in summer. The hive is painted green.' },
];
const QUESTIONS = [
  {
    id: 'q1',
    question: 'Why was there a railway closure?',
    answers: ['The violent storm caused a huge landslide.'],
    evidence: [
      { doc: 'weather', start: 25, end: 67 },
      { doc: 'railway', start: 0, end: 46 },
    ],
    tags: ['multi-document'],
  },
  {
    id: 'q2',
    question: 'What do bees make?',
    answers: ['honey'],
    evidence: [{ doc: 'bees', start: 0, end: 26 }],
    tags: [],
  },
];

function write(file: string, records: readonly object[]): void {
  writeFileSync(path.join(folder, file), records.map((record) => `${JSON.stringify(record)}\n`).join(''));
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'causeway-bench-'));
  write('corpus.jsonl', DOCUMENTS);
  write('questions.jsonl', QUESTIONS);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('bench', { timeout: 120_000 }, () => {
  it('prints a row for each system and writes the figures', async () => {
    const { status, stdout } = await bench('--dataset', '.', '--systems', 'bm25,hugrag', '--json', 'figures.json');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^bm25 /m);
    expect(stdout).toMatch(/^hugrag gates off /m);
    const { datasets } = JSON.parse(readFileSync(path.join(folder, 'figures.json'), 'utf8'));
    expect(datasets).toHaveLength(1);
    expect(datasets[0].index).toMatchObject({ documents: 3, passages: 3 });
    const hugrag = datasets[0].systems.find(({ id }: { id: string }) => id === 'hugrag');
    expect(hugrag.questions).toBe(2);
    expect(hugrag.evidence['1000'].recall).toBe(1);
    expect(hugrag.passageRecall['5']).toBe(1);
    expect(hugrag.byTag['multi-document']).toMatchObject({ n: 1, evidence: { '1000': { recall: 1 } } });
    expect(hugrag.spurious['1000']).toBeNull();
    expect(hugrag.answerF1).toBeGreaterThan(0);
    expect(hugrag.retrieve.p50Ms).toBeGreaterThan(0);
    expect(hugrag.reachability).toBe(1);
    expect(Object.keys(hugrag.differences)).toEqual(['bm25', 'hugrag gates off']);
  });

  it('asks the questions of another folder, too, and tells who refuses them', async () => {
    const other = path.join(folder, 'other');
    mkdirSync(other);
    write('other/corpus.jsonl', [{ id: 'bees', title: 'Moon', text: 'The telescope showed craters on the moon.' }]);
    const evidence = [{ doc: 'bees', start: 0, end: 41 }];
    write('other/questions.jsonl', [
      { id: 'q1', question: 'What did the telescope show?', answers: ['craters'], evidence, tags: ['multi-document'] },
    ]);
    const asked = ['--dataset', '.', '--foreign', 'other', '--systems', 'naive,bm25,hugrag'];
    const { status, stdout } = await bench(...asked, '--json', 'foreign.json');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^foreign \(1\) .* answered +refused/m);
    const [{ systems }] = JSON.parse(readFileSync(path.join(folder, 'foreign.json'), 'utf8')).datasets;
    const [naive, bm25, hugrag] = systems;
    expect(naive.answers).toMatchObject({ answered: 0, refused: 1, hit: 0 });
    expect(bm25.answers.answered).toBe(1);
    expect(hugrag).toMatchObject({
      questions: 3,
      answers: { answered: 1, refused: 1 },
      evidence: { 1000: { recall: 1 } },
    });
    expect(hugrag.byTag.foreign).toMatchObject({ n: 1, answers: { answered: null, refused: 1 } });
    expect(hugrag.byTag.foreign.evidence['1000']).toEqual({ recall: null, precision: null });
    expect(hugrag.byTag['multi-document'].n).toBe(1);
  });

  it('reads files as the app does, finds evidence by its letters, and tells what the answers cite', async () => {
    mkdirSync(path.join(folder, 'files'));
    writeFileSync(
      path.join(folder, 'files', 'mill.md'),
      '# Mill\n\nThe **drought** caused an empty pond. The miller sang at noon.\n',
    );
    writeFileSync(path.join(folder, 'files', 'broken.pdf'), 'no PDF');
    const question = 'What caused an empty pond?';
    const about = (id: string, rest: object) => ({ id, question, answers: [], evidence: [], tags: [], ...rest });
    write('files.jsonl', [
      about('q1', { evidence: [{ doc: 'mill.md', quote: 'The drought caused an-empty pond' }], tags: ['why'] }),
      about('q2', {
        evidence: [{ doc: 'mill.md', quote: 'The miller sang at noon.' }],
        alternatives: [{ doc: 'mill.md', quote: 'The drought caused an empty pond.' }],
        spurious: [{ doc: 'mill.md', quote: 'The drought caused an empty pond.' }],
      }),
      about('q3', { question: 'Did the zeppelin land?', tags: ['unanswerable'] }),
      about('q4', { evidence: [{ doc: 'mill.md', quote: 'It never rained.' }] }),
    ]);
    const links = [
      { cause: 'E1', effect: 'E2', doc: 'mill.md', quote: 'The drought caused an empty pond.' },
      { cause: 'E2', effect: 'E1', doc: 'mill.md', quote: 'It never rained.' },
    ];
    const events = [
      { id: 'E1', what: 'It does not rain', names: ['the drought'] },
      { id: 'E2', what: 'The mill runs dry', names: ['an empty pond'] },
    ];
    writeFileSync(path.join(folder, 'graph.json'), JSON.stringify({ events, links }));
    const asked = [
      '--files',
      'files',
      '--questions',
      'files.jsonl',
      '--cache',
      'read.json',
      '--systems',
      'bm25,hugrag',
    ];
    const { status, stdout, stderr } = await bench(...asked, '--json', 'files-figures.json');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^answers cite +hit +first +precision +spurious +first doc +paths$/m);
    expect(stdout).toContain('causal links that are known: 1.000 found; of the causal statements 1.000 are of one');
    expect(stderr).toMatch(/broken\.pdf/);
    expect(stderr).toMatch(/^graph\.json: link 2: “It never rained\.” does not stand in “mill\.md”\.$/m);
    expect(stderr).toMatch(/^files\.jsonl:4: “It never rained\.” does not stand in “mill\.md”\.$/m);
    const [{ systems }] = JSON.parse(readFileSync(path.join(folder, 'files-figures.json'), 'utf8')).datasets;
    const hugrag = systems.find(({ id }: { id: string }) => id === 'hugrag');
    expect(hugrag.questions).toBe(3);
    const { hit, first, spurious, firstDocument, answered, refused } = hugrag.answers;
    expect({ hit, first, spurious, firstDocument, answered, refused }).toEqual({
      hit: 1,
      first: 1,
      spurious: 1,
      firstDocument: 1,
      answered: 1,
      refused: 1,
    });
    expect(hugrag.byTag.why.answers.hit).toBe(1);
    // One link makes no path.
    expect([hugrag.answers.paths, hugrag.answers.links]).toEqual([0, { found: 1, right: 1 }]);

    // What was read is kept: the same again, though a wrong cache is told.
    expect((await bench(...asked)).stdout).toContain('answers cite');
    writeFileSync(path.join(folder, 'graph.json'), '{"links": 3}');
    expect((await bench(...asked)).stderr).toContain('graph.json: This is no graph of events and links');
    writeFileSync(path.join(folder, 'read.json'), 'nonsense');
    const spoilt = await bench(...asked);
    expect([spoilt.status, spoilt.stderr]).toEqual([
      2,
      expect.stringContaining('read.json: This is no cache of files.'),
    ]);
  });

  it.each([
    [['--files', 'files'], 'Name one --questions FILE for each --files DIR.'],
    [['--files', 'files', '--questions', 'gone.jsonl'], 'gone.jsonl: There is no such file.'],
    [['--files', 'gone', '--questions', 'files.jsonl'], 'There is no file or folder "gone".'],
  ])('says what is missing of %j', async (asked, problem) => {
    const { status, stderr } = await bench(...asked);
    expect(status).toBe(2);
    expect(stderr).toContain(problem);
  });

  it('pools several sets', async () => {
    const sets = ['--dataset', '.', '--dataset', '.'];
    const { status, stdout } = await bench(...sets, '--systems', 'bm25', '--limit', '1', '--json', 'pooled.json');
    expect(status).toBe(0);
    expect(stdout).toContain('all sets pooled: 2 questions');
    const { datasets, pooled } = JSON.parse(readFileSync(path.join(folder, 'pooled.json'), 'utf8'));
    expect(datasets).toHaveLength(2);
    expect(pooled.systems[0].questions).toBe(2);
  });

  it('asks with a model, after it has read the notebook again, and tells what that cost', async () => {
    writeModels();
    const model = ['--model', path.join(MODEL_CACHE, 'tiny-chat'), '--refine', '3'];
    const asked = ['--dataset', '.', '--limit', '1', '--systems', 'naive,lightrag,graphrag-global,hugrag'];
    const { status, stdout, stderr } = await bench(...asked, ...model, '--json', 'modelled.json');
    expect(stderr).toContain('refining with up to 3 calls');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^a question costs +calls +tokens in/m);
    expect(stdout).toMatch(/^refining the index took 3 calls: .* for each 1,000 tokens read/m);
    const [{ indexing, systems }] = JSON.parse(readFileSync(path.join(folder, 'modelled.json'), 'utf8')).datasets;
    expect(indexing).toMatchObject({ calls: 3 });
    expect(indexing.tokensPerThousand).toBeCloseTo((1000 * indexing.tokens) / indexing.readTokens);
    expect(indexing.readTokens).toBeLessThanOrEqual(indexing.corpusTokens);
    const tasksOf = (id: string) =>
      systems.find((system: { id: string }) => system.id === id).cost.tasks.map(({ task }: { task: string }) => task);
    expect(systems.map(({ id }: { id: string }) => id)).toEqual(['naive', 'lightrag', 'graphrag-global', 'hugrag']);
    expect(tasksOf('naive')).toEqual(['from-memory']);
    expect(tasksOf('lightrag')).toEqual(['keywords', 'answer']);
    expect(tasksOf('graphrag-global')[0]).toBe('global-map');
    expect(tasksOf('hugrag')[0]).toBe('filter');
    for (const { cost } of systems) expect(cost.promptTokens).toBeGreaterThan(0);
  });

  it.each([
    ['no set', [], /--dataset DIR/],
    ['an unknown option', ['--dataset', '.', '--fast'], /--fast/],
    ['an unknown system', ['--dataset', '.', '--systems', 'bm25,oracle'], /"oracle".*bm25/],
    ['a limit that is no number', ['--dataset', '.', '--limit', 'few'], /--limit.*"few"/],
    ['a missing folder', ['--dataset', 'nowhere'], /nowhere\/corpus\.jsonl: There is no such file/],
    ['a model folder that is not there', ['--dataset', '.', '--model', 'nowhere'], /no model folder "nowhere"/],
    ['a model folder without a model', ['--dataset', '.', '--model', '.'], /There is no model in/],
    ['refining without a model', ['--dataset', '.', '--refine', '3'], /--refine needs a model/],
    ['a missing openie.jsonl', ['--dataset', '.', '--openie'], /openie\.jsonl: There is no such file/],
  ])('refuses %s in one line, with exit status 2', async (_, args, message) => {
    const { status, stdout, stderr } = await bench(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr.trimEnd()).not.toContain('\n');
    expect(stderr).toMatch(message);
  });

  it('names file and line of an offset outside the text', async () => {
    const broken = mkdtempSync(path.join(tmpdir(), 'causeway-bench-'));
    writeFileSync(path.join(broken, 'corpus.jsonl'), readFileSync(path.join(folder, 'corpus.jsonl')));
    const outside = { ...QUESTIONS[1], evidence: [{ doc: 'bees', start: 0, end: 999 }] };
    const lines = [QUESTIONS[0], outside].map((question) => JSON.stringify(question)).join('\n');
    writeFileSync(path.join(broken, 'questions.jsonl'), lines);
    const { status, stderr } = await bench('--dataset', broken);
    expect(status).toBe(2);
    expect(stderr).toMatch(/questions\.jsonl:2: .*999/);
    rmSync(broken, { recursive: true });
  });
});
