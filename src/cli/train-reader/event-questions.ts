/**
 * @file Questions about the events of a dossier's graph: what led to one and what came of it, asked by one of its names or in the words of a place that tells of
 * it. What answers is every place that tells or implies such a link, whatever the event is called there. With these the reader learns to go from one step of a
 * chain to the next.
 */
import type { KnownLink } from '../../engine/evaluate/known-links.ts';
import { overlap } from '../../engine/evaluate/spans.ts';
import type { Span } from '../../engine/types.ts';
import type { SourceQuestion } from '../train-relevance/training-set.ts';

/** How the app asks for the next step, most often, and other ways. */
const ASKED = {
  cause: ['What led to this: ', 'What led to this: ', 'What was the reason for this: ', 'Why did this come about: '],
  effect: [
    'What came of this: ',
    'What came of this: ',
    'What did this lead to: ',
    'What were the consequences of this: ',
  ],
} as const;
/** Names asked by for an event and a direction. */
const NAMES = 2;
/** UTF-16 units of a place in whose words is asked, as in the app (`engine/notebook/read-chain.ts`). */
const LONGEST = 200;

/**
 * @param name of the set
 * @param links of its graph
 * @param textOf the words of a place
 */
export function eventQuestions(
  name: string,
  links: readonly KnownLink[],
  textOf: (place: Span) => string,
  random: () => number,
): SourceQuestion[] {
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;
  const questions: SourceQuestion[] = [];
  const add = (wanted: keyof typeof ASKED, asked: string, evidence: Span[]) =>
    questions.push({
      id: `${wanted} ${questions.length}`,
      question: `${pick(ASKED[wanted])}${asked}`,
      answers: [],
      evidence,
      alternatives: [],
      spurious: null,
      tags: [],
      from: `events/${name}`,
      weight: 1,
      quotes: false,
    });
  for (const wanted of ['cause', 'effect'] as const) {
    const known = wanted === 'cause' ? 'effect' : 'cause';
    const placesOf = (event: string) => links.filter((link) => link[known] === event).flatMap(({ places }) => places);
    for (const event of new Set(links.map((link) => link[known]))) {
      const names = event.split('; ');
      for (let i = 0; i < Math.min(NAMES, names.length); i++) {
        const [asked] = names.splice(Math.floor(random() * names.length), 1);
        add(wanted, asked!, placesOf(event));
      }
    }
    // The place of one step asks for the next: of the cause that it tells what led to that, of the effect what came of it.
    for (const link of links) {
      const [own] = link.places;
      const evidence = placesOf(link[wanted]).filter((place) =>
        link.places.every((other) => overlap(place, other) === 0),
      );
      if (own && evidence.length > 0) add(wanted, textOf(own).replace(/\s+/g, ' ').trim().slice(0, LONGEST), evidence);
    }
  }
  return questions;
}
