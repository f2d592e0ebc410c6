/** @file German: the words of a plan. */
import type { Pack } from '../pack.ts';
import { count, figure } from '../words.ts';

export const plan: Pack['plan'] = {
  title: 'Plan der Antwort',
  summary: (steps) => `So wurde sie gefunden: ${count(steps, 'Schritt', 'Schritte')}`,
  hint: 'Was zu finden war, bevor die Frage beantwortet werden konnte. Die Antworten sind kurz und nur wahrscheinlich: Jede öffnet den Satz, aus dem sie stammt.',
  progress: (done, total) => `Schritt ${figure(Math.min(done + 1, total))} von ${figure(total)} …`,
  states: {
    waiting: 'Wartet auf die Schritte davor',
    asked: 'Wird gesucht …',
    nothing: 'Nichts gefunden',
    left: 'Nicht gefragt',
  },
  likely: 'Wahrscheinliche Antwort:',
  answerTo: (step) => `(die Antwort auf Schritt ${figure(step)})`,
  given: 'von Ihnen angegeben',
  reworded: (planned) => `Von Ihnen anders gefragt. Im Plan stand: „${planned}“`,
  alsoConsidered: (answers) => `Auch erwogen: ${answers.join(', ')}`,
  turns: (turns, searches, milliseconds) =>
    `${count(turns, 'Runde', 'Runden')}, ${count(searches, 'Suche', 'Suchen')}, ${milliseconds}`,
  endings: {
    'turn-limit': 'Es wären zu viele Runden geworden. Das war bis dahin gefunden.',
    stopped: 'Vor dem letzten Schritt angehalten.',
  },
  noVerb: 'Die Frage hat kein Verb, darum wurde nach ihr gesucht, wie sie ist.',
  edit: (step) => `Schritt ${figure(step)} ändern`,
  editTitle: (step) => `Schritt ${figure(step)}, anders gefragt oder beantwortet`,
  wording: 'Was gefragt wird',
  wordingHint: (steps) =>
    steps === 1
      ? '„#1“ steht für die Antwort auf Schritt 1.'
      : `„#1“ bis „#${figure(steps)}“ stehen für die Antworten auf die Schritte davor.`,
  answer: 'Die Antwort darauf',
  answerHint: 'Leer: Sie wird gesucht.',
  candidates: 'Auch gefunden',
  goOn: 'Von hier an weiter',
  unknownSteps: (marks) =>
    `${marks.join(', ')}: Einsetzen lassen sich nur Antworten auf frühere Schritte. Nennen Sie einen Schritt vor diesem, oder schreiben Sie die Wörter hin.`,
  takeBack: 'Wie im Plan',
};
