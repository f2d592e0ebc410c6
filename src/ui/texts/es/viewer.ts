/** @file Spanish: the source viewer. */
import type { Pack } from '../pack.ts';
import { count, figure, percent } from '../words.ts';

export const viewer: Pack['viewer'] = {
  source: 'Fuente',
  empty: 'Abra una fuente, o el número que sigue a una frase, para leerla aquí.',
  loading: 'Abriendo…',
  close: 'Cerrar la fuente',
  previousCitation: 'Cita anterior',
  nextCitation: 'Cita siguiente',
  previousKey: 'Cita anterior (P)',
  nextKey: 'Cita siguiente (N)',
  citationOf: (number, total) => `Cita ${number} de ${total} en esta respuesta`,
  asText: 'Mostrar como texto',
  asPages: 'Mostrar como páginas',
  pageFailed: 'No se pudo dibujar esta página. En su lugar se muestra su texto.',

  find: 'Buscar en esta fuente',
  findKey: 'Buscar en esta fuente (Ctrl+F)',
  findPlaceholder: 'Buscar',
  found: (number, total, isCut) => `${figure(number)} de ${figure(total)}${isCut ? ' y más' : ''}`,
  foundNothing: 'No encontrado',
  previousFound: 'Anterior (Mayús+Intro)',
  nextFound: 'Siguiente (Intro)',
  closeFind: 'Cerrar (Esc)',

  outline: 'Esquema',
  outlinePages: 'Páginas',
  outlineEmpty: 'Esta fuente no tiene títulos.',
  pageName: (number) => `Página ${figure(number)}`,
  page: (number, total) => `Página ${number} de ${total}`,
  pageBox: (total) => `Página, de ${count(total, 'página', 'páginas')}`,
  ofPages: (total) => `de ${figure(total)}`,
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  zoomIn: 'Más grande',
  zoomOut: 'Más pequeño',
  zoomFit: (share) => `${percent(share)}. Ajustar al ancho`,
  zoom: (share) => percent(share),
};
