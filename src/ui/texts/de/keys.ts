/** @file German: the sheet of keys. */
import type { Pack } from '../pack.ts';

export const keys: Pack['keys'] = {
  single: 'Tasten mit einem Zeichen',
  singleHint: 'Schalten Sie sie aus, wenn Tasten versehentlich ausgelöst werden, etwa bei Spracheingabe.',
  anywhere: 'Überall',
  rows: [
    {
      title: 'Fragefeld',
      keys: [
        { caps: ['Eingabe'], does: 'fragen' },
        { caps: ['Umschalt', 'Eingabe'], does: 'neue Zeile beginnen' },
      ],
    },
    {
      title: 'Fragen und Notizen',
      keys: [
        { caps: ['Alt', '↑'], does: 'nach oben; mit ↓ nach unten' },
        { caps: ['Esc'], does: 'Notiz beenden' },
      ],
    },
    {
      title: 'Lesen',
      keys: [
        { caps: ['N'], does: 'nächster Beleg; mit P der vorige' },
        { caps: ['Mod', 'F'], does: 'in dieser Quelle suchen' },
        { caps: ['F3'], does: 'nächster Treffer' },
      ],
    },
    {
      title: 'Liste der Quellen',
      keys: [
        { caps: ['↑', '↓'], does: 'bewegen' },
        { caps: ['Leertaste'], does: 'auswählen; mit Umschalt und Pfeilen mehrere' },
        { caps: ['Entf'], does: 'entfernen, widerruflich' },
      ],
    },
    {
      title: 'Karte',
      keys: [
        { caps: ['←', '→'], does: 'drehen; mit Umschalt verschieben' },
        { caps: ['+', '−'], does: 'zoomen' },
        { caps: ['Pos1'], does: 'alles zeigen' },
      ],
    },
  ],
};
