import { describe, expect, it } from 'vitest';
import type { DocumentInfo } from '../../src/rpc/contracts.ts';
import { scopeChips } from '../../src/ui/cells/scope-chips.ts';
import { countChosen, isOpen, parseChoice, scopeOf } from '../../src/ui/state/scope.ts';
import { documentInfo } from '../fixtures/records.ts';

const document = (id: string, more: Partial<DocumentInfo> = {}) => documentInfo(id, `${id}.txt`, more);

const documents = [
  document('a', { tags: ['law'], date: '2020' }),
  document('b', { tags: ['law', 'draft'], fileDate: '2021-05' }),
  document('c'),
  document('d', { status: 'failed', tags: ['law'] }),
];
const module = { title: 'Bees', entities: ['bees'] };

describe('scopeOf', () => {
  it('is nothing where nothing is limited', () => {
    expect(scopeOf({}, documents, [])).toBeUndefined();
    expect(scopeOf({ documentIds: [], tags: [], modules: [], from: '', to: '' }, documents, [])).toBeUndefined();
  });

  it('takes what is named or has a tag, and of these what lies within the dates', () => {
    expect(scopeOf({ documentIds: ['c'], tags: ['draft'] }, documents, [])).toEqual({ documentIds: ['b', 'c'] });
    expect(scopeOf({ tags: ['law'], from: '2021' }, documents, [])).toEqual({ documentIds: ['b'] });
    expect(scopeOf({ to: '2020-06' }, documents, [])).toEqual({ documentIds: ['a'] });
    expect(scopeOf({ documentIds: ['gone'] }, documents, [])).toEqual({ documentIds: [] });
  });

  it('always leaves out what no question uses, and hands modules on', () => {
    expect(scopeOf({}, documents, ['a'])).toEqual({ excludeDocumentIds: ['a'] });
    expect(scopeOf({ modules: [module] }, documents, [])).toEqual({ modules: [module] });
  });
});

describe('a choice', () => {
  it('counts the sources that can be asked', () => {
    expect(countChosen({}, documents)).toBe(3);
    expect(countChosen({ tags: ['law'] }, documents)).toBe(2);
  });

  it('is open until something is chosen', () => {
    expect(isOpen({})).toBe(true);
    expect(isOpen({ tags: [] })).toBe(true);
    expect(isOpen({ from: '2020' })).toBe(false);
  });

  it('survives being kept, and anything that can stand in its place', () => {
    const choice = { tags: ['law'], modules: [module] };
    expect(parseChoice(JSON.stringify(choice))).toEqual(choice);
    for (const kept of [null, '', '{', 'null', '3', '"x"']) expect(isOpen(parseChoice(kept))).toBe(true);
  });

  it('is shown part by part, each with what takes it away', () => {
    const scope = { documentIds: ['a', 'b'], tags: ['law'], modules: [module], from: '2020', to: '2021' };
    const chips = scopeChips(scope, (id) => `${id}.txt`);
    expect(chips.map(({ label }) => label)).toEqual(['a.txt', 'b.txt', '#law', 'Bees', 'from 2020', 'to 2021']);
    expect(isOpen(chips.reduce((left, _, i) => ({ ...left, ...scopeChips(left, String)[0]!.without, i }), scope))).toBe(
      true,
    );
  });
});
