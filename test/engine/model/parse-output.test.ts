import { describe, expect, it } from 'vitest';
import { jsonPart, parseOutput, withoutThinking } from '../../../src/engine/model/parse-output.ts';
import { extractionPrompt } from '../../../src/engine/model/prompts/extraction.ts';
import { tripleRecognitionPrompt } from '../../../src/engine/model/prompts/triple-recognition.ts';

const relation = {
  sentence: 1,
  category: 'causal',
  from: 'rain',
  to: 'flood',
  direction: 'forward',
  polarity: 'raises',
  hedged: false,
};
const whole = JSON.stringify({ entities: [{ name: 'rain', type: 'term' }], relations: [relation] });

describe('the JSON in an output', () => {
  it.each([
    ['alone', whole],
    ['in a fence', `Here it is:\n\`\`\`json\n${whole}\n\`\`\`\nI hope this helps.`],
    ['after prose', `Sure! The relations are ${whole} as asked.`],
    ['after thinking', `<think>{"a": 1} is wrong, so</think>${whole}`],
    ['after thinking that the template opened', `the rain, hmm {x}</think>\n${whole}`],
    ['with single quotes and trailing commas', whole.replaceAll('"', "'").replace(']}', ',]}')],
    ['cut off inside its last item', whole.slice(0, -2) + ',{"sentence":2,"category":"cau'],
    ['with control characters between', `\u0007${whole.slice(0, 13)}\u0000${whole.slice(13)}`],
    ['without its closing brackets', whole.slice(0, -2)],
  ])('is read %s', (_how, output) => {
    expect(parseOutput(extractionPrompt, output)).toEqual(JSON.parse(whole));
  });

  it('is taken up to the partner of its first brace', () => {
    expect(jsonPart('{"a":"}"} {"b":2}')).toBe('{"a":"}"}');
  });

  it('is nothing inside a thought that never ends', () => {
    expect(withoutThinking('<think> I wonder {"kept":[1]}')).toBe('');
  });

  it.each([
    ['before, between and after thoughts', 'a<think>b</think>c<thinking>d</thinking>e', 'ace'],
    ['after a thought within a thought', '<think>a<think>b</think>c', 'c'],
    ['after what the template opened, and not what another thought left open', 'a</think>b<think>c', 'b'],
    ['after the last of several ends', 'a</think>b</think>c', 'c'],
  ])('is what stands %s', (_where, output, left) => {
    expect(withoutThinking(output)).toBe(left);
  });
});

describe('small slips', () => {
  it('are mended: numbers as text, other case, single things, flags as words', () => {
    const output = `{"entities": {"name": "rain", "type": "Term"}, "relations": [{"sentence": "1", "category": "Causal",
      "from": "rain", "to": "flood", "direction": "FORWARD", "polarity": "raises", "hedged": "false"}]}`;
    expect(parseOutput(extractionPrompt, output)).toEqual(JSON.parse(whole));
  });

  it('lose an item that can not be mended, not the others, and what is too many', () => {
    expect(parseOutput(tripleRecognitionPrompt, '{"kept":[1,"two",null,0,2.5,3]}')).toEqual({ kept: [1, 3] });
    const many = JSON.stringify({ kept: Array.from({ length: 500 }, (_, i) => i + 1) });
    expect(parseOutput(tripleRecognitionPrompt, many).kept).toHaveLength(16);
  });

  it('drop what was not asked for', () => {
    expect(parseOutput(tripleRecognitionPrompt, '{"kept":[],"__proto__":{"x":1},"note":"hi"}')).toEqual({ kept: [] });
  });
});

describe('an output that can not be used', () => {
  it.each([
    ['nothing', ''],
    ['prose', 'I am sorry, I can not do that.'],
    ['another shape', '{"answer": 42}'],
    ['a list in place of an object', '[1, 2]'],
  ])('is refused with the fault: %s', (_what, output) => {
    expect(() => parseOutput(tripleRecognitionPrompt, output)).toThrowError(
      expect.objectContaining({
        code: 'model-output-invalid',
        message: expect.stringMatching(/could not be used: \S/),
      }),
    );
  });

  // Both took a minute.
  it.each([
    ['thoughts that are opened and opened', '<think>'.repeat(60_000), /holds no JSON/],
    ['braces in braces', `{'relations': [${'{'.repeat(60_000)}`, /nested too deep/],
  ])('is refused in bounded time: %s', (_what, output, reason) => {
    expect(() => parseOutput(extractionPrompt, output)).toThrow(reason);
  });

  it('is refused in bounded time, however long it is', () => {
    const endless = `{"kept":[${'[[{"a":"'.repeat(200_000)}`;
    expect(() => parseOutput(tripleRecognitionPrompt, endless + 'x'.repeat(2_000_000))).not.toThrow(RangeError);
  });
});
