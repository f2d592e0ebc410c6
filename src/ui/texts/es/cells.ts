/** @file Spanish: questions and notes. */
import type { Pack } from '../pack.ts';
import { count, dateTime, figure, plural } from '../words.ts';

export const cells: Pack['cells'] = {
  list: 'Preguntas y notas',
  more: (name) => `Más sobre «${name}»`,
  moreTitle: 'Más',
  fold: 'Mostrar solo la primera línea',
  askAgain: 'Preguntar de nuevo',
  duplicate: 'Preguntar lo mismo en una celda nueva',
  addNote: 'Añadir una nota',
  addNoteShort: 'Nota',
  addNoteBelow: 'Añadir una nota debajo',
  pin: 'Fijar arriba',
  unpin: 'Soltar de arriba',
  pinnedMark: 'Fijada arriba',
  export: 'Exportar…',
  moveUp: 'Subir',
  moveDown: 'Bajar',
  followUpHere: 'Continuar desde esta respuesta',
  delete: 'Eliminar',
  drag: (name) => `Mover «${name}»: arrastrar, o Alt con una flecha`,
  movedTo: (place, total) => `Movida al puesto ${place} de ${total}.`,
  cannotMove: 'Ya está en el extremo.',
  pinned: (pinned) => (pinned ? 'Ahora está fijada arriba.' : 'De nuevo en su sitio.'),
  answerTo: (question) => `Respuesta a «${question}»`,
  loading: 'Abriendo la respuesta…',
  noAnswerYet: 'Esta pregunta quedó sin respuesta: la página se cerró antes.',

  note: 'Nota',
  noteLabel: 'Texto de la nota',
  notePlaceholder: 'Escriba en Markdown: # título, **negrita**, - lista, [enlace](https://…)',
  editNote: 'Editar la nota',
  write: 'Escribir',
  preview: 'Vista previa',
  noteDone: 'Listo',
  noteSaved: 'Se guarda al escribir',
  emptyNote: 'Una nota vacía',
  nothingToPreview: 'Todavía no hay nada escrito.',
  showNote: 'Mostrar la nota',
  deleteNote: 'Eliminar esta nota',
  noteDeleted: 'Se eliminó la nota.',
  imageIn: (name) => (name === '' ? '[imagen]' : `[imagen: ${name}]`),

  documentsChanged: (then, now) =>
    then === now
      ? 'Las fuentes han cambiado desde esta respuesta.'
      : `Respondida con ${count(then, 'fuente', 'fuentes')}; ahora hay ${figure(now)}.`,
  refined: 'El índice se ha revisado desde esta respuesta.',
  beforeMeaning: 'Esto se respondió antes de que las fuentes pudieran encontrarse por su significado.',
  changed: (added, gone) =>
    added === 0 && gone === 0
      ? 'Preguntado de nuevo: la respuesta es la misma.'
      : `Preguntado de nuevo: ${[
          added > 0 && count(added, 'frase es nueva', 'frases son nuevas'),
          gone > 0 && count(gone, 'ya no está', 'ya no están'),
        ]
          .filter(Boolean)
          .join(', ')}.`,
  isNew: 'Nuevo',
  gone: 'Ya no está en la respuesta',
  showBefore: (when) => `Volver a la respuesta del ${when}`,
  settling: 'Leyendo con más detalle los mejores pasajes…',
  settle: 'Conservar esta respuesta',
  planChanged: 'El plan se recorre de nuevo con su cambio.',
  when: (time) => dateTime(time),

  whyNot: (number) =>
    `¿Por qué no? Se ${plural(number, 'descartó', 'descartaron')} ${count(number, 'frase', 'frases')} por estar solo ${plural(number, 'relacionada', 'relacionadas')}`,

  goesOn: (question) => `Continúa desde «${question}»`,
  follows: 'Continúa desde',
  carried: 'Se arrastra:',
  understood: 'Entendido como:',
  nothingCarried: 'No hizo falta arrastrar nada.',
  askWithout: 'Preguntar sin eso',
  endFollowing: 'Preguntar por separado',
  followUps: 'Seguir preguntando desde aquí',

  scope: 'Se pregunta a:',
  wholeNotebook: 'todas las fuentes',
  partOf: (sources, total) => `${figure(sources)} de ${count(total, 'fuente', 'fuentes')}`,
  scopeTitle: 'A qué se pregunta',
  scopeHint: 'Solo se busca, se cita y se propone lo que elija aquí. Sin elección, todo el cuaderno.',
  scopeSources: 'Fuentes',
  findSource: 'Buscar una fuente',
  scopeTags: 'Etiquetas',
  noTags: 'Ninguna fuente tiene etiquetas todavía. Se ponen en «Fuentes».',
  scopeModules: 'Temas',
  modulesHint: 'Un tema es un módulo: un grupo de entidades que aparecen juntas.',
  noModules: 'Todavía no hay temas. Llegan con el índice.',
  moduleSize: (passages) => count(passages, 'pasaje', 'pasajes'),
  scopeDates: 'Fechas',
  from: 'Desde',
  to: 'Hasta',
  dateHint: 'Por ejemplo 2021, 2021-03 o 2021-03-14. Las fuentes sin fecha quedan fuera entonces.',
  dateProblem: 'Escriba la fecha como 2021, 2021-03 o 2021-03-14.',
  moreSources: (number) => `${figure(number)} más; escriba parte del nombre para encontrarlas.`,
  clearScope: 'Preguntar a todo el cuaderno',
  closeScope: 'Listo',
  takeAway: (name) => `Quitar «${name}»`,
  tag: (name) => `#${name}`,
  fromOn: (date) => `desde ${date}`,
  upTo: (date) => `hasta ${date}`,
  missingSource: 'una fuente que ya no está',
  askedOf: 'Preguntado a',
  nothingInScope: 'Ninguna fuente entra en lo elegido. Elija más o pregunte a todo el cuaderno.',
};
