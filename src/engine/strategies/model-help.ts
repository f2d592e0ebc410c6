/** @file What a strategy has of a language model: the way to ask it, and the texts that it may be shown. */
import { moduleReport } from '../hierarchy/titles.ts';
import type { Asking } from '../model/ask-model.ts';
import { speaksToModel } from '../model/instructions.ts';
import type { TextSource } from '../ports.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';

export interface ModelHelp {
  asking: Asking;
  texts: TextSource;
  /** Documents that must not be shown, such as ones removed since the index was built. */
  excludedDocuments?: ReadonlySet<string>;
}

/** Whether a sentence may be shown: its document may, and no person marked it as wrong. */
export function isShown({ index }: Prepared, { excludedDocuments }: ModelHelp, sentence: number): boolean {
  if (index.sentences.wrong?.[sentence] === 1) return false;
  return !excludedDocuments?.has(index.documents.ids[index.sentences.document[sentence]!]!);
}

/** A sentence as one line; null when it speaks to a model or must not be shown. */
export async function readSentence(prepared: Prepared, help: ModelHelp, sentence: number): Promise<string | null> {
  if (!isShown(prepared, help, sentence)) return null;
  const { documents, sentences } = prepared.index;
  const text = await help.texts.text(documents.ids[sentences.document[sentence]!]!);
  const line = text.slice(sentences.ranges[2 * sentence]!, sentences.ranges[2 * sentence + 1]!).trim();
  return line === '' || speaksToModel(line) ? null : line.replace(/\s+/g, ' ');
}

/** A module's report: a model's where there is one, else its title and the sentences of its summary; null when none may be shown. */
export async function reportText(prepared: Prepared, help: ModelHelp, module: number): Promise<string | null> {
  const { index } = prepared;
  const summary = [...row(index.hierarchy.summary, module)];
  const written = moduleReport(index, module);
  if (written && summary.every((sentence) => isShown(prepared, help, sentence))) {
    return `${written.title}. ${written.summary}`;
  }
  const lines = await Promise.all(summary.map((sentence) => readSentence(prepared, help, sentence)));
  const said = lines.filter((line) => line !== null);
  return said.length === 0 ? null : `${index.hierarchy.titles[module]}. ${said.join(' ')}`;
}
