/** @file Archives of the corpus of attacks, unpacked: no name leads out of them, none fills the memory, and what is sound in them comes out. */
import { describe, expect, it } from 'vitest';
import { unpackArchives } from '../../../src/adapters/library/unpack.ts';
import { cleanPath } from '../../../src/adapters/parsers/paths.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import { ARCHIVES } from '../../fixtures/hostile/archives.ts';

describe.each(ARCHIVES)('$name', ({ file, honest, refused, comesOut }) => {
  it(honest === null ? 'is refused' : 'gives its sentence, within its own folder', { timeout: 60_000 }, async () => {
    const told: CausewayError[] = [];
    const names: string[] = [];
    const texts: string[] = [];
    const input = [{ path: file.name, blob: new Blob([Uint8Array.from(file.bytes)]) }];
    for await (const one of unpackArchives(input, (_path, thrown) => told.push(thrown as CausewayError))) {
      try {
        texts.push(await (await one.open()).text());
        names.push(cleanPath(one.path));
      } catch (thrown) {
        told.push(thrown as CausewayError);
      }
    }
    expect(names).toEqual(comesOut.map((name) => `${file.name}/${name}`));
    if (honest === null) expect(told.map(({ code }) => code)).toEqual([refused]);
    else expect(texts).toContain(honest);
    for (const error of told) expect(error).toBeInstanceOf(CausewayError);
  });
});
