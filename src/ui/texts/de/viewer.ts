/** @file German: the source viewer. */
import type { Pack } from '../pack.ts';
import { count, figure, percent } from '../words.ts';

export const viewer: Pack['viewer'] = {
  source: 'Quelle',
  empty: 'Öffnen Sie eine Quelle oder die Nummer hinter einem Satz, um sie hier zu lesen.',
  loading: 'Wird geöffnet …',
  close: 'Quelle schließen',
  previousCitation: 'Voriger Beleg',
  nextCitation: 'Nächster Beleg',
  previousKey: 'Voriger Beleg (P)',
  nextKey: 'Nächster Beleg (N)',
  citationOf: (number, total) => `Beleg ${number} von ${total} in dieser Antwort`,
  asText: 'Als Text zeigen',
  asPages: 'Als Seiten zeigen',
  pageFailed: 'Diese Seite konnte nicht gezeichnet werden. Stattdessen steht hier ihr Text.',

  find: 'In dieser Quelle suchen',
  findKey: 'In dieser Quelle suchen (Strg+F)',
  findPlaceholder: 'Suchen',
  found: (number, total, isCut) => `${figure(number)} von ${figure(total)}${isCut ? ' und mehr' : ''}`,
  foundNothing: 'Nicht gefunden',
  previousFound: 'Voriger Treffer (Umschalt+Eingabe)',
  nextFound: 'Nächster Treffer (Eingabe)',
  closeFind: 'Schließen (Esc)',

  outline: 'Gliederung',
  outlinePages: 'Seiten',
  outlineEmpty: 'Diese Quelle hat keine Überschriften.',
  pageName: (number) => `Seite ${figure(number)}`,
  page: (number, total) => `Seite ${number} von ${total}`,
  pageBox: (total) => `Seite, von ${count(total, 'Seite', 'Seiten')}`,
  ofPages: (total) => `von ${figure(total)}`,
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  zoomFit: (share) => `${percent(share)}. An Breite anpassen`,
  zoom: (share) => percent(share),
};
