/** @file Spanish: exports and backups. */
import type { Pack } from '../pack.ts';
import { count, percent } from '../words.ts';

export const exporting: Pack['exporting'] = {
  open: 'Exportar',
  openCell: 'Exportar esta pregunta',
  title: 'Exportar',
  titleOf: (name) => `Exportar «${name}»`,
  choose: '¿Qué quiere llevarse?',
  save: 'Guardar el archivo',
  print: 'Imprimir…',
  choices: {
    markdown: {
      name: 'Markdown',
      line: 'Preguntas, respuestas y notas con notas al pie: cita, fuente y página.',
    },
    html: {
      name: 'Página web',
      line: 'Un archivo para leer e imprimir en cualquier sitio, con los caminos causales dibujados.',
    },
    print: {
      name: 'Papel o PDF',
      line: 'Respuestas con sus citas en una lista numerada, mediante el diálogo de impresión.',
    },
    json: { name: 'JSON', line: 'Respuestas con evidencia y recorrido, para programas.' },
    bibtex: { name: 'BibTeX', line: 'Las fuentes citadas, para una bibliografía.' },
    relations: {
      name: 'Causas y efectos',
      line: 'Todos los enunciados de causa de las fuentes en una tabla (CSV).',
    },
    graph: { name: 'Grafo', line: 'Entidades, módulos, relaciones y puertas para Gephi o networkx (GraphML).' },
    tables: { name: 'Tablas', line: 'Todo como Parquet (.zip), para DuckDB, GraphRAG y CausalRAG2.' },
    backup: {
      name: 'Copia de seguridad',
      line: 'Todo el cuaderno con sus archivos, en un solo archivo que se restaura en otro equipo.',
    },
  },
  writing: (share) => `Escribiendo el archivo, ${percent(share)}`,
  restoring: (share) => `Restaurando la copia, ${percent(share)}`,
  readingTables: (share) => `Leyendo las tablas, ${percent(share)}`,
  tablesTaken: (name, documents, system) =>
    `«${name}» se ha hecho con tablas de ${system} (${count(documents, 'documento', 'documentos')}). Se está indexando.`,
  otherEncoder: (encoder) =>
    `Los vectores de estas tablas son de «${encoder}», que no consta que sea el de aquí: se hacen de nuevo.`,
  oneAtATime: 'Ya se está escribiendo o incorporando algo. Espere a que termine o deténgalo.',
  stop: 'Detener',
  saved: (name) => `Se guardó «${name}».`,
  restore: 'Restaurar una copia',
  lossesTitle: (name) => `«${name}» se restauró en parte`,
  lossesLead: 'La copia está dañada o cortada. Lo que está entero está en el cuaderno nuevo; esto no:',
  lossesNone: 'La copia está dañada o cortada, pero todo lo que podría faltar está en el cuaderno nuevo.',
  lossesAdvice: 'Otra copia de la misma puede estar entera. El archivo no se modificó.',
  unnamedSources: (sources) => `${count(sources, 'fuente', 'fuentes')} cuyo nombre no se puede leer`,
  lostFile: (name) => `el archivo de «${name}»; su texto está`,
  lostCells: (cells) => count(cells, 'pregunta o nota', 'preguntas y notas'),
  lostCorrections: 'correcciones',
  lostFindings: 'lo que encontraron los modelos',
  restored: (name) => `Se restauró «${name}» y se está indexando.`,
};

export const exportWords: Pack['exportWords'] = {
  language: 'es',
  citations: 'Citas',
  path: 'Camino causal',
  links: 'Vínculos dichos por separado',
  plan: 'Lo que había que encontrar primero',
  nothingFound: 'no se encontró nada',
  given: '{} (indicado por quien pregunta)',
  turnLimit: 'Habrían sido demasiadas rondas. Esto es lo que se había encontrado.',
  made: 'Hecho con Causeway el {}',
  asked: 'Preguntado el {}',
  limitedTo: 'limitada a {}',
  goesOnFrom: 'continúa de «{}»',
  answeredBy: 'Respondido por {}',
  notInDocuments: 'No está en los documentos. Los pasajes más cercanos son:',
  verdicts: {
    yes: 'Sí, según lo que dicen los documentos:',
    no: 'No, según lo que dicen los documentos:',
    disagree: 'Los documentos se contradicen:',
  },
  stopped: 'Detenido. Esto es lo que se había encontrado.',
  unanswered: 'Sin responder todavía.',
  doubt: 'no respaldado por los documentos: {}',
  page: 'p. {}',
  section: 'sección «{}»',
  raises: 'lleva a',
  lowers: 'impide o reduce',
  perhaps: 'quizás',
  gate: 'por la puerta causal «{}»',
};
