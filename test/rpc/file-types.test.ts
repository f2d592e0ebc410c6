import { describe, expect, it } from 'vitest';
import { formatOf } from '../../src/adapters/parsers/formats.ts';
import { CausewayError } from '../../src/engine/errors.ts';
import { ACCEPTED_FILES, FILE_TYPES } from '../../src/rpc/file-types.ts';

/** What a file of plain words is read as under a name; the code of the error where it can't be that. */
function readAs(ending: string): string {
  try {
    return formatOf(new TextEncoder().encode('It rained, and the river rose.'), `a${ending}`);
  } catch (thrown) {
    return thrown instanceof CausewayError ? thrown.code : String(thrown);
  }
}

describe('the types of files that pickers offer', () => {
  it.each(Object.entries(FILE_TYPES).flatMap(([type, endings]) => endings.map((ending) => [ending, type] as const)))(
    '%s of %s is an ending that is known',
    (ending, type) => {
      // Words alone are read as a format of text; under the other names they are told to be something else than promised.
      const isText = /^text\/|json|bibtex|research-info|related/.test(type);
      const isNamedOnly = ['.docm', '.pptm', '.xlsm', '.rtf'].includes(ending);
      const expected = isText ? /^(?:text|markdown|html|csv|json|mhtml|bibliography)$/ : /^file-damaged$/;
      expect(readAs(ending)).toMatch(isNamedOnly ? /^(?:file-damaged|text)$/ : expected);
    },
  );

  it('stand in one list with any text', () => {
    const list = ACCEPTED_FILES.split(',');
    expect(new Set(list).size).toBe(list.length);
    expect(list).toEqual(expect.arrayContaining(['.pdf', '.zip', '.bib', 'text/*']));
  });
});
