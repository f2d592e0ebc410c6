/** @file German: the tour. */
import type { Pack } from '../pack.ts';

export const tour: Pack['tour'] = {
  title: 'Ein kurzer Rundgang',
  step: (at, all) => `${at} von ${all}`,
  next: 'Weiter',
  done: 'Fertig',
  skip: 'Rundgang überspringen',
  steps: [
    {
      title: 'Fragen Sie nach dem Warum',
      text: 'Geben Sie hier eine Frage ein, oder drücken Sie eine, die diese Dokumente beantworten. Alles geschieht auf diesem Gerät.',
    },
    {
      title: 'Jeder Satz hat seine Quelle',
      text: 'Drücken Sie eine kleine Nummer, um den Satz dort zu lesen, wo er steht. Der Ursachenpfad darunter zeigt, wie eines zum anderen führte.',
    },
    {
      title: 'Alles Weitere findet die Suche',
      text: 'Notizen, Karte, Export, Quellen: Wenige Buchstaben genügen.',
    },
  ],
};
