/** @file Spanish: the sheet of keys. */
import type { Pack } from '../pack.ts';

export const keys: Pack['keys'] = {
  single: 'Teclas de un solo carácter',
  singleHint: 'Desactívelas si se pulsan sin querer, por ejemplo al dictar.',
  anywhere: 'En cualquier lugar',
  rows: [
    {
      title: 'Cuadro de preguntas',
      keys: [
        { caps: ['Intro'], does: 'preguntar' },
        { caps: ['Mayús', 'Intro'], does: 'empezar otra línea' },
      ],
    },
    {
      title: 'Preguntas y notas',
      keys: [
        { caps: ['Alt', '↑'], does: 'subir; con ↓, bajar' },
        { caps: ['Esc'], does: 'terminar una nota' },
      ],
    },
    {
      title: 'Lectura',
      keys: [
        { caps: ['N'], does: 'cita siguiente; con P, la anterior' },
        { caps: ['Mod', 'F'], does: 'buscar en esta fuente' },
        { caps: ['F3'], does: 'lugar siguiente' },
      ],
    },
    {
      title: 'Lista de fuentes',
      keys: [
        { caps: ['↑', '↓'], does: 'mover' },
        { caps: ['Espacio'], does: 'seleccionar; con Mayús y flechas, varias' },
        { caps: ['Supr'], does: 'quitar, se puede deshacer' },
      ],
    },
    {
      title: 'Mapa',
      keys: [
        { caps: ['←', '→'], does: 'girar; con Mayús, mover' },
        { caps: ['+', '−'], does: 'cambiar el tamaño' },
        { caps: ['Inicio'], does: 'mostrarlo entero' },
      ],
    },
  ],
};
