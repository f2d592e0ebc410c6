/** @file What a sentence offers, what a question wants, and which country a word tells of. */
import { expect, it } from 'vitest';
import { countryOf } from '../../../src/engine/agents/countries.ts';
import { offers } from '../../../src/engine/agents/spans.ts';
import { wantedBy } from '../../../src/engine/agents/wanted.ts';

const offered = (text: string) =>
  offers(text, { start: 0, end: text.length }).spans.map(
    ({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`,
  );

it('offers names, dates, numbers and noun phrases, each with its place', () => {
  const found = offered('The mill of Ana de Weber opened on 3 May 1901 with 2,450 looms near Oxley, Ontario.');
  expect(found).toEqual(
    expect.arrayContaining([
      'name: Ana de Weber',
      'date: 3 May 1901',
      'date: 1901',
      'number: 2,450',
      'number: 2,450 looms',
      'name: Oxley',
      'name: Oxley, Ontario',
      'term: mill',
    ]),
  );
  expect(new Set(found).size).toBe(found.length);
});

it('offers a date whole though its month is shortened', () => {
  const found = offered('It joined on Dec. 10, 1817 as a state.');
  expect(found).toContain('date: Dec. 10, 1817');
  expect(found).not.toContain('date: Dec');
});

it('offers nothing where there are no words', () => {
  expect(offered('… — !')).toEqual([]);
});

it.each([
  ['Who led the state?', 'person', ''],
  ['When did it open?', 'time', ''],
  ['How many looms were there?', 'number', 'loom'],
  ['How many big Oxley looms are in the mill?', 'number', 'loom'],
  ['In which area did it begin?', 'place', 'area'],
  ['What is the area of Oxley?', 'number', 'area'],
  ['What is the average snowfall in Oxley?', 'number', 'snowfall'],
  ['What county borders Oxley?', 'place', 'county'],
  ['What is the population of Oxley?', 'number', 'population'],
  ['What kind of mill is it?', 'thing', 'mill'],
  ['the mill', 'thing', ''],
])('knows that "%s" wants a %s', (question, kind, noun) => {
  expect(wantedBy(question)).toEqual({ kind, noun });
});

it('knows a country by its name, its people and its language', () => {
  expect(['Norway', 'Norwegian', 'Nigerian', 'Belgian', 'British', 'Swahili'].map(countryOf)).toEqual([
    'Norway',
    'Norway',
    'Nigeria',
    'Belgium',
    'United Kingdom',
    'Tanzania',
  ]);
  expect(['Scotland', 'Soviet Union', 'New Zealand'].map(countryOf)).not.toContain(null);
  expect(countryOf('Women')).toBeNull();
});
