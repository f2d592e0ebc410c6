/** @file When a person is reminded of a backup. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backedUp, isBackupDue, lastBackup, quieten } from '../../src/ui/export/last-backup.ts';
import { stubLocalStorage } from '../fixtures/local-storage.ts';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
const EXTENT = { sources: 12, cells: 3 };
let stored: Map<string, string>;

beforeEach(() => {
  stored = stubLocalStorage();
});
afterEach(() => vi.unstubAllGlobals());

test('what was never backed up is spoken of after a week, once there is much of it', () => {
  expect(isBackupDue(NOW, NOW - 8 * DAY, EXTENT, null)).toBe(true);
  expect(isBackupDue(NOW, NOW - 6 * DAY, EXTENT, null)).toBe(false);
  expect(isBackupDue(NOW, NOW - 80 * DAY, { sources: 2, cells: 3 }, null)).toBe(false);
});

test('a backup is old after a month, where there is something new since', () => {
  backedUp('n', EXTENT, NOW - 31 * DAY);
  const backup = lastBackup('n');
  expect(backup).toEqual({ at: NOW - 31 * DAY, ...EXTENT });
  expect(isBackupDue(NOW, 0, EXTENT, backup)).toBe(false);
  expect(isBackupDue(NOW, 0, { ...EXTENT, cells: 4 }, backup)).toBe(true);
  expect(isBackupDue(NOW - 2 * DAY, 0, { ...EXTENT, cells: 4 }, backup)).toBe(false);
});

test('who wants to hear of it later hears of it two weeks later, also after the clock was set back', () => {
  quieten('n', NOW);
  const backup = lastBackup('n');
  expect(isBackupDue(NOW + 13 * DAY, 0, EXTENT, backup)).toBe(false);
  expect(isBackupDue(NOW + 15 * DAY, 0, EXTENT, backup)).toBe(true);
  expect(isBackupDue(NOW - 15 * DAY, 0, EXTENT, backup)).toBe(true);
  backedUp('n', EXTENT, NOW);
  expect(lastBackup('n')).toEqual({ at: NOW, ...EXTENT });
});

test('what is no record of a backup counts as none', () => {
  for (const value of ['', '{', '7', '{"at":"today","sources":1,"cells":1}', '{"at":1}']) {
    stored.set('causeway.backup.n', value);
    expect(lastBackup('n')).toBe(null);
  }
});
