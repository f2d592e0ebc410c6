/** @file What differs between a folder and a notebook. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFolder } from '../../../../src/adapters/library/folders/changes.ts';

const file = (path: string, hash: string) => ({ path, hash, bytes: 1, modified: 1 });
const document = (id: string, path: string) => ({ id, name: `papers/${path}` });
const compare = (
  found: ReturnType<typeof file>[],
  documents: ReturnType<typeof document>[],
  before: ReturnType<typeof file>[] = [],
) => compareFolder('papers', found, before, documents);

describe('compareFolder', () => {
  it('tells new, changed, renamed and removed files apart, and counts the others', () => {
    const documents = ['same', 'changed', 'old/renamed', 'removed'].map((path) => document(`hash of ${path}`, path));
    const { changes, unchanged } = compare(
      [
        file('same', 'hash of same'),
        file('changed', 'another hash'),
        file('new/renamed', 'hash of old/renamed'),
        file('new', 'a new hash'),
      ],
      documents,
    );
    expect(changes).toEqual([
      { kind: 'changed', path: 'changed', documentIds: ['hash of changed'] },
      { kind: 'new', path: 'new', documentIds: [] },
      { kind: 'renamed', path: 'new/renamed', from: 'old/renamed', documentIds: ['hash of old/renamed'] },
      { kind: 'removed', path: 'removed', documentIds: ['hash of removed'] },
    ]);
    expect(unchanged).toBe(1);
  });

  it('knows a file again that was seen before and is not in the notebook', () => {
    const found = [file('a', '1'), file('b', '2')];
    expect(compare(found, [], [file('a', '1')]).changes.map(({ kind }) => kind)).toEqual(['left-out', 'new']);
  });

  it('leaves alone what other ways brought into the notebook', () => {
    const documents = [
      { id: '1', name: 'dropped.txt' },
      { id: '9', name: 'other/b' },
    ];
    expect(compare([file('a', '1')], documents)).toEqual({ changes: [], unchanged: 1 });
  });

  it('does not remove a document whose content is still there under another path', () => {
    // Two files were the same; the one whose name the document has was rewritten.
    const { changes } = compare([file('a', '2'), file('b', '1')], [document('1', 'a')]);
    expect(changes).toEqual([{ kind: 'new', path: 'a', documentIds: [] }]);
  });

  it('takes what was unpacked from an archive for part of it', () => {
    const documents = [document('x', 'all.zip/x.txt'), document('y', 'all.zip/in/y.txt')];
    const before = [file('all.zip', '1')];
    expect(compare([file('all.zip', '1')], documents, before)).toEqual({ changes: [], unchanged: 1 });
    expect(compare([file('all.zip', '2')], documents, before).changes).toEqual([
      { kind: 'changed', path: 'all.zip', documentIds: ['x', 'y'] },
    ]);
    expect(compare([], documents, before).changes.map(({ kind, path }) => [kind, path])).toEqual([
      ['removed', 'all.zip/in/y.txt'],
      ['removed', 'all.zip/x.txt'],
    ]);
  });

  it('finds nothing more once everything it found was done', () => {
    const paths = fc.constantFrom('a', 'b', 'c/d', 'c/e', 'f');
    const hashes: fc.Arbitrary<string> = fc.constantFrom('1', '2', '3', '4', '5', '6');
    const files = fc.uniqueArray(fc.record({ path: paths, hash: hashes }), { selector: ({ path }) => path });
    const known = fc.uniqueArray(fc.record({ path: paths, hash: hashes }), { selector: ({ hash }) => hash });
    fc.assert(
      fc.property(files, known, (found, inNotebook) => {
        const now = found.map(({ path, hash }) => file(path, hash));
        const documents = new Map(inNotebook.map(({ path, hash }) => [hash, document(hash, path)]));
        const { changes } = compare(now, [...documents.values()]);
        for (const { kind, path, documentIds } of changes) {
          if (kind !== 'removed') {
            const { hash } = now.find((one) => one.path === path)!;
            documents.set(hash, document(hash, path));
          }
          if (kind === 'changed' || kind === 'removed') for (const id of documentIds) documents.delete(id);
        }
        expect(compare(now, [...documents.values()]).changes).toEqual([]);
        expect(new Set(documents.keys())).toEqual(new Set(now.map(({ hash }) => hash)));
      }),
    );
  });
});
