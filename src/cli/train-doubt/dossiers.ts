/** @file Dossiers with questions, to learn from what is told there and is not so. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { preparedFor } from '../../engine/notebook/ask.ts';
import { oneLine } from '../../engine/notebook/embeddings.ts';
import { isEvidencePart } from '../../engine/text/parts.ts';
import type { Span } from '../../engine/types.ts';
import { buildNotebook } from '../bench/systems.ts';
import { OWN_NOTEBOOKS, fileSet } from '../train-relevance/sources.ts';
import { KEPT_APART } from '../train-reader/kept-apart.ts';
import type { Dossier, Kind } from './suspected.ts';

/** Sentences share so many characters with a marked place, or lie within it. */
const LEAST_SHARED = 20;

/** Folders of the data folder and of this repository that have a file. */
async function foldersWith(file: string, data: string, without: readonly string[]): Promise<string[]> {
  const folders: string[] = [];
  for (const shelf of [path.join(data, 'cases-train'), OWN_NOTEBOOKS, KEPT_APART]) {
    const names = existsSync(shelf) ? (await readdir(shelf)).sort() : [];
    folders.push(...names.map((name) => path.join(shelf, name)));
  }
  const isLeftOut = (folder: string) => without.some((part) => path.basename(folder).includes(part));
  return folders.filter((folder) => existsSync(path.join(folder, file)) && !isLeftOut(folder));
}

function isMarked(places: readonly Span[], { documentId, start, end }: Span): boolean {
  return places.some((place) => {
    const shared = Math.min(place.end, end) - Math.max(place.start, start);
    return place.documentId === documentId && (shared > LEAST_SHARED || shared === end - start);
  });
}

/** The dossiers, sentence by sentence: those with a graph of what led to what, since only their questions name all that merely looks like a reason. */
export async function readDossiers(
  data: string,
  without: readonly string[],
  say: (line: string) => void,
): Promise<Dossier[]> {
  const dossiers: Dossier[] = [];
  for (const folder of await foldersWith('graph.json', data, without)) {
    const name = path.basename(folder);
    const questions = path.join(folder, 'questions.jsonl');
    const set = await fileSet(name, path.join(folder, 'files'), questions, () => true, say);
    const { index, texts } = await buildNotebook({ ...set, extractions: null });
    const { documents, sentences } = preparedFor(index).index;
    const evidence = set.questions.flatMap((question) => question.evidence);
    const spurious = set.questions.flatMap((question) => question.spurious ?? []);
    const kindOf = (span: Span): Kind => {
      if (isMarked(evidence, span)) return 'evidence';
      return isMarked(spurious, span) ? 'spurious' : 'other';
    };
    const told: Dossier['documents'] = [];
    for (const [d, documentId] of documents.ids.entries()) {
      const text = await texts.text(documentId);
      const own: Dossier['documents'][number] = [];
      for (let s = documents.sentenceStart[d]!; s < documents.sentenceStart[d + 1]!; s++) {
        if (!isEvidencePart(sentences.parts[s]!)) continue;
        const [start, end] = [sentences.ranges[2 * s]!, sentences.ranges[2 * s + 1]!];
        own.push({ text: oneLine(text.slice(start, end)), kind: kindOf({ documentId, start, end }) });
      }
      told.push(own);
    }
    dossiers.push({ name, documents: told });
    say(`${name}: ${told.flat().filter(({ kind }) => kind === 'spurious').length} sentences only look like a reason`);
  }
  return dossiers;
}
