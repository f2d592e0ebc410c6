/** @file A notebook in memory after the reader has read it: by the code that the app runs, and the index built again with what it found. */
import { passageOf } from '../../engine/model/extraction.ts';
import { refineDocument } from '../../engine/model/refined-documents.ts';
import { statedPassage } from '../../engine/model/state-passage.ts';
import type { DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import type { SentenceReader } from '../../engine/ports.ts';
import type { RefinedPassage } from '../../engine/records.ts';
import { indexOf, type AnalysedNotebook } from '../notebook.ts';

/** Passages that are read at a time. */
const AT_ONCE = 64;

/**
 * What the reader takes the sentences of one document to state.
 *
 * @param text of the document
 * @param model id of the encoder that the reader came with
 */
export async function statementsIn(
  analysis: DocumentAnalysis,
  text: string,
  reader: SentenceReader,
  model: string,
): Promise<RefinedPassage[]> {
  const passages = Array.from({ length: analysis.passages.length - 1 }, (_, p) => passageOf(analysis, p)!);
  const found: RefinedPassage[] = [];
  // Only English is known to it, as to the encoder.
  for (let at = 0; analysis.language === 'en' && at < passages.length; at += AT_ONCE) {
    const some = passages.slice(at, at + AT_ONCE);
    const read = await reader.readStatements(
      some.map(({ sentences }) => sentences.map(({ start, end }) => text.slice(start, end))),
    );
    found.push(...some.map((passage, i) => statedPassage(passage, text, read[i]!, model, 0)));
  }
  return found;
}

/** @param model id of the encoder that the reader came with */
export async function stateNotebook(
  notebook: AnalysedNotebook,
  reader: SentenceReader,
  model: string,
): Promise<AnalysedNotebook> {
  const analyses: DocumentAnalysis[] = [];
  for (const analysis of notebook.analyses) {
    const text = await notebook.texts.text(analysis.documentId);
    analyses.push(refineDocument(analysis, text, await statementsIn(analysis, text, reader, model)));
  }
  return { ...notebook, analyses, index: await indexOf(analyses) };
}
