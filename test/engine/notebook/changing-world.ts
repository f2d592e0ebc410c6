/** @file Notes on a world of causes that are added, changed and taken out at random, with questions whose evidence is known. */
import { seededRandom } from '../../../src/engine/random.ts';

const PLACES = ['Arnby', 'Brayford', 'Colme', 'Dunlow', 'Eskdale', 'Farrow', 'Grenholt', 'Harwick'];
const EVENTS = [
  ...['pump failure', 'cellar flood', 'power cut', 'signal outage', 'tram delay', 'market closure', 'dairy shortage'],
  ...['school holiday', 'bridge repair', 'road diversion', 'crop blight', 'grain shortage', 'mill shutdown', 'strike'],
];
const FILLER = ['The town hall was painted in spring.', 'Visitors liked the lake.', 'The choir met on Friday evening.'];

export interface Note {
  id: string;
  title: string;
  text: string;
  /** Questions with the sentence that answers. */
  questions: { question: string; sentence: string }[];
}

/** A note on a place; `edition` tells changed ones from each other. */
export function note(number: number, edition = 0): Note {
  const random = seededRandom(1 + number * 97 + edition * 7919);
  const any = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(random() * things.length)]!;
  const place = PLACES[number % PLACES.length]!;
  const questions: Note['questions'] = [];
  const sentences = [any(FILLER)];
  for (let i = 0; i < 3; i++) {
    const [cause, effect] = [any(EVENTS), any(EVENTS)];
    const street = `${any(['Mill', 'Station', 'Church', 'Harbour'])} Street ${number}`;
    const sentence = `The ${cause} in ${place} near ${street} caused the ${effect} of ${place}.`;
    sentences.push(sentence);
    questions.push({ question: `What did the ${cause} near ${street} cause?`, sentence });
  }
  sentences.push(any(FILLER));
  return { id: `note-${number}`, title: `Report ${number} on ${place}`, text: sentences.join(' '), questions };
}
