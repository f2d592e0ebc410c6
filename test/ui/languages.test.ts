import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { IndexProgress } from '../../src/rpc/contracts.ts';
import { language } from '../../src/ui/language/language.svelte.ts';
import { chooseLanguage, languageIds, localeOf, type LanguageId } from '../../src/ui/language/languages.ts';
import { sentences } from '../../src/ui/language/sentences.ts';
import { tell, tellError } from '../../src/ui/errors.ts';
import { texts } from '../../src/ui/texts.ts';
import { cells } from '../../src/ui/texts/cells.ts';
import { commands } from '../../src/ui/texts/commands.ts';
import { corrections } from '../../src/ui/texts/corrections.ts';
import { encryption } from '../../src/ui/texts/encryption.ts';
import { exportWords, exporting } from '../../src/ui/texts/export.ts';
import { files } from '../../src/ui/texts/files.ts';
import { folders } from '../../src/ui/texts/folders.ts';
import { keeping } from '../../src/ui/texts/keeping.ts';
import { keys } from '../../src/ui/texts/keys.ts';
import { map } from '../../src/ui/texts/map.ts';
import { measure } from '../../src/ui/texts/measure.ts';
import { models } from '../../src/ui/texts/models.ts';
import { path } from '../../src/ui/texts/path.ts';
import { privacy } from '../../src/ui/texts/privacy.ts';
import { running } from '../../src/ui/texts/running.ts';
import { sourceList } from '../../src/ui/texts/source-list.ts';
import { strategies } from '../../src/ui/texts/strategies.ts';
import { tour } from '../../src/ui/texts/tour.ts';
import { viewer } from '../../src/ui/texts/viewer.ts';
import { whatIf } from '../../src/ui/texts/what-if.ts';
import { compareNames, count, decimal, figure, listed, partialDate, percent, rough } from '../../src/ui/texts/words.ts';

const areas = {
  ...{
    shell: texts,
    cells,
    commands,
    corrections,
    encryption,
    exporting,
    exportWords,
    files,
    folders,
    keeping,
    keys,
    map,
    measure,
    models,
  },
  ...{ path, privacy, running, sourceList, strategies, tour, viewer, whatIf },
};
const others = languageIds.filter((id) => id !== 'en');
const TERM = 'Ωmega';

/** What a function of texts may be given, whatever it takes; what does not suit it makes it throw in English, too. */
const PROBES: unknown[][] = [
  [3, 5, 7, 9, 11],
  Array.from({ length: 5 }, () => TERM),
  [3, TERM, 4, TERM, 5],
  [TERM, 3, 4, TERM, 5],
  [[TERM]],
  [[TERM, 'b', 'c']],
];

/** Every entry as text, by its path: a string, or what a function says to a probe. */
function said(entry: unknown, at: string, into: Map<string, string>): void {
  if (typeof entry === 'string') into.set(at, entry);
  else if (typeof entry === 'function') {
    for (const [probe, given] of PROBES.entries()) {
      if (given.some(Array.isArray) && entry.length !== 1) continue;
      try {
        const result: unknown = (entry as (...given: unknown[]) => unknown)(...given);
        if (typeof result === 'string') into.set(`${at}(${probe})`, result);
      } catch {
        // It takes something else.
      }
    }
  } else if (entry && typeof entry === 'object') {
    for (const key of Object.keys(entry)) said((entry as Record<string, unknown>)[key], `${at}.${key}`, into);
  }
}

async function everything(id: LanguageId): Promise<Map<string, string>> {
  await language.speak(id);
  const all = new Map<string, string>();
  for (const [name, area] of Object.entries(areas)) said(area, name, all);
  return all;
}

afterEach(() => language.speak('en'));

describe('the language that a person is greeted in', () => {
  it('is the first wanted one that there is, a choice made here before all, and English else', () => {
    expect(chooseLanguage(['fr-CA', 'de-AT', 'es'], null)).toBe('de');
    expect(chooseLanguage(['de'], 'zh')).toBe('zh');
    expect(chooseLanguage(['zh-TW'], 'klingon')).toBe('zh');
    expect(chooseLanguage(['fr'], null)).toBe('en');
  });

  it('writes figures as its region does', () => {
    expect(localeOf('de', ['en-GB', 'de-CH'])).toBe('de-CH');
    expect(localeOf('es', ['de-CH'])).toBe('es');
  });
});

describe('a choice of language', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
    return () => vi.unstubAllGlobals();
  });

  it('outlives a reload that comes before its texts', async () => {
    const choosing = language.choose('de');
    expect(stored.get('causeway.language')).toBe('de');
    await choosing;
  });

  it('gives way to a later one, whichever texts come first', async () => {
    await Promise.all([language.choose('de'), language.choose('en')]);
    expect(language.id).toBe('en');
    expect(stored.get('causeway.language')).toBe('en');
  });
});

