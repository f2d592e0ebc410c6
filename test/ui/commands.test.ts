/** @file Finding commands by a few letters, and the keys that call them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/ui/commands/command.ts';
import { findCommands } from '../../src/ui/commands/find-commands.ts';
import { fuzzyMatch, marked } from '../../src/ui/commands/fuzzy.ts';
import { ariaKeys, isApple, keyCaps, matches, type Pressed } from '../../src/ui/commands/shortcuts.ts';

const press = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('fuzzyMatch', () => {
  test('finds words in any order, without case and accents, and nothing where one is missing', () => {
    expect(fuzzyMatch('folder ADD', 'Add a folder')).not.toBeNull();
    expect(fuzzyMatch('resume', 'Résumé.pdf')?.at).toEqual([0, 1, 2, 3, 4, 5]);
    expect(fuzzyMatch('add map', 'Add a folder')).toBeNull();
  });

  test('finds the first letters of words, and not letters scattered within them', () => {
    expect(fuzzyMatch('nn', 'New notebook')?.at).toEqual([0, 4]);
    expect(fuzzyMatch('wtb', 'New notebook')).toBeNull();
  });

  test('likes the start of a word better than its inside, and that better than first letters', () => {
    const score = (text: string) => fuzzyMatch('ma', text)!.score;
    expect(score('Open the map')).toBeGreaterThan(score('Format'));
    expect(score('Format')).toBeGreaterThan(score('Mark all'.replace('Mark', 'My')));
  });

  test('law: what is cut out of a text is found in it, and marking keeps the text', () => {
    const text = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (whole, first, second) => {
        const [from, to] = [first % whole.length, second % whole.length].sort((left, right) => left - right);
        const match = fuzzyMatch(whole.slice(from, to! + 1), whole);
        expect(match).not.toBeNull();
        expect(
          marked(whole, match!.at)
            .map((part) => part.text)
            .join(''),
        ).toBe(whole);
      }),
    );
  });
});

describe('findCommands', () => {
  const make = (id: string, group: Command['group'], label: string, also = ''): Command => ({
    id,
    group,
    icon: 'add',
    label,
    also,
    run: () => {},
  });
  const all = [
    make('map', 'go', 'Map', 'graph'),
    make('note', 'do', 'Write a note'),
    make('add', 'do', 'Add documents', 'upload'),
    make('source-1', 'sources', 'Map of the grid.pdf'),
  ];
  const ids = (query: string, recent: string[] = []) =>
    findCommands(all, query, recent).map(({ group, found }) => [group, ...found.map(({ command }) => command.id)]);

  test('lists everything that can be done by parts, what was used lately first, and no sources', () => {
    expect(ids('')).toEqual([
      ['do', 'note', 'add'],
      ['go', 'map'],
    ]);
    expect(ids('', ['add', 'gone'])).toEqual([
      ['recent', 'add'],
      ['do', 'note'],
      ['go', 'map'],
    ]);
  });

  test('finds by other words too, and takes what was used last among equals', () => {
    expect(ids('upl')).toEqual([['best', 'add']]);
    expect(ids('map')).toEqual([['best', 'map', 'source-1']]);
    expect(ids('map', ['source-1'])).toEqual([['best', 'source-1', 'map']]);
    expect(ids('zzz')).toEqual([]);
  });
});

describe('shortcuts', () => {
  test('“Mod” is ⌘ on Apple’s systems and Ctrl elsewhere', () => {
    expect(matches(press('k', { ctrlKey: true }), 'Mod+K', false)).toBe(true);
    expect(matches(press('k', { ctrlKey: true }), 'Mod+K', true)).toBe(false);
    expect(matches(press('k', { metaKey: true }), 'Mod+K', true)).toBe(true);
    expect(matches(press('K', { ctrlKey: true, shiftKey: true }), 'Mod+K', false)).toBe(false);
    expect(keyCaps('Mod+K', true)).toEqual(['⌘', 'K']);
    expect(ariaKeys('Mod+K', false)).toBe('Control+K');
    expect([isApple('MacIntel'), isApple('Linux x86_64')]).toEqual([true, false]);
  });

  test('single keys leave combinations to the browser; signs count however they are typed', () => {
    expect(matches(press('m'), 'M', false)).toBe(true);
    expect(matches(press('m', { ctrlKey: true }), 'M', false)).toBe(false);
    expect(matches(press('M', { shiftKey: true }), 'M', false)).toBe(false);
    expect(matches(press('a', { altKey: true }), 'A', false)).toBe(false);
    expect(matches(press('/', { shiftKey: true }), '/', false)).toBe(true);
    expect(matches(press('?', { shiftKey: true }), '?', false)).toBe(true);
  });
});
