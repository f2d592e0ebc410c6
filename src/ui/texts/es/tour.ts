/** @file Spanish: the tour. */
import type { Pack } from '../pack.ts';

export const tour: Pack['tour'] = {
  title: 'Un breve recorrido',
  step: (at, all) => `${at} de ${all}`,
  next: 'Siguiente',
  done: 'Listo',
  skip: 'Omitir el recorrido',
  steps: [
    {
      title: 'Pregunte por qué',
      text: 'Escriba aquí una pregunta o pulse una que estos documentos responden. Todo ocurre en este dispositivo.',
    },
    {
      title: 'Cada frase tiene su fuente',
      text: 'Pulse un número pequeño para leer la frase en su lugar. El camino causal de abajo muestra cómo una cosa llevó a otra.',
    },
    {
      title: 'Lo demás se encuentra buscando',
      text: 'Notas, mapa, exportación, fuentes: bastan unas letras.',
    },
  ],
};
