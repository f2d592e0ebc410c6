/** @file German: the compared systems. */
import type { Pack } from '../pack.ts';

export const strategies: Pack['strategies'] = {
  hugrag: {
    name: 'Causeway',
    line: 'Verfolgt Ursachen von Dokument zu Dokument und sortiert aus, was nur verwandt ist (HugRAG).',
  },
  bm25: { name: 'BM25', line: 'Textstellen, die die selteneren Wörter der Frage enthalten.' },
  dense: { name: 'Standard-RAG', line: 'Textstellen, die der Frage in der Bedeutung am nächsten sind.' },
  hybrid: { name: 'Hybrid', line: 'BM25 und Standard-RAG, nach Rang vereint.' },
  causalrag: { name: 'CausalRAG', line: 'Ursachenketten um die nächsten Entitäten, ohne Gruppen und Tore.' },
  hipporag2: { name: 'HippoRAG 2', line: 'Beginnt bei passenden Aussagen und geht durch den Graphen zu Textstellen.' },
  lightrag: { name: 'LightRAG', line: 'Entitäten und Aussagen, die zu den Stichwörtern passen, mit ihren Nachbarn.' },
  'graphrag-local': {
    name: 'GraphRAG lokal',
    line: 'Die nächsten Entitäten mit den Textstellen und Aussagen um sie herum.',
  },
  'graphrag-global': { name: 'GraphRAG global', line: 'Punkte aus den Zusammenfassungen ganzer Themengruppen.' },
  leanrag: { name: 'LeanRAG', line: 'Die nächsten Entitäten, und was sie im Baum der Themen verbindet.' },
  higra: { name: 'HiGraAgent', line: 'Ordnet zugleich nach Wörtern, Bedeutung und Ort im Graphen.' },
  agents: {
    name: 'Seeker und Librarian',
    line: 'Findet erst, was eine Frage nur umschreibt, und fragt dann damit weiter.',
  },
  cogni: { name: 'CogniRAG', line: 'Die nächsten Aussagen über Ursachen, in beide Richtungen fortgesetzt.' },
  naive: { name: 'Ohne Suche', line: 'Findet nichts: der Boden jedes Vergleichs.' },
};
