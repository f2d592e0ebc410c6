/** @file Spanish: the causal path. */
import type { Pack } from '../pack.ts';
import { count, plural } from '../words.ts';

export const path: Pack['path'] = {
  diagram: 'Camino causal como diagrama',
  summary: (steps, gates) => {
    const crossed = `, ${count(gates, 'puerta', 'puertas')} ${plural(gates, 'cruzada', 'cruzadas')}`;
    return `Camino causal: ${count(steps, 'paso', 'pasos')}${gates > 0 ? crossed : ''}`;
  },
  links: 'Vínculos dichos por separado',
  linksHint: 'Lo que unas frases de la respuesta dicen que llevó a qué, cada una por su cuenta: no forman un camino.',
  none: 'Esta respuesta no se apoya en una cadena de causas.',
  hint: {
    raises: '+ provoca o aumenta',
    lowers: '− impide o reduce',
    hedged: '? solo quizás',
    signs: (signs: string[]) => `${signs.join(', ')}.`,
    gate: 'En rojo cruza una puerta causal.',
    follows: 'Con puntos: el camino sigue.',
  },
  openEvent: (event) => `${event}. Abrir su frase`,
  openStep: (number, words) => `Paso ${number}: ${words}. Abrir su frase`,
  words: (cause, verb, effect) => `${cause} ${verb} ${effect}`,
  raises: 'lleva a',
  lowers: 'impide o reduce',
  perhaps: 'quizás',
  throughGate: (from, to) => `por la puerta causal «${from}» → «${to}»`,
  save: 'Guardar este diagrama',
  saveAs: { svg: 'Guardar como SVG', png: 'Guardar como PNG' },
  fileName: 'Camino causal',
  failed: 'No se pudo dibujar la imagen. Guárdela como SVG.',
};
