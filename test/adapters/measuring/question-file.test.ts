import { describe, expect, it } from 'vitest';
import { readQuestionFile } from '../../../src/adapters/measuring/question-file.ts';

const read = (text: string | Uint8Array<ArrayBuffer>, name = 'set.csv') =>
  readQuestionFile({ name, blob: new Blob([text]) });
const messages = (problems: { line: number; message: string }[]) =>
  problems.map(({ line, message }) => `${line}: ${message}`);

describe('a question set as CSV', () => {
  it('is read by its headings, in any order and case', async () => {
    const { questions, problems } = await read(
      'Quote,QUESTION,Document,Answers\n"Rain, rain",Why mud?,log.txt,the rain | rain\n',
    );
    expect(problems).toEqual([]);
    expect(questions).toEqual([
      {
        line: 2,
        id: null,
        question: 'Why mud?',
        answers: ['the rain', 'rain'],
        evidence: [{ line: 2, document: 'log.txt', quote: 'Rain, rain', range: null }],
        alternatives: [],
        spurious: null,
        tags: [],
      },
    ]);
  });

  it('may have semicolons or tabs, a byte-order mark, and another encoding', async () => {
    for (const between of [';', '\t']) {
      const { questions } = await read(`\ufeffquestion${between}answer\r\nWarum?${between}Regen\r\n`);
      expect(questions).toMatchObject([{ question: 'Warum?', answers: ['Regen'] }]);
    }
    const latin = Uint8Array.from('question;answer\nWarum M\xfcll?;\xd6l\n', (letter) => letter.charCodeAt(0));
    expect((await read(latin)).questions).toMatchObject([{ question: 'Warum Müll?', answers: ['Öl'] }]);
  });

  it('adds rows of the same question up, and keeps those with different ids apart', async () => {
    const { questions } = await read(
      'id,question,answer,document,start,end\n,Why?,rain,a,0,5\n,Why?,rain,b,3,9\nx,Why?,,,,\n',
    );
    expect(questions).toHaveLength(2);
    expect(questions[0]!.answers).toEqual(['rain']);
    expect(questions[0]!.evidence.map(({ line, range }) => [line, range])).toEqual([
      [2, { start: 0, end: 5 }],
      [3, { start: 3, end: 9 }],
    ]);
    expect(questions[1]).toMatchObject({ id: 'x', evidence: [] });
  });

  it('counts lines, not rows, where cells hold line ends', async () => {
    const { questions, problems } = await read('question,quote\n"Why\nmud?","Rain\nand\nrain"\n\n,lost\nLast?,x\n');
    expect(messages(problems)).toEqual(['7: There is no question in this row.']);
    expect(questions.map(({ line }) => line)).toEqual([2, 8]);
  });

  it('leaves out offsets that are none, and goes on', async () => {
    const { questions, problems } = await read(
      'question,answer,document,start,end\nA?,a,d,9,3\nB?,b,d,x,4\nC?,c,d,1,4\n',
    );
    expect(problems.map(({ line, leftOut }) => [line, leftOut])).toEqual([
      [2, true],
      [3, true],
    ]);
    expect(questions.map(({ evidence }) => evidence.length)).toEqual([0, 0, 1]);
  });

  it('needs a column of questions', async () => {
    await expect(read('name,age\nMill,80\n')).rejects.toMatchObject({ code: 'file-unsupported' });
  });
});

describe('a question set as JSON Lines', () => {
  it('is read in the layout of the bench, by quote, and in short', async () => {
    const { questions, problems } = await read(
      [
        '{"id":"q1","question":"Why?","answers":["rain"],"evidence":[{"doc":"a","start":0,"end":5}],"alternatives":[{"doc":"c","quote":"mud"}],"spurious":[{"doc":"b","quote":"fair"}],"tags":["consistent"]}',
        '',
        '{"question":"How?","answer":"so","evidence":{"document":"a","text":"Rain"}}',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(questions).toEqual([
      {
        line: 1,
        id: 'q1',
        question: 'Why?',
        answers: ['rain'],
        evidence: [{ line: 1, document: 'a', quote: null, range: { start: 0, end: 5 } }],
        alternatives: [{ line: 1, document: 'c', quote: 'mud', range: null }],
        spurious: [{ line: 1, document: 'b', quote: 'fair', range: null }],
        tags: ['consistent'],
      },
      {
        line: 3,
        id: null,
        question: 'How?',
        answers: ['so'],
        evidence: [{ line: 3, document: 'a', quote: 'Rain', range: null }],
        alternatives: [],
        spurious: null,
        tags: [],
      },
    ]);
  });

  it.each([
    ['{"question":', 'This line is not valid JSON.'],
    ['"Why?"', 'This line is not a JSON object.'],
    ['{"question":" "}', '"question" is missing.'],
    ['{"question":"Why?","answers":3}', '"answers" must be a text or a list of texts.'],
    ['{"question":"Why?","tags":[1]}', '"tags" must be a list of texts.'],
    ['{"question":"Why?","evidence":["log.txt"]}', 'Each piece of evidence must be written as {"doc": …, "quote": …}.'],
    ['{"question":"Why?","evidence":[{"page":3}]}', 'Evidence needs "doc", the name of a document, or "quote".'],
    [
      '{"question":"Why?","evidence":[{"doc":"a","start":"0","end":5}]}',
      '"start" and "end" of evidence must be whole numbers, the first the smaller.',
    ],
  ])('says what is wrong with %s and reads the other lines', async (bad, message) => {
    const { questions, problems } = await read(
      `{"question":"First?","answer":"a"}\n${bad}\n{"question":"Last?","answer":"b"}`,
    );
    expect(problems).toEqual([{ line: 2, message, leftOut: true }]);
    const others = questions.filter(({ line }) => line !== 2).map(({ question }) => question);
    expect(others).toEqual(['First?', 'Last?']);
  });
});

describe('other files', () => {
  it.each([
    ['nothing', '', 'file-empty'],
    ['a JSON list', '[{"question":"Why?"}]', 'file-unsupported'],
    ['binary data', '\u0000\u0001\u0002\u0003\u0000\u0001\u0002\u0003', 'file-not-text'],
    ['more than 20 MB', ' '.repeat(20_000_001), 'file-too-large'],
  ])('with %s are refused with a reason', async (_name, text, code) => {
    await expect(read(text, 'set.jsonl')).rejects.toMatchObject({ code });
  });
});
