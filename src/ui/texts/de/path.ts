/** @file German: the causal path. */
import type { Pack } from '../pack.ts';
import { count } from '../words.ts';

export const path: Pack['path'] = {
  diagram: 'Ursachenpfad als Diagramm',
  summary: (steps, gates) =>
    `Ursachenpfad: ${count(steps, 'Schritt', 'Schritte')}${gates > 0 ? `, durch ${count(gates, 'Tor', 'Tore')}` : ''}`,
  links: 'Für sich genannte Zusammenhänge',
  linksHint: 'Was Sätze der Antwort als Ursache und Folge nennen, jeder für sich: kein Weg vom einen zum anderen.',
  none: 'Diese Antwort beruht nicht auf einer Kette von Ursachen.',
  hint: {
    raises: '+ bewirkt oder erhöht',
    lowers: '− verhindert oder mindert',
    hedged: '? nur vielleicht',
    signs: (signs: string[]) => `${signs.join(', ')}.`,
    gate: 'Rot führt durch ein kausales Tor.',
    follows: 'Gepunktet: Der Pfad geht weiter.',
  },
  openEvent: (event) => `${event}. Satz öffnen`,
  openStep: (number, words) => `Schritt ${number}: ${words}. Satz öffnen`,
  words: (cause, verb, effect) => `${cause} ${verb} ${effect}`,
  raises: 'führt zu',
  lowers: 'verhindert oder mindert',
  perhaps: 'vielleicht',
  throughGate: (from, to) => `durch das kausale Tor „${from}“ → „${to}“`,
  save: 'Dieses Diagramm speichern',
  saveAs: { svg: 'Als SVG speichern', png: 'Als PNG speichern' },
  fileName: 'Ursachenpfad',
  failed: 'Das Bild konnte nicht gezeichnet werden. Speichern Sie es stattdessen als SVG.',
};
