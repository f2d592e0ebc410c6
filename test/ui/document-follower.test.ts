import { describe, expect, it } from 'vitest';
import type { DocumentInfo } from '../../src/rpc/contracts.ts';
import { DocumentFollower } from '../../src/ui/state/document-follower.ts';
import { mergeDocuments } from '../../src/ui/state/merge-documents.ts';

const document = (id: string, addedAt: number, change: Partial<DocumentInfo> = {}): DocumentInfo => ({
  ...{ id, name: `${id}.txt`, format: 'text', bytes: 1, characters: 1, pages: 0, language: 'en', addedAt },
  ...{ status: 'ready', error: null, warnings: [], ...change },
});
const KNOWN = [document('a', 1), document('b', 1), document('c', 2)];
const ids = (list: readonly DocumentInfo[] | null) => list?.map(({ id }) => id);

describe('the list of documents', () => {
  it('takes over what changed, where it stands, and keeps the others as they are', () => {
    const changed = document('b', 1, { tags: ['energy'] });
    const merged = mergeDocuments(KNOWN, new Set(['b']), [changed]);
    expect(merged).toEqual([KNOWN[0], changed, KNOWN[2]]);
    expect(merged?.[0]).toBe(KNOWN[0]);
  });

  it('loses what is gone, and takes new documents at its end', () => {
    expect(ids(mergeDocuments(KNOWN, new Set(['a', 'd', 'e']), [document('d', 2), document('e', 3)]))).toEqual([
      ...['b', 'c', 'd', 'e'],
    ]);
    expect(ids(mergeDocuments([], new Set(['a']), [document('a', 1)]))).toEqual(['a']);
    expect(mergeDocuments(KNOWN, new Set(['none']), [])).toEqual(KNOWN);
  });

  it('puts one that was added once more at its end', () => {
    expect(ids(mergeDocuments(KNOWN, new Set(['a']), [document('a', 5)]))).toEqual(['b', 'c', 'a']);
  });

  it('can’t tell where one that comes back belongs', () => {
    expect(mergeDocuments(KNOWN, new Set(['x']), [document('x', 1)])).toBeNull();
  });
});

describe('following the list', () => {
  /** A notebook that is listed; `asked` tells what of it was asked for. */
  function followed() {
    const stored = new Map(KNOWN.map((info) => [info.id, info]));
    const asked: (readonly string[] | 'all')[] = [];
    let shown: DocumentInfo[] = [];
    let pause = Promise.resolve();
    const follower = new DocumentFollower({
      notebookId: () => 'n',
      shown: () => shown,
      read: async (_, wanted) => {
        asked.push(wanted ?? 'all');
        const found = [...stored.values()].filter(({ id }) => wanted?.includes(id) ?? true);
        await pause;
        return found;
      },
      show: (documents) => void (shown = documents),
    });
    const hold = () => {
      let release = () => {};
      pause = new Promise((resolve) => (release = resolve));
      return release;
    };
    return { follower, stored, asked, hold, shown: () => shown };
  }

  it('asks for what changed alone', async () => {
    const { follower, stored, asked, shown } = followed();
    await follower.reload();
    stored.set('b', document('b', 1, { excluded: true }));
    stored.delete('c');
    await follower.refresh(['b', 'c']);
    expect(asked).toEqual(['all', ['b', 'c']]);
    expect(shown().map(({ id, excluded }) => [id, excluded])).toEqual([
      ['a', undefined],
      ['b', true],
    ]);
  });

  it('never shows an older list after a newer one', async () => {
    const { follower, stored, hold, shown } = followed();
    await follower.reload();
    const release = hold();
    const older = follower.reload();
    await Promise.resolve();
    stored.set('a', document('a', 1, { tags: ['new'] }));
    const newer = follower.refresh(['a']);
    release();
    await Promise.all([older, newer]);
    expect(shown()[0]?.tags).toEqual(['new']);
  });
});
