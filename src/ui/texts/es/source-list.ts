/** @file Spanish: the list of sources. */
import type { Pack } from '../pack.ts';
import { count, figure, partialDate } from '../words.ts';

const these = (names: readonly string[]) =>
  names.length === 1 ? `«${names[0]}»` : count(names.length, 'fuente', 'fuentes');

const formats: Readonly<Record<string, string>> = {
  text: 'Texto',
  markdown: 'Markdown',
  html: 'Página web',
  pdf: 'PDF',
  picture: 'Imagen',
  docx: 'Word',
  odt: 'Texto OpenDocument',
  rtf: 'Texto enriquecido',
  epub: 'Libro electrónico',
  pptx: 'Diapositivas',
  odp: 'Diapositivas OpenDocument',
  csv: 'Tabla',
  xlsx: 'Hoja de cálculo',
  ods: 'Hoja de cálculo OpenDocument',
  json: 'JSON',
  mhtml: 'Página guardada',
  bibliography: 'Bibliografía',
  tables: 'Tablas',
};

export const sourceList: Pack['sourceList'] = {
  keys: 'Las flechas mueven, Espacio selecciona, Intro abre, Supr quita; al escribir se va a un nombre.',
  select: (name) => `Seleccionar ${name}`,
  more: (name) => `Más sobre ${name}`,
  menu: (name) => `Qué hacer con ${name}`,

  open: 'Abrir',
  reread: 'Leer de nuevo',
  edit: 'Etiquetas y fecha…',
  exclude: 'Excluir de las respuestas',
  include: 'Volver a usar en las respuestas',
  choose: 'Seleccionar',
  unchoose: 'Deseleccionar',
  remove: 'Quitar',
  leftOut: 'no se usa en las respuestas',
  entries: (number) => count(number, 'entrada', 'entradas'),

  sort: 'Ordenar por',
  orders: {
    'added-up': 'Orden en que se añadieron',
    'added-down': 'Más recientes primero',
    'name-up': 'Nombre, de A a Z',
    'name-down': 'Nombre, de Z a A',
    'date-down': 'Fecha, la última primero',
    'date-up': 'Fecha, la primera primero',
    'size-down': 'Más grandes primero',
    'size-up': 'Más pequeñas primero',
  },
  filter: 'Filtrar',
  inForce: 'activo',
  filterBy: 'Mostrar solo fuentes',
  tags: 'Con la etiqueta',
  formatsTitle: 'Con el formato',
  formatName: (format) => formats[format] ?? format.toUpperCase(),
  conditionsTitle: 'Que están',
  conditions: { waiting: 'por leer', ready: 'leídas', warned: 'leídas con un aviso', failed: 'ilegibles' },
  used: 'usadas en las respuestas',
  excluded: 'excluidas de las respuestas',
  dated: 'Con fecha',
  from: 'Desde',
  to: 'Hasta',
  clearFilter: 'Quitar el filtro',
  counted: (label, number) => `${label} (${figure(number)})`,
  shownOf: (shown, all) => `${figure(shown)} de ${count(all, 'fuente', 'fuentes')}`,
  nothingFits: 'Ninguna fuente encaja. Quite una palabra o un filtro.',

  chosen: (number) => count(number, 'seleccionada', 'seleccionadas'),
  chooseAll: (number) => `Seleccionar las ${figure(number)}`,
  clearChoice: 'Quitar la selección',
  withChosen: 'Con las fuentes seleccionadas',

  removed: (names) => (names.length === 1 ? `Se quitó ${these(names)}.` : `Se quitaron ${these(names)}.`),
  nowExcluded: (names) => `Las respuestas ya no usan ${these(names)}.`,
  nowIncluded: (names) => `Las respuestas vuelven a usar ${these(names)}.`,
  rereading: (names) =>
    names.length === 1 ? `${these(names)} se está leyendo de nuevo.` : `${these(names)} se están leyendo de nuevo.`,
  notKept: (names) =>
    names.length === 1
      ? `El archivo de ${these(names)} no se conserva aquí. Añádalo otra vez para que se lea de nuevo.`
      : `Los archivos de ${these(names)} no se conservan aquí. Añádalos otra vez para que se lean de nuevo.`,
  addAgain: 'Añadir otra vez',
  changed: (names) => (names.length === 1 ? `Se cambió ${these(names)}.` : `Se cambiaron ${these(names)}.`),

  editTitle: (names) => `Etiquetas y fecha de ${these(names)}`,
  tagsLabel: 'Etiquetas',
  removeTag: (tag) => `Quitar la etiqueta ${tag}`,
  someHave: (tag) => `${tag} (algunas)`,
  addTag: 'Añadir una etiqueta',
  addTagHint: 'Por ejemplo: energía. Intro la añade.',
  noTags: 'Sin etiquetas todavía.',
  dateLabel: 'Fecha',
  dateHint: 'Un año, un mes o un día: 2021, 2021-03, 2021-03-14.',
  dateFrom: (date) => `Si no se indica, se toma ${date} del archivo o de su referencia.`,
  dateWrong: 'Eso no es una fecha. Escríbala como 2021, 2021-03 o 2021-03-14.',
  severalDates: 'Tienen fechas distintas; la que se dé aquí vale para todas.',
  save: 'Guardar',

  date: (date) => partialDate(date),
};
