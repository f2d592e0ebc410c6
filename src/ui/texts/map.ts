/** @file The words of the map. */
import { live } from '../language/live.ts';
import type { EntityKind } from '../../rpc/map.ts';
import { count, decimal, figure } from './words.ts';

/** "Topics" in the interface's plain words are modules; both are said where they first appear. */
function levelName(level: number): string {
  return level === 0 ? 'Entities' : `Modules H${level}`;
}

export const map = live('map', {
  back: 'Back to the notebook',
  title: 'Map',
  loading: 'Laying out the map …',
  emptyTitle: 'There is no map yet',
  empty:
    'Once documents are read, everything they speak of appears here: things as grey points, the topics they form above them, and in red the gates through which causes lead from topic to topic.',
  emptyReading: 'Files are still being read. The map appears when the first are done.',
  failed: (message: string) => `The map could not be drawn. ${message}`,
  tryAgain: 'Try again',

  viewLabel: 'Show as',
  picture: 'Picture',
  table: 'Table',
  noPicture: 'This browser cannot draw the picture (WebGL is off or was lost), so the map is shown as a table.',
  pictureAgain: 'Try the picture again',

  searchLabel: 'Find on the map',
  searchHint: 'Find an entity or a module',
  searchNone: (typed: string) => `Nothing is called “${typed}”.`,
  searchResults: (number: number) => `${count(number, 'result', 'results')}. Use the arrow keys.`,

  filters: 'Filters',
  clearFilters: 'Show everything',
  levels: 'Levels',
  levelName,
  levelShort: (level: number) => (level === 0 ? 'Entity' : `Module H${level}`),
  gates: 'Causal gates',
  gatesBundled: 'Gates are drawn bundled between what is shown; select one to read the sentences that made them.',
  ties: 'Ties',
  tiesHint: (drawn: number, total: number) =>
    drawn < total
      ? `The ${figure(drawn)} strongest of ${figure(total)} ties are drawn.`
      : `${count(total, 'tie', 'ties')} between things that are mentioned together.`,
  kindLabel: 'Kind of entity',
  allKinds: 'All kinds',
  kinds: { term: 'Terms', name: 'Names', acronym: 'Acronyms' } satisfies Record<EntityKind, string>,
  kind: { term: 'Term', name: 'Name', acronym: 'Acronym' } satisfies Record<EntityKind, string>,
  sourceLabel: 'Source',
  allSources: 'All sources',
  shown: (nodes: number, total: number) => `${figure(nodes)} of ${count(total, 'node', 'nodes')} shown`,

  canvasLabel: 'Picture of the map. The table has everything that it shows.',
  legend:
    'Grey: what the documents speak of (entities). Above, in colour: the topics that they form (modules). Red: causal gates, through which an answer passes from topic to topic.',
  legendLarge:
    'Circles: topics (modules), which open as you come nearer or with a double click. Grey: what the documents speak of (entities). Red: causal gates, in bundles between what is shown.',
  canvasKeys:
    'Arrow keys go from thing to thing, Enter opens one, Space shows its details, G its gates; Escape and Backspace go back up. Shift and arrows move the picture, comma and full stop turn it, plus and minus zoom, Home shows all of it.',
  whereLabel: 'Where you are',
  wholeMap: 'Whole map',
  inside: (name: string) => `Inside ${name}`,
  moveLabel: 'Move the picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  fromAbove: 'Look from above',
  showAll: 'Show all of it',

  details: 'Details',
  selected: (name: string) => `Details of ${name} are shown.`,
  closeDetails: 'Close details',
  gone: 'This is not on the map any more.',
  reading: 'Reading …',
  inModules: 'Part of',
  alsoCalled: (names: string) => `Also called ${names}`,
  mentioned: (sentences: number) => `Mentioned in ${count(sentences, 'sentence', 'sentences')}`,
  members: (number: number) => `${count(number, 'entity', 'entities')} inside`,
  causesOf: 'What leads to it',
  effectsOf: 'What it leads to',
  otherStatements: 'Only related, or denied',
  noStatements: 'No sentence says what causes it or what it causes.',
  statement: (polarity: 1 | -1, hedged: boolean) =>
    `${hedged ? 'perhaps ' : ''}${polarity > 0 ? 'leads to' : 'prevents or lowers'}`,
  kindsOfRelation: {
    causal: 'Causal',
    associated: 'Says that they go together, not that one causes the other',
    denied: 'Says that there is no causal link',
    stated: 'Says something else of the two',
  },
  foundBy: (model: string) => `Found by ${model}`,
  tiedTo: 'Mentioned together with',
  gatesHere: 'Causal gates',
  gatesHint: 'A gate lets an answer pass from one topic to another, because sentences say that one causes the other.',
  noGates: 'No causal gate leads in or out.',
  sentences: 'Sentences',
  summary: 'What it is about',
  statementsInside: 'Causes and effects',
  smaller: 'Modules inside',
  membersTitle: 'Entities inside',
  openDiagram: 'Causes and effects in this module',
  closeDiagram: 'Back to the map',
  more: (number: number) => `Show ${figure(number)} more`,

  bundle: (gates: number) => count(gates, 'causal gate', 'causal gates'),
  bundleBetween: (gates: number, a: string, b: string) =>
    `${count(gates, 'gate joins', 'gates join')} “${a}” and “${b}”, or what lies in them.`,
  bundleGates: 'The gates, strongest first',
  bundleListed: (listed: number, total: number) =>
    `The ${figure(listed)} strongest of ${figure(total)} are listed. Open the modules to see the others apart.`,
  gate: 'Causal gate',
  gateWhy: 'Why it exists',
  gateBuiltin: 'The sentences below tie the two topics as cause and effect.',
  gateModel: (model: string) => `${model} judged that the two topics are causally linked, from what they say.`,
  gateScore: (score: number) => `Strength ${decimal(score, 2)} of 1`,
  gateDirected: (from: string, to: string) => `“${from}” leads to “${to}”`,
  gateUndirected: (from: string, to: string) => `“${from}” and “${to}” are causally linked; which way is not clear`,
  gateByPerson: 'Made by you',
  gateOfPerson: 'You added this gate. The sentences below tie the two topics too.',
  gateOfPersonAlone: 'You added this gate. No sentence of the present documents states it.',
  gateNoEvidence: 'No sentence of the present documents states it.',
  undirectedArrow: 'linked with',
  directedArrow: 'leads to',

  diagramTitle: (name: string) => `Causes and effects in “${name}”`,
  diagramHint:
    'An arrow is what a sentence says: + leads to, − prevents or lowers, ? with reservation. Dashed boxes belong to other modules.',
  diagramEmpty: 'No sentence of this module says what causes what.',
  diagramLeft: (number: number) => `${count(number, 'more entity has', 'more entities have')} no room here.`,
  diagramOthers: 'Also in this module',
  diagramArrow: (cause: string, effect: string, polarity: 1 | -1, hedged: boolean) =>
    `${cause} ${hedged ? 'perhaps ' : ''}${polarity > 0 ? 'leads to' : 'prevents or lowers'} ${effect}. Open the sentence`,

  tableLabel: 'What to list',
  tabs: { tree: 'Tree', entities: 'Entities', modules: 'Modules', gates: 'Gates' },
  columns: {
    name: 'Name',
    size: 'Holds',
    kind: 'Kind',
    level: 'Level',
    module: 'Module',
    sentences: 'Sentences',
    members: 'Entities',
    statements: 'Statements',
    gates: 'Gates',
    from: 'From',
    to: 'To',
    direction: 'Direction',
    score: 'Strength',
  },
  holds: (entities: number) => count(entities, 'entity', 'entities'),
  namedIn: (sentences: number) => count(sentences, 'sentence', 'sentences'),
  sortBy: (column: string) => `Sort by ${column}`,
  tableNone: 'Nothing fits the filters.',
  rows: (number: number) => count(number, 'row', 'rows'),
  rowKeys: 'Arrow keys move through the rows, Enter opens one.',
  treeKeys:
    'Up and down arrows move through the rows, right opens a module, left closes it or goes to the one around it, Enter shows details.',
  openModule: (name: string) => `Open ${name}`,
  closeModule: (name: string) => `Close ${name}`,
  filterNames: 'Names containing',

  replayTitle: 'The way of a question',
  replayOf: (question: string) => `How “${question}” was searched for`,
  replayChoose: 'Replay a question',
  replayNone: 'Ask a question in the notebook first; its way through the map can then be played here.',
  replayClose: 'End the replay',
  play: 'Play',
  pause: 'Pause',
  stepBack: 'Step back',
  stepOn: 'Step on',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  steps: {
    seeds: (nodes: number) => `Seeds: ${count(nodes, 'node', 'nodes')} nearest to the question light up.`,
    passages: (nodes: number) => `The passages that fit best name ${count(nodes, 'more entity', 'more entities')}.`,
    hop: (nodes: number, gates: number) =>
      `Expansion: ${count(nodes, 'node is', 'nodes are')} reached${gates > 0 ? `, crossing ${count(gates, 'gate', 'gates')}` : ''}.`,
    path: (nodes: number, gates: number) =>
      `The causal path through ${count(nodes, 'entity', 'entities')}${gates > 0 ? ` crosses ${count(gates, 'gate', 'gates')}` : ''}.`,
    kept: (sentences: number) => `Kept by the causal filter: ${count(sentences, 'sentence', 'sentences')}.`,
    rejected: (sentences: number) => `Set aside as only related: ${count(sentences, 'sentence', 'sentences')}.`,
    retrieved: (sentences: number) => `Retrieved: ${count(sentences, 'sentence', 'sentences')}.`,
  },
  replayNow: 'Searched in the notebook as it is now.',
});
