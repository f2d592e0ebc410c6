/** @file Which sources are listed, in which order, and what their dates mean. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentInfo } from '../../src/rpc/contracts.ts';
import { dateOf, daysOf, liesWithin, readDate } from '../../src/ui/sources/dates.ts';
import {
  arrange,
  countFilters,
  defaultOrder,
  facetsOf,
  noFilter,
  type SourceFilter,
} from '../../src/ui/sources/listing.ts';
import { documentInfo } from '../fixtures/records.ts';

const source = (name: string, part: Partial<DocumentInfo> = {}) => documentInfo(name, name, part);

const reference = { type: 'article', title: 'On tides', authors: ['Moon, Ada'], year: 1999, date: '' };
const documents = [
  source('logs/note 10.txt', { addedAt: 1, bytes: 5, tags: ['energy'] }),
  source('note 9.txt', { addedAt: 2, bytes: 90, tags: ['energy', 'city'], date: '2021-03' }),
  source('Bay.pdf', {
    addedAt: 3,
    format: 'pdf',
    excluded: true,
    reference: { ...reference, journal: '', doi: '', url: '', key: 'moon' },
  }),
  source('bad.docx', { addedAt: 4, format: null, status: 'failed' }),
  source('scan.pdf', { addedAt: 5, format: 'pdf', warnings: ['1 page has no text layer.'], fileDate: '2021-03-31' }),
];
const names = (filter: Partial<SourceFilter>) =>
  arrange(documents, { ...noFilter, ...filter }, defaultOrder).map(({ name }) => name);

describe('a filter', () => {
  it('finds words in names, tags, titles and authors, in any case, all of them', () => {
    expect(names({ text: ' NOTE energy ' })).toEqual(['logs/note 10.txt', 'note 9.txt']);
    expect(names({ text: 'ada tides' })).toEqual(['Bay.pdf']);
    expect(names({ text: 'note tides' })).toEqual([]);
  });

  it('asks for all of the tags, and for any of the formats and conditions', () => {
    expect(names({ tags: ['energy', 'city'] })).toEqual(['note 9.txt']);
    expect(names({ formats: ['pdf', 'docx'] })).toEqual(['Bay.pdf', 'scan.pdf']);
    expect(names({ conditions: ['failed', 'warned'] })).toEqual(['bad.docx', 'scan.pdf']);
    expect(names({ use: 'excluded' })).toEqual(['Bay.pdf']);
    expect(names({ use: 'used', formats: ['pdf'] })).toEqual(['scan.pdf']);
  });

  it('takes the dates that a source may have: by hand, of its reference, of its file', () => {
    expect(documents.map(dateOf)).toEqual([null, '2021-03', '1999', null, '2021-03-31']);
    expect(names({ from: '2021-03-15' })).toEqual(['note 9.txt', 'scan.pdf']);
    expect(names({ to: '2021-03-15' })).toEqual(['note 9.txt', 'Bay.pdf']);
    expect(names({ from: '2000', to: '2020' })).toEqual([]);
  });

  it('is counted by its parts, words aside', () => {
    expect(countFilters(noFilter)).toBe(0);
    expect(countFilters({ ...noFilter, text: 'a', tags: ['x', 'y'], use: 'used', from: '2020', to: '2021' })).toBe(4);
  });
});

describe('an order', () => {
  const sorted = (key: 'added' | 'name' | 'date' | 'size', descending = false) =>
    arrange(documents, noFilter, { key, descending }).map(({ name }) => name);

  it('goes by name as people read names: without folders, numbers by value', () => {
    expect(sorted('name')).toEqual(['bad.docx', 'Bay.pdf', 'note 9.txt', 'logs/note 10.txt', 'scan.pdf']);
  });

  it('puts sources without a date last, both ways', () => {
    expect(sorted('date')).toEqual(['Bay.pdf', 'note 9.txt', 'scan.pdf', 'logs/note 10.txt', 'bad.docx']);
    expect(sorted('date', true)).toEqual(['scan.pdf', 'note 9.txt', 'Bay.pdf', 'logs/note 10.txt', 'bad.docx']);
  });

  it('turns round the order in which they were added, and goes by size', () => {
    expect(sorted('added', true)).toEqual(sorted('added').reverse());
    expect(sorted('size', true)[0]).toBe('note 9.txt');
  });
});

describe('facets', () => {
  it('count what there is, most first', () => {
    expect(facetsOf(documents)).toEqual({
      tags: [
        ['energy', 2],
        ['city', 1],
      ],
      formats: [
        ['pdf', 2],
        ['text', 2],
      ],
      conditions: [
        ['ready', 3],
        ['failed', 1],
        ['warned', 1],
      ],
      excluded: 1,
      dated: 3,
    });
  });
});

describe('a date', () => {
  it.each([
    ['2021', '2021'],
    [' 2021-3 ', '2021-03'],
    ['2021/3/4', '2021-03-04'],
    ['2024.2.29', '2024-02-29'],
    ['2023-02-29', null],
    ['2021-13', null],
    ['2021-00', null],
    ['21', null],
    ['2021-', null],
    ['May 2021', null],
    ['', null],
  ])('typed as “%s” is %s', (typed, date) => {
    expect(readDate(typed)).toBe(date);
  });

  it('stands for all the days that it may mean', () => {
    expect(daysOf('2024')).toEqual({ first: '2024-01-01', last: '2024-12-31' });
    expect(daysOf('2024-02')).toEqual({ first: '2024-02-01', last: '2024-02-29' });
    expect(daysOf('2024-02-03')).toEqual({ first: '2024-02-03', last: '2024-02-03' });
  });

  it('lies within a range exactly when one of its days does', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
    const date = fc.tuple(day, fc.constantFrom(4, 7, 10)).map(([time, length]) => time.toISOString().slice(0, length));
    fc.assert(
      fc.property(date, date, date, (one, from, to) => {
        fc.pre(daysOf(from).first <= daysOf(to).last);
        const { first, last } = daysOf(one);
        const days: string[] = [];
        for (let time = Date.parse(first); time <= Date.parse(last); time += 86_400_000) {
          days.push(new Date(time).toISOString().slice(0, 10));
        }
        const within = days.some((each) => each >= daysOf(from).first && each <= daysOf(to).last);
        expect(liesWithin(one, from, to)).toBe(within);
      }),
      { numRuns: 50 },
    );
  });
});
