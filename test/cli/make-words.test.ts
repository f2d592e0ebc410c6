/** @file Word vectors: gradients, components, the training of a tiny encoder's, the file, and what they are trained on. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { Adam } from '../../src/cli/make-encoder/words/adam.ts';
import { Contrast } from '../../src/cli/make-encoder/words/contrast.ts';
import { makeWords } from '../../src/cli/make-encoder/words/make-words.ts';
import { normaliseRows, rowOf, zeros, type Matrix } from '../../src/cli/make-encoder/words/matrix.ts';
import { documentsFound } from '../../src/cli/make-encoder/words/measure.ts';
import { wordsNotice } from '../../src/cli/make-encoder/words/notice.ts';
import { bagsOf, inverseFrequencies, understoodPieces } from '../../src/cli/make-encoder/words/pieces.ts';
import { eigenvectorsOf, principalProjection, project } from '../../src/cli/make-encoder/words/principal.ts';
import { dotsOfRows, weightedRows } from '../../src/cli/make-encoder/words/products.ts';
import { passagesOf, trainingTexts } from '../../src/cli/make-encoder/words/texts.ts';
import { wordsFile } from '../../src/cli/make-encoder/words/words-file.ts';
import { glossesOf } from '../../src/cli/make-encoder/words/wordnet.ts';
import { CausewayError } from '../../src/engine/errors.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { WordVectors } from '../../src/engine/vector/word-vectors.ts';
import { MeaningEncoder } from '../fixtures/meaning-encoder.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'causeway-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

function randomMatrix(rows: number, dimensions: number, seed: number): Matrix {
  const random = seededRandom(seed);
  return { rows, dimensions, values: Float32Array.from({ length: rows * dimensions }, () => random() * 2 - 1) };
}

const copyOf = (matrix: Matrix): Matrix => ({ ...matrix, values: matrix.values.slice() });

const dotOf = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

describe('products of matrices', () => {
  test.each([1, 4, 7])('%i rows on the other side', (rows) => {
    const [left, right] = [randomMatrix(3, 5, 1), randomMatrix(rows, 5, 2)];
    const dots = zeros(3, rows);
    dotsOfRows(left, right, dots);
    const sums = zeros(3, 5);
    weightedRows(dots, right, sums);
    for (let row = 0; row < 3; row++) {
      for (let other = 0; other < rows; other++) {
        expect(rowOf(dots, row)[other]).toBeCloseTo(dotOf(rowOf(left, row), rowOf(right, other)), 5);
      }
      for (let i = 0; i < 5; i++) {
        let sum = 0;
        for (let other = 0; other < rows; other++) sum += rowOf(dots, row)[other]! * rowOf(right, other)[i]!;
        expect(rowOf(sums, row)[i]).toBeCloseTo(sum, 5);
      }
    }
  });
});

describe('the loss', () => {
  const [texts, dimensions, temperature] = [6, 5, 0.5];
  const targets = normaliseRows(randomMatrix(texts, dimensions, 3));
  const sums = randomMatrix(texts, dimensions, 4);
  const lossOf = (at: Matrix): number => new Contrast(texts, dimensions, temperature).backward(copyOf(at), targets);

  test('is as in the formula', () => {
    const units = normaliseRows(copyOf(sums));
    const likeness = (a: number, b: number) => dotOf(rowOf(units, a), rowOf(targets, b)) / temperature;
    let expected = 0;
    for (let i = 0; i < texts; i++) {
      let [row, column] = [0, 0];
      for (let j = 0; j < texts; j++) {
        row += Math.exp(likeness(i, j));
        column += Math.exp(likeness(j, i));
      }
      expected -= (2 * likeness(i, i) - Math.log(row) - Math.log(column)) / (2 * texts);
    }
    expect(lossOf(sums)).toBeCloseTo(expected, 5);
  });

  test('its gradient is what finite differences give', () => {
    const gradient = copyOf(sums);
    new Contrast(texts, dimensions, temperature).backward(gradient, targets);
    const step = 1e-2;
    sums.values.forEach((value, at) => {
      const [more, less] = [copyOf(sums), copyOf(sums)];
      more.values[at] = value + step;
      less.values[at] = value - step;
      expect(gradient.values[at]).toBeCloseTo((lossOf(more) - lossOf(less)) / (2 * step), 3);
    });
  });

  test('a text without pieces has no direction to move to', () => {
    const empty = copyOf(sums);
    rowOf(empty, 2).fill(0);
    const loss = new Contrast(texts, dimensions, temperature).backward(empty, targets);
    expect(Number.isFinite(loss)).toBe(true);
    expect(Array.from(rowOf(empty, 2), Math.abs)).toEqual([0, 0, 0, 0, 0]);
    expect(Array.from(empty.values).every(Number.isFinite)).toBe(true);
  });
});

test('Adam: the first step is as long as the rate, later ones follow the paper, rows without gradients stay', () => {
  const table = zeros(2, 2);
  const adam = new Adam(table);
  adam.add(0, Float32Array.of(4, -0.001));
  adam.step(0.1);
  expect(table.values[0]).toBeCloseTo(-0.1, 5);
  expect(table.values[1]).toBeCloseTo(0.1, 4);
  adam.add(0, Float32Array.of(1, 0));
  adam.step(0.1);
  const first = (0.9 * 0.1 * 4 + 0.1 * 1) / (1 - 0.9 ** 2);
  const second = (0.999 * 0.001 * 16 + 0.001 * 1) / (1 - 0.999 ** 2);
  expect(table.values[0]).toBeCloseTo(-0.1 - (0.1 * first) / Math.sqrt(second), 5);
  expect(Array.from(rowOf(table, 1))).toEqual([0, 0]);
});

describe('principal components', () => {
  test('eigenvectors are turned onto themselves, as long as their eigenvalues', () => {
    const size = 6;
    const half = randomMatrix(size, size, 5).values;
    const matrix = Float64Array.from({ length: size * size }, (_, at) => {
      const [row, column] = [Math.floor(at / size), at % size];
      return half[row * size + column]! + half[column * size + row]!;
    });
    const { values, vectors } = eigenvectorsOf(matrix.slice(), size);
    values.forEach((value, at) => {
      const vector = vectors.subarray(at * size, (at + 1) * size);
      for (let row = 0; row < size; row++) {
        const turned = vector.reduce((sum, part, i) => sum + part * matrix[row * size + i]!, 0);
        expect(turned).toBeCloseTo(value * vector[row]!, 8);
      }
    });
  });

  test('vectors that differ along a line keep their order on it', () => {
    const direction = [0.6, 0, 0.8];
    const vectors = zeros(5, 3);
    for (let row = 0; row < 5; row++) {
      rowOf(vectors, row).set(direction.map((part, i) => part * (row - 1.5) + (i === 1 ? 7 : 0)));
    }
    const projection = principalProjection(vectors, 1);
    expect(Array.from(rowOf(projection.components, 0), Math.abs)).toEqual(
      direction.map((part) => expect.closeTo(part, 5)),
    );
    const signs = Array.from(project(vectors, projection).values, Math.sign);
    expect([signs, signs.map((sign) => -sign)]).toContainEqual([-1, -1, expect.anything(), 1, 1]);
  });
});

describe('pieces', () => {
  test('those of foreign scripts, those that no text is cut into and those of the encoder itself get none', () => {
    const vocabulary = ['[PAD]', '[unused7]', '!', '##!', 'pump', '##s', '##²', 'α', 'б', '日', '##ا', '°c', 'न', '한'];
    expect(understoodPieces(vocabulary)).toEqual(['!', 'pump', '##s', '##²', 'α']);
  });

  test('texts are cut as in search, and rare pieces weigh more', () => {
    const pieces = ['pump', '##s', 'fail', '.'];
    const bags = bagsOf(['Pumps fail.', 'A pump!', '', 'Pump, pump'], pieces);
    expect(Array.from(bags.starts)).toEqual([0, 4, 5, 5, 7]);
    expect(Array.from(bags.pieces)).toEqual([0, 1, 2, 3, 0, 0, 0]);
    const rare = Math.log(5 / 2);
    expect(Array.from(inverseFrequencies(bags, 4))).toEqual(
      [Math.log(5 / 4), rare, rare, rare].map((value) => expect.closeTo(value, 5)),
    );
  });
});

test('the file is read as it was written, to the precision of its bytes', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 9 }), (seed, dimensions) => {
      const pieces = ['pump', '##s', 'é'.normalize('NFD')[0]!, '!'];
      const table = randomMatrix(pieces.length, dimensions, seed);
      rowOf(table, 3).fill(0);
      const words = WordVectors.parse(wordsFile(pieces, table));
      const sum = words.vectorOf('Pumps');
      const [first, second] = [rowOf(table, 0), rowOf(table, 1)];
      // Half a step of each row's scale.
      const wrong = [first, second].reduce((most, row) => most + Math.max(...row.map(Math.abs)) / 127 / 2, 1e-6);
      sum.forEach((value, i) => expect(Math.abs(value - first[i]! - second[i]!)).toBeLessThanOrEqual(wrong));
      expect(Array.from(words.vectorOf('!'))).toEqual(new Array(dimensions).fill(0));
    }),
  );
});

describe('making word vectors', () => {
  const words =
    'physician doctor medic hospital clinic strike walkout wages pay vessel ship storm gale harvest crop drought dryness the of at'.split(
      ' ',
    );
  const random = seededRandom(9);
  const texts = Array.from({ length: 200 }, () =>
    Array.from({ length: 5 }, () => words[Math.floor(random() * words.length)]).join(' '),
  );

  async function make(cache: string): Promise<{ bytes: Uint8Array; lines: string[]; embedded: number }> {
    const encoder = new MeaningEncoder();
    const lines: string[] = [];
    const bytes = await makeWords({
      encoder,
      weights: 'abc',
      vocabulary: ['[CLS]', ...words],
      texts,
      cache: path.join(folder, cache),
      dimensions: 16,
      training: { epochs: 6, batch: 20, temperature: 0.1, rate: 0.02, dropped: 0.2, seed: 1 },
      measured: [
        {
          name: 'own',
          documents: [
            ...[
              'physician walkout',
              'ship gale',
              'crop dryness',
              'clinic wages',
              'storm harvest',
              'hospital pay storm',
            ].map((text, i) => ({
              id: `d${i}`,
              title: '',
              text,
            })),
          ],
          questions: [
            {
              id: 'q',
              question: 'vessel storm',
              answers: [],
              evidence: [{ documentId: 'd1', start: 0, end: 4 }],
              alternatives: [],
              spurious: null,
              tags: [],
            },
          ],
          extractions: null,
        },
      ],
      say: (line) => lines.push(line),
    });
    return { bytes, lines, embedded: encoder.passages.length };
  }

  test('lowers the loss, finds documents, gives the same bytes again, and embeds nothing twice', async () => {
    const { bytes, lines, embedded } = await make('one');
    const losses = lines.flatMap((line) => /loss ([\d.]+)/.exec(line)?.[1] ?? []).map(Number);
    expect(losses).toHaveLength(6);
    expect(losses.at(-1)).toBeLessThan(losses[0]! * 0.8);
    expect(lines.at(-1)).toBe('own, right document among the first five, after training: 1.000');
    expect(embedded).toBeGreaterThan(200);

    const again = await make('one');
    expect(again.embedded).toBe(0);
    expect(Buffer.from(again.bytes).equals(bytes)).toBe(true);
    const anew = await make('two');
    expect(anew.embedded).toBe(embedded);
    expect(Buffer.from(anew.bytes).equals(bytes)).toBe(true);

    const vectors = WordVectors.parse(bytes);
    const like = (a: string, b: string) => {
      const [first, second] = [vectors.vectorOf(a), vectors.vectorOf(b)];
      return dotOf(first, second) / Math.sqrt(dotOf(first, first) * dotOf(second, second));
    };
    expect(like('ship gale', 'vessel storm')).toBeGreaterThan(0.8);
    expect(like('ship gale', 'wages pay')).toBeLessThan(0.5);
  });
});

test('the right document counts when it is among the first five, whatever its id', () => {
  const pieces = ['a', 'b'];
  const table: Matrix = { rows: 2, dimensions: 2, values: Float32Array.of(1, 0, 0, 1) };
  const texts = ['a', 'a a b', 'a a', 'a a a b', 'a a a', 'b b b a', 'b b b b a', 'b'];
  const found = (docs: string[]) =>
    documentsFound(
      {
        name: 'own',
        documents: texts.map((text, i) => ({ id: `d${i}`, title: '', text })),
        questions: [
          {
            id: 'q',
            question: 'b',
            answers: [],
            evidence: docs.map((documentId) => ({ documentId, start: 0, end: 1 })),
            alternatives: [],
            spurious: null,
            tags: [],
          },
        ],
        extractions: null,
      },
      WordVectors.parse(wordsFile(pieces, table)),
    );
  expect(found(['d7'])).toBe(1);
  expect(found(['d7', 'd4'])).toBe(0.5);
  expect(found(['d4'])).toBe(0);
});

describe('texts', () => {
  test('passages are whole sentences, none longer than it need be', () => {
    const sentence = `Every ${'word '.repeat(99)}end.`;
    const passages = passagesOf(Array.from({ length: 5 }, () => sentence).join(' '));
    expect(passages).toEqual([`${sentence} ${sentence}`, `${sentence} ${sentence}`, sentence]);
  });

  test('glosses stand with their words', () => {
    const data = [
      '  1 This software and database is being provided to you | under a licence',
      '00001740 29 v 03 breathe 0 take_a_breath 0 galore(ip) 0 001 * 00005041 v 0000 01 + 02 00 | draw air into the lungs; "I can breathe"  ',
    ].join('\n');
    expect(glossesOf(data)).toEqual(['breathe; take a breath; galore: draw air into the lungs; "I can breathe"']);
  });

  test('a set that is missing is named, and sets can be left out', () => {
    const data = path.join(folder, 'data');
    for (const name of [
      'pubmed-qa',
      'musique-100',
      'qed-sentences',
      'covid-papers',
      'papers-train',
      'question-wordings-train',
    ]) {
      mkdirSync(path.join(data, name), { recursive: true });
      writeFileSync(path.join(data, name, 'questions.jsonl'), JSON.stringify({ id: 'q', question: `Why ${name}?` }));
      const document = { id: 'd', title: name, text: 'The pump failed in the night. Nobody was there to notice that.' };
      writeFileSync(path.join(data, name, 'corpus.jsonl'), JSON.stringify(document));
    }
    expect(() => trainingTexts(data, 'holisqa')).toThrow(CausewayError);
    expect(() => trainingTexts(data, 'holisqa')).toThrow('pairs.jsonl');
    mkdirSync(path.join(data, 'e-care'));
    writeFileSync(
      path.join(data, 'e-care/pairs.jsonl'),
      JSON.stringify({ cause: 'Rain.', effect: 'Mud.', explanation: 'Water.' }),
    );
    mkdirSync(path.join(data, 'causal-news-train'));
    writeFileSync(path.join(data, 'causal-news-train/sentences.jsonl'), JSON.stringify({ text: 'It rained.' }));
    const texts = new Map<string, string[]>();
    for (const group of trainingTexts(data, 'holisqa')) {
      texts.set(group.set, [...(texts.get(group.set) ?? []), ...group.texts]);
    }
    expect(texts.get('e-care')).toEqual(['Rain.', 'Mud.', 'Water.']);
    expect(texts.get('causal-news-train')).toEqual(['It rained.']);
    expect(texts.get('papers-train')).toEqual(['Why papers-train?']);
    expect([...(texts.get('pubmed-qa') ?? [])].sort()).toEqual([
      'Nobody was there to notice that.',
      'The pump failed in the night.',
      'Why pubmed-qa?',
      'pubmed-qa. The pump failed in the night. Nobody was there to notice that.',
    ]);
  });
});

test('what the vectors were made from is told with its licence', () => {
  const notice = wordsNotice('all-MiniLM-L6-v2').join('\n');
  expect(notice).toContain('all-MiniLM-L6-v2');
  for (const source of ['PubMedQA: MIT', 'CC BY-SA 3.0', 'WordNet License', 'Princeton University']) {
    expect(notice).toContain(source);
  }
});
