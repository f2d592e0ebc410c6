/** @file Looks up what a person may correct in the index that answers. */
import {
  findEntities,
  findModules,
  gateModules,
  sentenceOf,
  sentencesOf,
  sentencesWithBoth,
} from '../../engine/corrections/find.ts';
import { documentsOfSplit, isMentionSplit, splitMentions } from '../../engine/corrections/mentions.ts';
import { surfaceKey } from '../../engine/corrections/surface-key.ts';
import { mentionsOf } from '../../engine/model/refine-analysis.ts';
import { RELATION_KINDS, type DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import type { NotebookStore, TextSource } from '../../engine/ports.ts';
import type { EntityRef } from '../../engine/records.ts';
import type { Evidence, Span } from '../../engine/types.ts';
import type {
  CorrectionLookup,
  EntityMentions,
  NameInSentence,
  SentenceParts,
  StatedRelation,
} from '../../rpc/correcting.ts';

const CAUSAL = RELATION_KINDS.indexOf('causal');

export interface LookupDependencies {
  store: Pick<NotebookStore, 'readAnalyses' | 'listCorrections'>;
  texts(notebookId: string): TextSource;
  /** The index that answers, corrected as far as it can be at once; null while there is none. */
  index(notebookId: string): Promise<NotebookIndex | null>;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export class Lookup implements CorrectionLookup {
  readonly #use: LookupDependencies;

  constructor(dependencies: LookupDependencies) {
    this.#use = dependencies;
  }

  async findEntities(notebookId: string, query: string, most: number, beside?: EntityRef) {
    const index = await this.#use.index(notebookId);
    return index ? findEntities(index, query, most, beside) : [];
  }

  async findModules(notebookId: string, query: string, most: number) {
    const index = await this.#use.index(notebookId);
    return index ? findModules(index, query, most) : [];
  }

  async gateModules(notebookId: string, gate: Parameters<CorrectionLookup['gateModules']>[1]) {
    const index = await this.#use.index(notebookId);
    return index && gateModules(index, gate);
  }

  async readSentence(notebookId: string, span: Span): Promise<SentenceParts | null> {
    const index = await this.#use.index(notebookId);
    const sentence = index ? sentenceOf(index, span) : -1;
    if (!index || sentence < 0) return null;
    const [[analysis], text] = await Promise.all([
      this.#use.store.readAnalyses(notebookId, [span.documentId]),
      this.#use.texts(notebookId).text(span.documentId),
    ]);
    const names: NameInSentence[] = (analysis ? mentionsOf(await this.#splitUp(notebookId, analysis, text)) : [])
      .filter(({ start, end }) => start >= span.start && end <= span.end)
      .map(({ start, end, key }) => ({ start, end, text: oneLine(text.slice(start, end)), surface: surfaceKey(key) }));
    const { relations } = index;
    const stated: StatedRelation[] = [];
    relations.sentence.forEach((other, relation) => {
      if (other !== sentence || relations.kind[relation] !== CAUSAL) return;
      const side = (at: number) => ({
        start: relations.ranges[6 * relation + at]!,
        end: relations.ranges[6 * relation + at + 1]!,
      });
      const [cause, effect] = [side(0), side(2)];
      stated.push({
        cause,
        effect,
        causeText: oneLine(text.slice(cause.start, cause.end)),
        effectText: oneLine(text.slice(effect.start, effect.end)),
        polarity: relations.polarity[relation]! < 0 ? -1 : 1,
      });
    });
    return { span, text: oneLine(text.slice(span.start, span.end)), names, relations: stated };
  }

  async sentencesWithBoth(notebookId: string, one: EntityRef, other: EntityRef, most: number): Promise<Evidence[]> {
    const index = await this.#use.index(notebookId);
    if (!index) return [];
    return this.#quote(notebookId, index, sentencesWithBoth(index, one, other, most));
  }

  async entityMentions(notebookId: string, entity: EntityRef, most: number): Promise<EntityMentions> {
    const index = await this.#use.index(notebookId);
    if (!index) return { documents: [], sentences: [], sentenceCount: 0 };
    const found = sentencesOf(index, entity);
    const counts = new Map<number, number>();
    for (const sentence of found) {
      const document = index.sentences.document[sentence]!;
      counts.set(document, (counts.get(document) ?? 0) + 1);
    }
    return {
      documents: Array.from(counts, ([document, sentences]) => ({
        documentId: index.documents.ids[document]!,
        sentences,
      })),
      sentences: await this.#quote(notebookId, index, found.slice(0, most)),
      sentenceCount: found.length,
    };
  }

  #quote(notebookId: string, { documents, sentences }: NotebookIndex, which: readonly number[]): Promise<Evidence[]> {
    return Promise.all(
      which.map(async (sentence) => {
        const documentId = documents.ids[sentences.document[sentence]!]!;
        const start = sentences.ranges[2 * sentence]!;
        const end = sentences.ranges[2 * sentence + 1]!;
        const text = oneLine((await this.#use.texts(notebookId).text(documentId)).slice(start, end));
        return { documentId, start, end, text, score: 0, via: 'structure' as const };
      }),
    );
  }

  /** An analysis whose mentions have the surfaces that the person gave them. */
  async #splitUp(notebookId: string, analysis: DocumentAnalysis, text: string): Promise<DocumentAnalysis> {
    const splits = (await this.#use.store.listCorrections(notebookId))
      .filter(isMentionSplit)
      .filter((split) => documentsOfSplit(split).has(analysis.documentId));
    return splitMentions(analysis, text, splits).analysis;
  }
}
