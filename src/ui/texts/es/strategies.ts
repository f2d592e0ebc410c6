/** @file Spanish: the compared systems. */
import type { Pack } from '../pack.ts';

export const strategies: Pack['strategies'] = {
  hugrag: {
    name: 'Causeway',
    line: 'Sigue las causas de documento en documento y descarta lo que solo está relacionado (HugRAG).',
  },
  bm25: { name: 'BM25', line: 'Pasajes que comparten las palabras menos comunes de la pregunta.' },
  dense: { name: 'RAG estándar', line: 'Pasajes más cercanos a la pregunta por su significado.' },
  hybrid: { name: 'Híbrido', line: 'BM25 y RAG estándar, fusionados por rango.' },
  causalrag: {
    name: 'CausalRAG',
    line: 'Cadenas causales en torno a las entidades más cercanas, sin grupos ni puertas.',
  },
  hipporag2: { name: 'HippoRAG 2', line: 'Parte de enunciados que coinciden y recorre el grafo hasta los pasajes.' },
  lightrag: { name: 'LightRAG', line: 'Entidades y enunciados que coinciden con las palabras clave, con sus vecinos.' },
  'graphrag-local': {
    name: 'GraphRAG local',
    line: 'Las entidades más cercanas con los pasajes y enunciados que las rodean.',
  },
  'graphrag-global': { name: 'GraphRAG global', line: 'Puntos tomados de los resúmenes de grupos enteros de temas.' },
  leanrag: { name: 'LeanRAG', line: 'Las entidades más cercanas y lo que las une en el árbol de temas.' },
  higra: { name: 'HiGraAgent', line: 'Ordena a la vez por palabras, significado y lugar en el grafo.' },
  agents: {
    name: 'Seeker y Librarian',
    line: 'Busca primero lo que la pregunta solo describe y con ello sigue preguntando.',
  },
  cogni: { name: 'CogniRAG', line: 'Los enunciados causales más cercanos, continuados en ambas direcciones.' },
  naive: { name: 'Sin búsqueda', line: 'No encuentra nada: el suelo de toda comparación.' },
};
