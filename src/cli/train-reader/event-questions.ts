/**
 * @file Questions about the events of a dossier's graph: what led to one and what came of it, asked by one of its names. What answers is every place that
 * tells or implies such a link, whatever the event is called there. With these the reader learns to go from one step of a chain to the next.
 */
import type { KnownLink } from '../../engine/evaluate/known-links.ts';
import type { SourceQuestion } from '../train-relevance/sources.ts';

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

/**
 * @param name of the set
 * @param links of its graph
 */
export function eventQuestions(name: string, links: readonly KnownLink[], random: () => number): SourceQuestion[] {
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;
  const questions: SourceQuestion[] = [];
  for (const wanted of ['cause', 'effect'] as const) {
    const known = wanted === 'cause' ? 'effect' : 'cause';
    for (const event of new Set(links.map((link) => link[known]))) {
      const evidence = links.filter((link) => link[known] === event).flatMap(({ places }) => places);
      const names = event.split('; ');
      for (let i = 0; i < Math.min(NAMES, names.length); i++) {
        const [asked] = names.splice(Math.floor(random() * names.length), 1);
        questions.push({
          id: `${wanted} ${questions.length}`,
          question: `${pick(ASKED[wanted])}${asked!}`,
          answers: [],
          evidence,
          alternatives: [],
          spurious: null,
          tags: [],
          from: `events/${name}`,
          weight: 1,
          quotes: false,
        });
      }
    }
  }
  return questions;
}
