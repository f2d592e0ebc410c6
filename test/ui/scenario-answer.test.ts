import { describe, expect, it } from 'vitest';
import type { WhatIfEvent, WhatIfLink, WhatIfOutcome, WhatIfResult } from '../../src/rpc/whatif.ts';
import { outcomeGroups, scenarioQuestion } from '../../src/ui/whatif/outcome-words.ts';
import { scenarioAnswer } from '../../src/ui/whatif/scenario-answer.ts';
import { pathWhatIfs, stepWhatIfs } from '../../src/ui/whatif/step-what-ifs.ts';

const event = (number: number, label: string): WhatIfEvent => ({
  event: number,
  label,
  sign: 1,
  isLowered: false,
  role: 'intermediate',
  target: { kind: 'event', label, places: [{ documentId: 'd', start: number, end: number + 1 }] },
});
const link = (number: number, cause: WhatIfEvent, effect: WhatIfEvent): WhatIfLink => ({
  ...{ link: number, cause, effect, category: 'direct', strength: 6, isHedged: false, isFollowed: true },
  ...{ order: null, delay: '', amplifies: false, documents: 1, against: [] },
  sentences: [{ documentId: 'd', start: number, end: number + 9, text: `Sentence ${number}.`, score: 1, via: 'chain' }],
  target: { kind: 'link', label: '', places: [...cause.target.places, ...effect.target.places] },
});
const [rain, leak, jam] = [event(0, 'rain'), event(20, 'leak'), event(40, 'jam')];
const [first, second] = [link(0, rain, leak), link(20, leak, jam)];
const outcome = (more: Partial<WhatIfOutcome>): WhatIfOutcome => ({
  ...{
    event: leak,
    fate: 'lost',
    basis: 'follows',
    confidence: 6,
    before: 6,
    after: 0,
    steps: 1,
    way: [first],
    others: [],
  },
  ...more,
});
const result = (outcomes: WhatIfOutcome[], more: Partial<WhatIfResult> = {}): WhatIfResult => ({
  generation: 1,
  edits: [{ edit: { change: 'remove', target: rain.target }, problem: null }],
  outcomes,
  counts: { lost: 0, kept: 0, weakened: 0, reversed: 0, freed: 0 },
  ...{ brokenLoops: [], turnedLoops: [], assumptions: [], documents: 1, confidence: 6, heldAfter: 1, robustness: null },
  ...more,
});

describe('a scenario as an answer', () => {
  it('cites each sentence once, and says of each outcome how far it is borne out', () => {
    const { sentences, evidence, path } = scenarioAnswer(
      result([
        outcome({}),
        outcome({ event: jam, basis: 'assumed', steps: 2, way: [first, second] }),
        outcome({ event: jam, fate: 'kept', way: [], others: [second] }),
      ]),
      'What if?',
    );
    expect(sentences.slice(0, 3).map(({ citations }) => citations.map(({ number }) => number))).toEqual([
      [1],
      [1, 2],
      [2],
    ]);
    expect(sentences[0]!.caution).toContain('Follows from what they state');
    expect(sentences[1]!.caution).toContain('Assumed');
    expect(sentences[2]!.text).toBe('“jam” would keep: “leak”.');
    expect(evidence.map(({ text }) => text)).toEqual(['Sentence 0.', 'Sentence 20.']);
    expect(path.map(({ cause, effect, citation }) => [cause, effect, citation])).toEqual([
      ['rain', 'leak', 1],
      ['leak', 'jam', 2],
    ]);
  });

  it('says what does not count, and that nothing would change', () => {
    const edits = [{ edit: { change: 'remove' as const, target: rain.target }, problem: 'documents-gone' as const }];
    const { sentences } = scenarioAnswer(result([], { edits, confidence: null }), 'What if?');
    expect(sentences.map(({ text }) => text)).toEqual([
      expect.stringContaining('are gone') as string,
      'Nothing that the documents tell of would change.',
    ]);
  });

  it('groups outcomes by what bears them out', () => {
    const groups = outcomeGroups([outcome({ fate: 'kept' }), outcome({ basis: 'stated' }), outcome({})]);
    expect(groups.map(({ basis }) => basis)).toEqual(['stated', 'follows', 'kept']);
    expect(scenarioQuestion([{ change: 'weaken', target: jam.target }])).toBe('What if: “jam” weaker by half?');
  });
});

describe('what is lowered', () => {
  it('is told as such, unless its words say so themselves', () => {
    const pumps = { ...event(60, 'pumps'), sign: -1 as const, isLowered: true };
    const lowering = link(60, rain, pumps);
    const { sentences, path } = scenarioAnswer(result([outcome({ event: pumps, way: [lowering] })]), 'What if?');
    expect(sentences[0]!.text).toContain('“pumps” would not be prevented or lowered');
    expect(path[0]!.polarity).toBe(-1);
    const down = { ...event(60, 'pumps are down'), sign: -1 as const };
    const told = scenarioAnswer(result([outcome({ event: down, way: [link(60, rain, down)] })]), 'What if?');
    expect(told.sentences[0]!.text).toContain('“pumps are down” would lose its causes');
    expect(told.path[0]!.polarity).toBe(1);
  });
});

describe('ways from a path', () => {
  const citation = { number: 1, documentId: 'd', start: 0, end: 9, text: '' };
  const step = {
    cause: 'rain',
    effect: 'leak',
    citation: 1,
    sides: { cause: { start: 1, end: 2 }, effect: { start: 3, end: 4 } },
  };

  it('name cause and step by their places; without places the event is looked for', () => {
    const opened: unknown[] = [];
    const workspace = { openWhatIf: (about: unknown) => void opened.push(about) };
    for (const { run } of stepWhatIfs(workspace, step, citation)) run();
    for (const { run } of pathWhatIfs(workspace, [{ cause: 'rain', effect: 'leak', citation: 1 }], [citation])) run();
    expect(opened).toMatchObject([
      { edits: [{ target: { kind: 'event', places: [{ documentId: 'd', start: 1, end: 2 }] } }] },
      { edits: [{ target: { kind: 'link', places: [{ start: 1 }, { start: 3 }] } }] },
      { query: 'rain' },
    ]);
  });
});