describe.each(others)('texts in %s', (id) => {
  it('say all that English says, with the same things filled in', async () => {
    const english = await everything('en');
    const translated = await everything(id);
    expect([...english.keys()].filter((at) => !translated.has(at))).toEqual([]);
    const lacking = [...english].filter(([at, text]) => {
      const other = translated.get(at)!;
      return (text.trim() !== '' && other.trim() === '') || (text.includes(TERM) && !other.includes(TERM));
    });
    expect(lacking.map(([at]) => at)).toEqual([]);
    expect(english.size).toBeGreaterThan(700);
  });

  it('leave no English sentence', async () => {
    const english = await everything('en');
    const translated = await everything(id);
    const left = [...english].filter(
      ([at, text]) => /\p{L}+ \p{L}+ \p{L}+/u.test(text.replaceAll(TERM, '')) && translated.get(at) === text,
    );
    expect(left).toEqual([]);
  });

  it('have every sentence of the workers, with the same holes', async () => {
    await language.speak(id);
    for (const sentence of Object.values(sentences)) {
      const holes = [...new Set(sentence.match(/\{\d\}/g))].map((hole) => [hole, `x${hole[1]}y`] as const);
      const given = holes.reduce<string>((text, [hole, value]) => text.replaceAll(hole, value), sentence);
      const told = tell(given);
      expect(told).not.toBe(given);
      expect(told).not.toMatch(/\{\d\}/);
      for (const [, value] of holes) expect(told).toContain(value);
    }
  });
});

describe('what the workers say', () => {
  it('stands word for word in their code', () => {
    const modules = import.meta.glob<string>('../../src/{engine,adapters}/**/*.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const code = Object.values(modules)
      .join('\n')
      // Sentences are broken into lines; what varies is cut out.
      .replace(/['"`]\s*\+\s*['"`]/g, '');
    /** Sentences are cut where the code may put them together. Up to five words at the beginning may come from elsewhere, as a plural does. */
    const isThere = (part: string) => {
      const words = part.trim().split(' ');
      return [0, 1, 2, 3, 4, 5].some((left) => {
        const rest = words.slice(left).join(' ');
        return (left === 0 || rest.length > 7) && code.includes(rest);
      });
    };
    const missing = Object.values(sentences).filter(
      (sentence) => !sentence.split(/\{\d\}|, and runs fast |[.,:;] | \(|\)?\.$/).every(isThere),
    );
    expect(missing).toEqual([]);
  });

  it('is told by its words, else by the code of its error, else as it is', async () => {
    await language.speak('de');
    expect(tellError({ code: 'file-empty', message: '“a.txt” holds no text. Add a file with text in it.' })).toBe(
      '„a.txt“ enthält keinen Text. Fügen Sie eine Datei mit Text hinzu.',
    );
    expect(tellError({ code: 'file-damaged', message: 'Something unforeseen.' })).toContain('beschädigt');
    expect(tellError({ code: 'usage', message: 'Something unforeseen.' })).toBe('Something unforeseen.');
    // Several known sentences after one another, with a known word in a hole.
    expect(tell("“a.jpg” is a JPEG picture, which can't be read. Export it as PDF and add that.")).toBe(
      '„a.jpg“ ist ein JPEG-Bild und kann nicht gelesen werden. Exportieren Sie es als PDF und fügen Sie das hinzu.',
    );
    expect(tell('1 hidden sheet was left out. And one more thing.')).toBe(
      '1 hidden sheet was left out. And one more thing.',
    );
    expect(tell('communities.parquet, column “parent”, row 3: there is no community “77”. Nothing was taken in.')).toBe(
      'communities.parquet, Spalte „parent“, Zeile 3: nicht vorhanden: Gemeinschaft „77“. Es wurde nichts übernommen.',
    );
    await language.speak('zh');
    expect(tell('Writes answers and judges causes. It should answer at about reading speed.')).toBe(
      '撰写回答并判断因果。回答速度应与阅读速度相当。',
    );
    await language.speak('en');
    expect(tell('States no cause')).toBe('States no cause');
  });
});

describe('figures and words', () => {
  it.each([
    ['en', ['0 documents', '1 document', '2 documents', '5 documents']],
    ['de', ['0 Dokumente', '1 Dokument', '2 Dokumente', '5 Dokumente']],
    ['es', ['0 documentos', '1 documento', '2 documentos', '5 documentos']],
    ['zh', ['0 个文档', '1 个文档', '2 个文档', '5 个文档']],
  ] as const)('count in %s', async (id, expected) => {
    await language.speak(id);
    expect([0, 1, 2, 5].map((number) => texts.documents(number))).toEqual(expected);
  });

  it('are written as the language writes them', async () => {
    await language.speak('de');
    expect(figure(12345)).toBe('12.345');
    expect(decimal(1.25, 2)).toBe('1,25');
    expect(percent(0.5)).toMatch(/^50\s%$/);
    expect(listed(['a', 'b', 'c'])).toBe('a, b und c');
    expect(partialDate('2021-03')).toBe('März 2021');
    expect(partialDate('soon')).toBe('soon');
    expect(['Öl 10', 'Zinn', 'Öl 2', 'Ofen'].toSorted(compareNames)).toEqual(['Ofen', 'Öl 2', 'Öl 10', 'Zinn']);
    await language.speak('zh');
    expect(['中', '阿', '不'].toSorted(compareNames)).toEqual(['阿', '不', '中']);
    expect(rough(20)).toBe('20秒');
    expect(partialDate('2021-03-14')).toBe('2021年3月14日');
    await language.speak('en');
    expect(count(1200, 'file', 'files')).toBe('1,200 files');
    expect(percent(null)).toBe('–');
  });
});

describe.each(languageIds)('progress in %s', (id) => {
  it('says when all can be asked while the index is built whole once more', async () => {
    await language.speak(id);
    const done = { filesDone: 0, filesTotal: 0, current: '', fraction: 0.5, secondsLeft: null };
    const building: IndexProgress = { notebookId: 'n', phase: 'building', ...done };
    expect(texts.progress({ ...building, isRepair: true })).not.toBe(texts.progress(building));
  });
});
