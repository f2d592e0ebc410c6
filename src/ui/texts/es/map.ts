/** @file Spanish: the map. */
import type { Pack } from '../pack.ts';
import { count, decimal, figure, plural } from '../words.ts';

const acts = (polarity: 1 | -1, hedged: boolean) =>
  `${hedged ? 'quizás ' : ''}${polarity > 0 ? 'lleva a' : 'impide o reduce'}`;
const crossed = (gates: number) => count(gates, 'puerta', 'puertas');

export const map: Pack['map'] = {
  back: 'Volver al cuaderno',
  title: 'Mapa',
  loading: 'Disponiendo el mapa…',
  emptyTitle: 'Todavía no hay mapa',
  empty:
    'Cuando los documentos estén leídos, aquí aparecerá todo de lo que hablan: las cosas como puntos grises, sobre ellas los temas que forman y, en rojo, las puertas por las que las causas llevan de un tema a otro.',
  emptyReading: 'Aún se están leyendo archivos. El mapa aparece cuando estén los primeros.',
  failed: (message) => `No se pudo dibujar el mapa. ${message}`,
  tryAgain: 'Intentar de nuevo',

  viewLabel: 'Mostrar como',
  picture: 'Imagen',
  table: 'Tabla',
  noPicture:
    'Este navegador no puede dibujar la imagen (WebGL está desactivado o se perdió), así que el mapa se muestra como tabla.',
  pictureAgain: 'Probar otra vez con la imagen',

  searchLabel: 'Buscar en el mapa',
  searchHint: 'Buscar una entidad o un módulo',
  searchNone: (typed) => `Nada se llama «${typed}».`,
  searchResults: (number) => `${count(number, 'resultado', 'resultados')}. Use las flechas.`,

  filters: 'Filtros',
  clearFilters: 'Mostrar todo',
  levels: 'Niveles',
  levelName: (level) => (level === 0 ? 'Entidades' : `Módulos H${level}`),
  levelShort: (level) => (level === 0 ? 'Entidad' : `Módulo H${level}`),
  gates: 'Puertas causales',
  gatesBundled:
    'Las puertas se dibujan en haces entre lo que se muestra; seleccione uno para leer las frases de las que nacieron.',
  ties: 'Vínculos',
  tiesHint: (drawn, total) =>
    drawn < total
      ? `Se dibujan los ${figure(drawn)} vínculos más fuertes de ${figure(total)}.`
      : `${count(total, 'vínculo', 'vínculos')} entre cosas que se mencionan juntas.`,
  kindLabel: 'Clase de entidad',
  allKinds: 'Todas las clases',
  kinds: { term: 'Términos', name: 'Nombres', acronym: 'Siglas' },
  kind: { term: 'Término', name: 'Nombre', acronym: 'Sigla' },
  sourceLabel: 'Fuente',
  allSources: 'Todas las fuentes',
  shown: (nodes, total) => `Se muestran ${figure(nodes)} de ${count(total, 'nodo', 'nodos')}`,

  canvasLabel: 'Imagen del mapa. La tabla contiene todo lo que muestra.',
  legend:
    'Gris: de lo que hablan los documentos (entidades). Encima, en color: los temas que forman (módulos). Rojo: puertas causales, por las que una respuesta pasa de un tema a otro.',
  legendLarge:
    'Círculos: temas (módulos), que se abren al acercarse o con un doble clic. Gris: de lo que hablan los documentos (entidades). Rojo: puertas causales, en haces entre lo que se muestra.',
  canvasKeys:
    'Las flechas van de una cosa a otra, Intro la abre, la barra espaciadora muestra sus detalles, G sus puertas; Escape y Retroceso vuelven hacia arriba. Mayús y flechas mueven la imagen, coma y punto la giran, más y menos cambian el tamaño, Inicio la muestra entera.',
  whereLabel: 'Dónde está',
  wholeMap: 'Todo el mapa',
  inside: (name) => `Dentro de ${name}`,
  moveLabel: 'Mover la imagen',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  turnLeft: 'Girar a la izquierda',
  turnRight: 'Girar a la derecha',
  fromAbove: 'Mirar desde arriba',
  showAll: 'Mostrarlo entero',

  details: 'Detalles',
  selected: (name) => `Se muestran los detalles de ${name}.`,
  closeDetails: 'Cerrar los detalles',
  gone: 'Esto ya no está en el mapa.',
  reading: 'Leyendo…',
  inModules: 'Parte de',
  alsoCalled: (names) => `También llamado ${names}`,
  mentioned: (sentences) => `Se menciona en ${count(sentences, 'frase', 'frases')}`,
  members: (number) => `${count(number, 'entidad', 'entidades')} dentro`,
  causesOf: 'Lo que lleva a ello',
  effectsOf: 'A lo que lleva',
  otherStatements: 'Solo relacionado o negado',
  noStatements: 'Ninguna frase dice qué lo causa ni qué causa.',
  statement: acts,
  kindsOfRelation: {
    causal: 'Causal',
    associated: 'Dice que van juntos, no que uno cause el otro',
    denied: 'Dice que no hay relación causal',
    stated: 'Dice otra cosa de ambos',
  },
  foundBy: (model) => `Encontrado por ${model}`,
  tiedTo: 'Se menciona junto con',
  gatesHere: 'Puertas causales',
  gatesHint: 'Por una puerta, una respuesta pasa de un tema a otro, porque hay frases que dicen que uno causa el otro.',
  noGates: 'Ninguna puerta causal entra ni sale.',
  sentences: 'Frases',
  summary: 'De qué trata',
  statementsInside: 'Causas y efectos',
  smaller: 'Módulos dentro',
  membersTitle: 'Entidades dentro',
  openDiagram: 'Causas y efectos en este módulo',
  closeDiagram: 'Volver al mapa',
  more: (number) => `Mostrar ${figure(number)} más`,

  bundle: (gates) => count(gates, 'puerta causal', 'puertas causales'),
  bundleBetween: (gates, a, b) =>
    `${count(gates, 'puerta une', 'puertas unen')} «${a}» y «${b}», o lo que hay en ellos.`,
  bundleGates: 'Las puertas, primero la más fuerte',
  bundleListed: (listed, total) =>
    `Se enumeran las ${figure(listed)} más fuertes de ${figure(total)}. Abra los módulos para ver las demás por separado.`,
  gate: 'Puerta causal',
  gateWhy: 'Por qué existe',
  gateBuiltin: 'Las frases siguientes unen los dos temas como causa y efecto.',
  gateModel: (model) => `${model} juzgó, por lo que dicen, que los dos temas están unidos causalmente.`,
  gateScore: (score) => `Fuerza ${decimal(score, 2)} de 1`,
  gateDirected: (from, to) => `«${from}» lleva a «${to}»`,
  gateUndirected: (from, to) => `«${from}» y «${to}» están unidos causalmente; no está claro en qué sentido`,
  gateByPerson: 'Creada por usted',
  gateOfPerson: 'Usted añadió esta puerta. Las frases siguientes también unen los dos temas.',
  gateOfPersonAlone: 'Usted añadió esta puerta. Ninguna frase de los documentos actuales lo enuncia.',
  gateNoEvidence: 'Ninguna frase de los documentos actuales lo enuncia.',
  undirectedArrow: 'unido con',
  directedArrow: 'lleva a',

  diagramTitle: (name) => `Causas y efectos en «${name}»`,
  diagramHint:
    'Una flecha es lo que dice una frase: + lleva a, − impide o reduce, ? con reservas. Los recuadros de trazos pertenecen a otros módulos.',
  diagramEmpty: 'Ninguna frase de este módulo dice qué causa qué.',
  diagramLeft: (number) => `${count(number, 'entidad más no cabe', 'entidades más no caben')} aquí.`,
  diagramOthers: 'También en este módulo',
  diagramArrow: (cause, effect, polarity, hedged) => `${cause} ${acts(polarity, hedged)} ${effect}. Abrir la frase`,

  tableLabel: 'Qué se lista',
  tabs: { tree: 'Árbol', entities: 'Entidades', modules: 'Módulos', gates: 'Puertas' },
  columns: {
    name: 'Nombre',
    size: 'Contiene',
    kind: 'Clase',
    level: 'Nivel',
    module: 'Módulo',
    sentences: 'Frases',
    members: 'Entidades',
    statements: 'Enunciados',
    gates: 'Puertas',
    from: 'De',
    to: 'A',
    direction: 'Sentido',
    score: 'Fuerza',
  },
  holds: (entities) => count(entities, 'entidad', 'entidades'),
  namedIn: (sentences) => count(sentences, 'frase', 'frases'),
  sortBy: (column) => `Ordenar por ${column}`,
  tableNone: 'Nada encaja con los filtros.',
  rows: (number) => count(number, 'fila', 'filas'),
  rowKeys: 'Las flechas recorren las filas, Intro abre una.',
  treeKeys:
    'Las flechas arriba y abajo recorren las filas, la derecha abre un módulo, la izquierda lo cierra o lleva al que lo contiene, Intro muestra los detalles.',
  openModule: (name) => `Abrir ${name}`,
  closeModule: (name) => `Cerrar ${name}`,
  filterNames: 'Nombres que contienen',

  replayTitle: 'El recorrido de una pregunta',
  replayOf: (question) => `Cómo se buscó «${question}»`,
  replayChoose: 'Reproducir una pregunta',
  replayNone: 'Haga primero una pregunta en el cuaderno; aquí se podrá reproducir su recorrido por el mapa.',
  replayClose: 'Terminar la reproducción',
  play: 'Reproducir',
  pause: 'Pausa',
  stepBack: 'Paso atrás',
  stepOn: 'Paso adelante',
  stepOf: (step, steps) => `Paso ${step} de ${steps}`,
  steps: {
    seeds: (nodes) =>
      `Puntos de partida: se ${plural(nodes, 'ilumina', 'iluminan')} ${count(nodes, 'nodo', 'nodos')} cerca de la pregunta.`,
    passages: (nodes) => `Los pasajes que mejor encajan nombran ${count(nodes, 'entidad más', 'entidades más')}.`,
    hop: (nodes, gates) =>
      `Expansión: se ${plural(nodes, 'alcanza', 'alcanzan')} ${count(nodes, 'nodo', 'nodos')}${gates > 0 ? `, cruzando ${crossed(gates)}` : ''}.`,
    path: (nodes, gates) =>
      `El camino causal por ${count(nodes, 'entidad', 'entidades')}${gates > 0 ? ` cruza ${crossed(gates)}` : ''}.`,
    kept: (sentences) => `Conservado por el filtro causal: ${count(sentences, 'frase', 'frases')}.`,
    rejected: (sentences) => `Descartado por estar solo relacionado: ${count(sentences, 'frase', 'frases')}.`,
    retrieved: (sentences) => `Recuperado: ${count(sentences, 'frase', 'frases')}.`,
  },
  replayNow: 'Buscado en el cuaderno tal como está ahora.',
};
