/** @file Spanish: the words of a plan. */
import type { Pack } from '../pack.ts';
import { count, figure } from '../words.ts';

export const plan: Pack['plan'] = {
  title: 'Plan de la respuesta',
  summary: (steps) => `Cómo se encontró: ${count(steps, 'paso', 'pasos')}`,
  hint: 'Lo que había que encontrar antes de poder responder. Las respuestas son breves y solo probables: cada una abre la frase de la que procede.',
  progress: (done, total) => `Paso ${figure(Math.min(done + 1, total))} de ${figure(total)} …`,
  states: {
    waiting: 'Espera a los pasos anteriores',
    asked: 'Buscando …',
    nothing: 'No se encontró nada',
    left: 'Sin preguntar',
  },
  likely: 'Respuesta probable:',
  answerTo: (step) => `(la respuesta al paso ${figure(step)})`,
  given: 'indicado por usted',
  reworded: (planned) => `Preguntado de otro modo por usted. El plan decía: «${planned}»`,
  alsoConsidered: (answers) => `También se consideró: ${answers.join(', ')}`,
  turns: (turns, searches, milliseconds) =>
    `${count(turns, 'ronda', 'rondas')}, ${count(searches, 'búsqueda', 'búsquedas')}, ${milliseconds}`,
  endings: {
    'turn-limit': 'Habrían sido demasiadas rondas. Esto es lo que se había encontrado hasta entonces.',
    stopped: 'Detenido antes del último paso.',
  },
  noVerb: 'La pregunta no tiene verbo, así que se buscó tal como está.',
  edit: (step) => `Cambiar el paso ${figure(step)}`,
  editTitle: (step) => `Paso ${figure(step)}, de otro modo`,
  wording: 'Lo que se pregunta',
  wordingHint: (steps) =>
    steps === 1
      ? '«#1» es la respuesta al paso 1.'
      : `De «#1» a «#${figure(steps)}» son las respuestas a los pasos anteriores.`,
  answer: 'Su respuesta',
  answerHint: 'Vacío: se busca.',
  candidates: 'También se encontró',
  goOn: 'Seguir desde aquí',
  unknownSteps: (marks) =>
    `${marks.join(', ')}: solo se pueden poner respuestas a pasos anteriores. Nombre un paso anterior a este, o escriba las palabras.`,
  takeBack: 'Como decía el plan',
};
