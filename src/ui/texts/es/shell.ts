/** @file Spanish: the window, sources, questions, answers and evidence. */
import type { ShellTexts } from '../pack.ts';
import { count, decimal, figure, percent, plural, rough } from '../words.ts';

export const shell: ShellTexts = {
  appName: 'Causeway',
  skip: 'Ir al cuadro de preguntas',
  untitled: 'Mi cuaderno',
  starting: 'Abriendo los cuadernos…',

  welcomeTitle: 'Pregunte por qué. La respuesta está en sus propios documentos.',
  welcomeBody:
    'Causeway lee los archivos dentro de esta página, averigua qué causa qué y responde con frases que abren su fuente. Funciona sin conexión y nada sale de este dispositivo.',
  welcomeSample: 'Diez documentos breves (en inglés) hablan de un apagón. Ninguno cuenta toda la historia.',
  welcomeQuestion: '¿Por qué llegó tarde la gente en toda la ciudad?',
  openSample: 'Abrir el cuaderno de ejemplo',
  openingSample: 'Abriendo el ejemplo…',
  sampleFailed:
    'No se pudo cargar el ejemplo. Abra Causeway una vez con conexión; después queda guardado en este dispositivo.',

  notebooks: 'Cuadernos',
  switchNotebook: (name) => `Cuaderno: ${name}. Cambiar o gestionar`,
  newNotebook: 'Cuaderno nuevo',
  rename: 'Cambiar el nombre',
  renameLabel: 'Nombre del cuaderno',
  deleteNotebook: 'Eliminar este cuaderno',
  notebookDeleted: (name) => `Se eliminó «${name}».`,
  documents: (number) => count(number, 'documento', 'documentos'),

  theme: { auto: 'Colores: como el sistema', light: 'Colores: claros', dark: 'Colores: oscuros' },

  languageFailed: (name) =>
    `No se pudo cargar ${name}. Elíjalo de nuevo con conexión; después queda guardado en este dispositivo.`,

  sources: 'Fuentes',
  sourcesPane: 'Sus archivos',
  showSources: 'Mostrar las fuentes',
  hideSources: 'Ocultar las fuentes',
  addDocuments: 'Añadir documentos',
  addFolder: 'Añadir una carpeta',
  addText: 'Pegar texto',
  addTextTitle: 'Pegar texto como fuente',
  addTextName: 'Nombre',
  addTextNameHint: 'Por ejemplo: reunión del 3 de mayo',
  addTextBody: 'Texto',
  addTextSave: 'Añadir este texto',
  pastedAdded: (name) => `«${name}» se añadió a las fuentes.`,
  close: 'Cerrar',
  cancel: 'Cancelar',
  undo: 'Deshacer',
  dismiss: 'Descartar',
  dropHere: 'Suelte para añadirlo a este cuaderno',
  dropNew: 'Suelte para empezar un cuaderno',
  noSources: 'Todavía no hay fuentes. Arrastre archivos o una carpeta a esta página, o pegue texto con Ctrl+V.',
  removeSource: (name) => `Quitar ${name}`,
  openSource: (name) => `Abrir ${name}`,
  sourceRemoved: (name) => `Se quitó «${name}».`,
  findSource: 'Buscar una fuente',
  noSourceFound: 'Ninguna fuente lleva eso en el nombre.',
  status: { queued: 'En espera', reading: 'Leyendo…', ready: 'Lista', failed: 'No añadida' },
  pages: (number) => count(number, 'página', 'páginas'),
  words: (characters) => {
    const words = characters / 6;
    return `unas ${figure(words < 100 ? Math.ceil(words / 10) * 10 : Math.round(words / 100) * 100)} palabras`;
  },
  duplicates: (number) =>
    number === 1 ? '1 archivo ya estaba en el cuaderno.' : `${figure(number)} archivos ya estaban en el cuaderno.`,
  wordsMissing:
    'No se pudo cargar lo que significan las palabras; solo se comparan las palabras mismas. Vuelva a cargar la página con conexión.',
  renamed: (from, to) => `«${from}» es el mismo archivo que «${to}»; ahora lleva el nombre nuevo.`,
  refused: (name, reason) => `${name}: ${reason}`,
  refusedMany: (number) => `No se ${plural(number, 'añadió', 'añadieron')} ${count(number, 'archivo', 'archivos')}.`,
  andMore: (number) => `y ${figure(number)} más`,
  problems: (number) => count(number, 'archivo no se pudo leer', 'archivos no se pudieron leer'),
  progress({ phase, filesDone, filesTotal, secondsLeft, page, isRepair }) {
    if (page)
      return `Reconociendo texto: imagen ${figure(Math.min(page.done + 1, page.total))} de ${figure(page.total)}`;
    const left = secondsLeft === null ? '' : `, quedan unos ${rough(secondsLeft)}`;
    if (isRepair) return `Ya se puede preguntar todo; ordenando temas y puertas${left}`;
    if (phase !== 'reading') return `Buscando qué causa qué${left}`;
    return `Leyendo ${figure(Math.min(filesDone + 1, filesTotal))} de ${count(filesTotal, 'archivo', 'archivos')}${left}`;
  },
  storing: (number) => `Guardando ${count(number, 'archivo', 'archivos')}`,
  cancelReading: 'Cancelar la lectura',
  recognized: (sure) => `texto reconocido, ${percent(sure)} seguro`,
  parts: {
    heading: 'título',
    abstract: 'resumen',
    caption: 'pie de figura',
    table: 'fila de una tabla',
    footnote: 'nota al pie',
    reference: 'entrada de la bibliografía',
    code: 'código o instrucción',
    'running head': 'encabezado de página',
    'mail header': 'cabecera de un correo',
    'quoted reply': 'respuesta citada',
    repeated: 'respuesta citada; el correo también está aquí',
    'log line': 'entrada de un registro',
  },
  indexed: 'Lo que se encontró',
  indexLine: (relations, gates) =>
    `${count(relations, 'enunciado', 'enunciados')} de causa, ${count(gates, 'puerta', 'puertas')}`,

  askLabel: 'Haga una pregunta',
  askPlaceholder: '¿Por qué…?',
  ask: 'Preguntar',
  stop: 'Detener',
  emptyQuestion: 'Escriba primero una pregunta, por ejemplo: ¿por qué bajaron las ventas en mayo?',
  noDocumentsYet: 'Todavía no hay nada que leer. Añada documentos y pregunte después.',
  tryThese: 'Preguntas que estos documentos responden',
  tryNext: 'Más preguntas',
  teachAsk:
    'Pregunte por qué ocurrió algo. La respuesta se compone con frases de sus fuentes, cada una con un número que la abre.',
  teachAdd: 'Para empezar, añada documentos: arrastre aquí archivos o una carpeta, o use los botones de «Fuentes».',

  waitingForFiles: 'Los archivos aún se están leyendo. La respuesta llegará sola.',
  answerNow: 'Responder con lo que ya está leído',
  stages: {
    seeds: 'Buscando por dónde empezar…',
    expansion: 'Siguiendo las causas…',
    filter: 'Separando las causas de lo que solo está relacionado…',
    answer: 'Componiendo la respuesta…',
  },
  answer: 'Respuesta',
  answerReady: 'La respuesta está completa.',
  citation: (number) => `Cita ${number}`,
  citationAgain: (number) => `La misma fuente que ${number}`,
  notInDocuments: 'No está en sus documentos.',
  taken: (asked, word) => `«${asked}» no está en ningún documento; se ha entendido como «${word}».`,
  verdicts: {
    yes: 'Sí, según lo que dicen sus documentos.',
    no: 'No, según lo que dicen sus documentos.',
    disagree: 'Sus documentos se contradicen.',
  },
  nearest: 'Los pasajes más cercanos son:',
  nothingNear: 'Ningún pasaje se le acerca. Pruebe con otras palabras o añada el documento que trata de ello.',
  stopped: 'Detenido. Esto es lo que se había encontrado.',
  stoppedEmpty: 'Detenido antes de encontrar nada.',
  repeat: 'Repetir esta pregunta',
  deleteCell: 'Eliminar esta pregunta',
  cellDeleted: 'Se eliminó la pregunta.',
  earlier: 'Preguntas anteriores',
  showEarlier: 'Mostrar la respuesta a',

  screenLoading: 'Abriendo…',
  screenFailed:
    'No se pudo cargar esta pantalla. Abra Causeway una vez con conexión; después queda guardada en este dispositivo.',

  map: { title: 'Mapa', open: 'Mapa de este cuaderno', show: 'Mostrar en el mapa' },
  answerWith: 'Responder con:',
  chooseStrategy: 'Formas de responder',
  answeredWith: (name) => `Respondido con ${name}`,
  answerBy: (name) => `Respuesta de ${name}`,
  compareWith: 'Comparar con…',
  compareWithAnother: 'Comparar con otro…',
  chooseComparison: 'Con qué comparar',
  endComparison: (name) => `Retirar la respuesta de ${name}`,
  retrievedBy: (name) => `Lo que encontró ${name}`,
  retrievedHint:
    'Sus mejores frases, la mejor primero. Este sistema no distingue las causas de lo que solo está relacionado.',
  retrievedNothing: 'No encontró nada para esta pregunta.',
  foundCompared: 'Lo que encontró cada uno',
  inBoth: 'En ambos',
  onlyHere: 'Solo aquí',
  sharedLine: (both, one, ones, other, others) =>
    `De las mejores frases de cada uno, ${figure(both)} ${plural(both, 'está', 'están')} en ambos, ${figure(ones)} solo con ${one} y ${figure(others)} solo con ${other}.`,
  reached: (entities, seeds) =>
    `En el grafo empezó en ${count(seeds, 'entidad', 'entidades')} y llegó a ${figure(entities)} en total.`,
  foundIn: (retrieve, answer) => `Encontrado en ${retrieve}, compuesto en ${answer}.`,
  evidenceOf: 'Evidencia de',

  evidence: 'Evidencia',
  evidenceEmpty:
    'Al preguntar, este lado muestra cómo surgió la respuesta: el camino causal, las puertas que cruzó y lo que se conservó o se descartó.',
  path: 'Camino causal',
  raises: 'lleva a',
  lowers: 'impide o reduce',
  gates: 'Puertas cruzadas',
  gateHint: 'Una puerta une dos grupos de temas distantes; los propios documentos respaldan esa unión.',
  gateScore: (score) => `fuerza ${decimal(score, 2)} de 1`,
  noGates: 'No hizo falta ninguna puerta: todo estaba en un mismo grupo de temas.',
  kept: 'Conservado',
  keptHint: 'Frases en las que puede apoyarse la respuesta.',
  rejected: 'Solo relacionado',
  rejectedHint: 'Frases cercanas a la pregunta que no enuncian ninguna causa.',
  nothing: 'Nada.',
  seeds: 'Dónde empezó la búsqueda',
  seedsHint:
    'Los puntos de partida son las entidades, los enunciados, los pasajes y los módulos más cercanos a la pregunta. Un módulo es un grupo de entidades que aparecen juntas.',
  seedKinds: { entity: 'entidad', module: 'módulo', relation: 'enunciado', passage: 'pasaje' },
  level: (level) => `H${level}`,
  timing: 'Cuánto duró cada paso',
  stageNames: { seeds: 'Inicio', expansion: 'Expansión', filter: 'Filtro', answer: 'Respuesta' },
  milliseconds: (value) => (value < 1 ? 'menos de 1 ms' : `${figure(value)} ms`),
  tier: {
    builtin: 'Hecho con el nivel integrado, sin modelo de lenguaje.',
    model: 'Hecho con un modelo de lenguaje local.',
  },
  more: (number) => `Mostrar ${figure(number)} más`,

  readingPane: 'Lado de lectura',

  tabs: { sources: 'Fuentes', questions: 'Preguntas', source: 'Lectura' },
  storageFull: 'El almacenamiento está lleno. Quite documentos o libere espacio en este dispositivo y siga después.',
  goOn: 'Seguir',
};
