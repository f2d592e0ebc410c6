/** @file Joins what was kept of each document into the notebook's tables of documents, sentences, passages and terms. */
import { GrowingColumn, GrowingRows } from '../growing.ts';
import type { DocumentAnalysis } from '../notebook/analysis.ts';
import type { DocumentTable, Lexicon, PassageTable, Postings, SentenceTable } from '../notebook/index-types.ts';

export interface MergedText {
  documents: Omit<DocumentTable, 'titleEntity'>;
  sentences: SentenceTable;
  passages: PassageTable;
  lexicon: Lexicon;
  postings: Postings;
  /** Term → its number in the lexicon. */
  termIndex: ReadonlyMap<string, number>;
  /** A word for each term, as some document has it. */
  surfaces: string[];
}

/** Builds the lexical tables, one document after the other; no analysis is held. */
export class TextCollector {
  readonly #ids: string[] = [];
  readonly #titles: string[] = [];
  readonly #languages: string[] = [];
  readonly #sentenceStart = new GrowingColumn(Uint32Array);
  readonly #passageStart = new GrowingColumn(Uint32Array);
  readonly #titleTerms = new GrowingRows();
  readonly #ranges = new GrowingColumn(Uint32Array);
  readonly #passage = new GrowingColumn(Uint32Array);
  readonly #lengths = new GrowingColumn(Uint16Array);
  readonly #prose = new GrowingColumn(Uint8Array);
  readonly #roles = new GrowingColumn(Uint8Array);
  readonly #parts = new GrowingColumn(Uint8Array);
  readonly #firstOfPassage = new GrowingColumn(Uint32Array);
  readonly #termIndex = new Map<string, number>();
  readonly #surfaces: string[] = [];
  /** Terms of each sentence, with their counts, sentence by sentence. */
  readonly #termEnds = new GrowingColumn(Uint32Array);
  readonly #terms = new GrowingColumn(Uint32Array);
  readonly #counts = new GrowingColumn(Uint8Array);

  /** The number of the next sentence. */
  get sentenceCount(): number {
    return this.#lengths.length;
  }

  /** Adds a document behind those before. @returns its local term index → the notebook's */
  add(analysis: DocumentAnalysis): Uint32Array {
    this.#ids.push(analysis.documentId);
    this.#titles.push(analysis.title);
    this.#languages.push(analysis.language);
    const firstSentence = this.sentenceCount;
    const firstPassage = this.#firstOfPassage.length;
    this.#sentenceStart.push(firstSentence);
    this.#passageStart.push(firstPassage);
    this.#ranges.append(analysis.sentences);
    this.#prose.append(analysis.prose);
    this.#roles.append(analysis.roles);
    this.#parts.append(analysis.parts);
    const map = this.#number(analysis);
    this.#titleTerms.add(analysis.titleTerms.map((term) => map[term]!));
    const { passages, sentenceTermOffsets } = analysis;
    for (let p = 0; p + 1 < passages.length; p++) {
      this.#firstOfPassage.push(firstSentence + passages[p]!);
      for (let s = passages[p]!; s < passages[p + 1]!; s++) {
        let length = 0;
        for (let at = sentenceTermOffsets[s]!; at < sentenceTermOffsets[s + 1]!; at++) {
          this.#terms.push(map[analysis.sentenceTerms[at]!]!);
          this.#counts.push(analysis.sentenceTermCounts[at]!);
          length += analysis.sentenceTermCounts[at]!;
        }
        this.#passage.push(firstPassage + p);
        this.#lengths.push(Math.min(length, 65535));
        this.#termEnds.push(this.#terms.length);
      }
    }
    return map;
  }

  #number({ terms, surfaces }: DocumentAnalysis): Uint32Array {
    return Uint32Array.from(terms, (term, i) => {
      const known = this.#termIndex.get(term);
      if (known !== undefined) return known;
      this.#termIndex.set(term, this.#surfaces.length);
      return this.#surfaces.push(surfaces[i] || term) - 1;
    });
  }

  /** The tables of all documents. Nothing is added after that. */
  finish(): MergedText {
    this.#sentenceStart.push(this.sentenceCount);
    this.#passageStart.push(this.#firstOfPassage.length);
    this.#firstOfPassage.push(this.sentenceCount);
    const passage = this.#passage.take();
    const sentenceStart = this.#sentenceStart.take();
    const document = new Uint32Array(passage.length);
    const ofPassage = new Uint32Array(this.#firstOfPassage.length - 1);
    const passageStart = this.#passageStart.take();
    for (let d = 0; d < this.#ids.length; d++) {
      document.fill(d, sentenceStart[d], sentenceStart[d + 1]);
      ofPassage.fill(d, passageStart[d], passageStart[d + 1]);
    }
    return {
      documents: {
        ids: this.#ids,
        titles: this.#titles,
        languages: this.#languages,
        sentenceStart,
        passageStart,
        titleTerms: this.#titleTerms.take(),
      },
      sentences: {
        ranges: this.#ranges.take(),
        document,
        passage,
        lengths: this.#lengths.take(),
        prose: this.#prose.take(),
        roles: this.#roles.take(),
        parts: this.#parts.take(),
      },
      passages: { sentenceStart: this.#firstOfPassage.take(), document: ofPassage },
      ...this.#postings(passage),
      termIndex: this.#termIndex,
      surfaces: this.#surfaces,
    };
  }

  /** Postings are kept by sentence: passages and documents are runs of sentences, so the same postings score all three. */
  #postings(passageOf: Uint32Array): Pick<MergedText, 'lexicon' | 'postings'> {
    const termCount = this.#termIndex.size;
    const [ends, terms, counted] = [this.#termEnds.take(), this.#terms.take(), this.#counts.take()];
    const offsets = new Uint32Array(termCount + 1);
    for (const term of terms) offsets[term + 1]!++;
    for (let t = 0; t < termCount; t++) offsets[t + 1]! += offsets[t]!;
    const fill = offsets.slice(0, termCount);
    const items = new Uint32Array(terms.length);
    const counts = new Uint8Array(terms.length);
    const passageFrequency = new Uint32Array(termCount);
    const lastPassage = new Int32Array(termCount).fill(-1);
    let at = 0;
    for (let sentence = 0; sentence < ends.length; sentence++) {
      const passage = passageOf[sentence]!;
      for (; at < ends[sentence]!; at++) {
        const term = terms[at]!;
        items[fill[term]!] = sentence;
        counts[fill[term]!++] = counted[at]!;
        if (lastPassage[term] !== passage) {
          lastPassage[term] = passage;
          passageFrequency[term]!++;
        }
      }
    }
    return { lexicon: { terms: [...this.#termIndex.keys()], passageFrequency }, postings: { offsets, items, counts } };
  }
}
