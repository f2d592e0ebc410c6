/** @file Rows of what is written: documents, their text units with the sentences that they are made of, and where entities are named. */
import { ENTITY_KINDS, MENTION_STRIDE } from '../notebook/analysis.ts';
import { surfaceKey } from '../corrections/surface-key.ts';
import { row } from '../rows.ts';
import { TEXT_PARTS } from '../text/parts.ts';
import type { DOCUMENTS, MENTIONS, RowOf, SENTENCES, TEXT_UNITS } from './columns.ts';
import { tiesAmong } from './members.ts';
import { idOf, type Prepared } from './source.ts';

/** From the first sentence of a passage to the end of its last. */
function rangeOf({ index }: Prepared, passage: number): { start: number; end: number } {
  const { passages, sentences } = index;
  const first = passages.sentenceStart[passage]!;
  const last = passages.sentenceStart[passage + 1]! - 1;
  return { start: sentences.ranges[2 * first]!, end: sentences.ranges[2 * last + 1]! };
}

export async function* documentRows(source: Prepared): AsyncGenerator<RowOf<typeof DOCUMENTS>> {
  const { documents } = source.index;
  for (const [number, id] of documents.ids.entries()) {
    await source.onRow?.();
    const { name, date } = source.factsOf(id);
    const passages = { from: documents.passageStart[number]!, to: documents.passageStart[number + 1]! };
    yield {
      id,
      human_readable_id: number,
      title: documents.titles[number] || name,
      text: await source.texts.text(id),
      text_unit_ids: Array.from({ length: passages.to - passages.from }, (_, i) => idOf.textUnit(passages.from + i)),
      creation_date: date === '' ? null : date,
      metadata: JSON.stringify({ name, title: documents.titles[number]!, language: documents.languages[number]! }),
    };
  }
}

export async function* textUnitRows(source: Prepared): AsyncGenerator<RowOf<typeof TEXT_UNITS>> {
  const { index, members } = source;
  for (let passage = 0; passage < index.passages.document.length; passage++) {
    await source.onRow?.();
    const id = index.documents.ids[index.passages.document[passage]!]!;
    const { start, end } = rangeOf(source, passage);
    const text = (await source.texts.text(id)).slice(start, end);
    const entities = row(members.entitiesOfPassage, passage);
    yield {
      id: idOf.textUnit(passage),
      human_readable_id: passage,
      text,
      // Words stand in for the tokens of whichever model reads the table.
      n_tokens: text.split(/\s+/).length,
      document_ids: [id],
      entity_ids: Array.from(entities, idOf.entity),
      relationship_ids: tiesAmong(members.ties, entities).map(idOf.relationship),
      covariate_ids: [],
    };
  }
}

export async function* sentenceRows({ index, onRow }: Prepared): AsyncGenerator<RowOf<typeof SENTENCES>> {
  const { documents, sentences } = index;
  for (let sentence = 0; sentence < sentences.document.length; sentence++) {
    await onRow?.();
    yield {
      document_id: documents.ids[sentences.document[sentence]!]!,
      text_unit_id: idOf.textUnit(sentences.passage[sentence]!),
      start: sentences.ranges[2 * sentence]!,
      end: sentences.ranges[2 * sentence + 1]!,
      part: TEXT_PARTS[sentences.parts[sentence]!]!,
    };
  }
}

/** Entities by how they are written; of several that are written alike, the one that a sentence mentions is meant. */
class Named {
  readonly #alias = new Map<string, number>();
  readonly #byName = new Map<string, number[]>();
  readonly #byForm = new Map<string, number[]>();
  /** Surfaces that were met, with the entity that each is of; −1: the index did not keep it. */
  readonly #known = new Map<string, number>();
  readonly #source: Prepared;

  constructor(source: Prepared) {
    this.#source = source;
    const { names, aliases, aliasEntity } = source.index.entities;
    const note = (map: Map<string, number[]>, key: string, entity: number): void => {
      const known = map.get(key);
      if (!known) map.set(key, [entity]);
      else if (!known.includes(entity)) known.push(entity);
    };
    names.forEach((name, entity) => {
      note(this.#byName, name, entity);
      note(this.#byForm, surfaceKey(name), entity);
    });
    aliases.forEach((alias, i) => this.#alias.set(alias, aliasEntity[i]!));
  }

  /**
   * The entity of a surface. Each is looked up where it is met first: that is how an entity that is called by it is written.
   *
   * @param name how the surface is written there
   */
  find(surface: string, name: string, sentence: number): number {
    const known = this.#known.get(surface);
    if (known !== undefined) return known;
    const stands = (entity: number): boolean => this.#stands(entity, sentence);
    const entity =
      this.#alias.get(surface) ??
      this.#byName.get(name)?.find(stands) ??
      this.#byForm.get(surfaceKey(surface))?.find(stands) ??
      -1;
    this.#known.set(surface, entity);
    return entity;
  }

  #stands(entity: number, sentence: number): boolean {
    const own = row(this.#source.index.entities.sentences, entity);
    let [low, high] = [0, own.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (own[middle]! < sentence) low = middle + 1;
      else high = middle;
    }
    return own[low] === sentence;
  }
}

export async function* mentionRows(source: Prepared): AsyncGenerator<RowOf<typeof MENTIONS>> {
  const named = new Named(source);
  const { documents } = source.index;
  for (const [number, id] of documents.ids.entries()) {
    const analysis = await source.analysisOf(id);
    if (analysis === null) continue;
    const { mentions, keys, names, kinds } = analysis;
    for (let at = 0; at < mentions.length; at += MENTION_STRIDE) {
      await source.onRow?.();
      const key = mentions[at + 3]!;
      const entity = named.find(keys[key]!, names[key]!, documents.sentenceStart[number]! + mentions[at]!);
      if (entity < 0) continue;
      yield {
        document_id: id,
        entity_id: idOf.entity(entity),
        start: mentions[at + 1]!,
        end: mentions[at + 2]!,
        surface: keys[key]!,
        name: names[key]!,
        kind: ENTITY_KINDS[kinds[key]!]!,
      };
    }
  }
}
