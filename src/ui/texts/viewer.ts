/** @file The words of the source viewer. */
import { live } from '../language/live.ts';
import { count, figure, percent } from './words.ts';

export const viewer = live('viewer', {
  source: 'Source',
  empty: 'Open a source, or the number behind a sentence, to read it here.',
  loading: 'Opening …',
  close: 'Close source',
  previousCitation: 'Previous citation',
  nextCitation: 'Next citation',
  previousKey: 'Previous citation (P)',
  nextKey: 'Next citation (N)',
  citationOf: (number: number, total: number) => `Citation ${number} of ${total} in this answer`,
  asText: 'Show as text',
  asPages: 'Show as pages',
  pageFailed: 'This page could not be drawn. Its text is shown instead.',

  find: 'Find in this source',
  findKey: 'Find in this source (Ctrl+F)',
  findPlaceholder: 'Find',
  found: (number: number, total: number, isCut: boolean) =>
    `${figure(number)} of ${figure(total)}${isCut ? ' and more' : ''}`,
  foundNothing: 'Not found',
  previousFound: 'Previous (Shift+Enter)',
  nextFound: 'Next (Enter)',
  closeFind: 'Close (Esc)',

  outline: 'Outline',
  outlinePages: 'Pages',
  outlineEmpty: 'This source has no headings.',
  pageName: (number: number) => `Page ${figure(number)}`,
  page: (number: number, total: number) => `Page ${number} of ${total}`,
  pageBox: (total: number) => `Page, of ${count(total, 'page', 'pages')}`,
  ofPages: (total: number) => `of ${figure(total)}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  zoomFit: (share: number) => `${percent(share)}. Fit to width`,
  zoom: (share: number) => percent(share),
});
