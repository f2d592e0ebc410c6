/** @file German: the map. */
import type { Pack } from '../pack.ts';
import { count, decimal, figure } from '../words.ts';

const acts = (polarity: 1 | -1, hedged: boolean) =>
  polarity > 0 ? `führt ${hedged ? 'vielleicht ' : ''}zu` : `verhindert oder mindert${hedged ? ' vielleicht' : ''}`;
const gatesCrossed = (gates: number) => count(gates, 'Tor', 'Tore');

export const map: Pack['map'] = {
  back: 'Zurück zum Notizbuch',
  title: 'Karte',
  loading: 'Die Karte wird ausgelegt …',
  emptyTitle: 'Noch gibt es keine Karte',
  empty:
    'Sobald Dokumente gelesen sind, erscheint hier alles, wovon sie sprechen: Dinge als graue Punkte, darüber die Themen, die sie bilden, und in Rot die Tore, durch die Ursachen von Thema zu Thema führen.',
  emptyReading: 'Noch werden Dateien gelesen. Die Karte erscheint, sobald die ersten fertig sind.',
  failed: (message) => `Die Karte konnte nicht gezeichnet werden. ${message}`,
  tryAgain: 'Noch einmal versuchen',

  viewLabel: 'Zeigen als',
  picture: 'Bild',
  table: 'Tabelle',
  noPicture:
    'Dieser Browser kann das Bild nicht zeichnen (WebGL ist aus oder ging verloren), daher erscheint die Karte als Tabelle.',
  pictureAgain: 'Das Bild noch einmal versuchen',

  searchLabel: 'Auf der Karte suchen',
  searchHint: 'Entität oder Modul suchen',
  searchNone: (typed) => `Nichts heißt „${typed}“.`,
  searchResults: (number) => `${count(number, 'Treffer', 'Treffer')}. Wählen Sie mit den Pfeiltasten.`,

  filters: 'Filter',
  clearFilters: 'Alles zeigen',
  levels: 'Ebenen',
  levelName: (level) => (level === 0 ? 'Entitäten' : `Module H${level}`),
  levelShort: (level) => (level === 0 ? 'Entität' : `Modul H${level}`),
  gates: 'Kausale Tore',
  gatesBundled:
    'Tore sind gebündelt zwischen dem gezeichnet, was gezeigt wird; wählen Sie eines, um die Sätze zu lesen, aus denen sie entstanden sind.',
  ties: 'Verbindungen',
  tiesHint: (drawn, total) =>
    drawn < total
      ? `Die ${figure(drawn)} stärksten von ${figure(total)} Verbindungen sind gezeichnet.`
      : `${count(total, 'Verbindung', 'Verbindungen')} zwischen Dingen, die zusammen genannt werden.`,
  kindLabel: 'Art der Entität',
  allKinds: 'Alle Arten',
  kinds: { term: 'Begriffe', name: 'Namen', acronym: 'Abkürzungen' },
  kind: { term: 'Begriff', name: 'Name', acronym: 'Abkürzung' },
  sourceLabel: 'Quelle',
  allSources: 'Alle Quellen',
  shown: (nodes, total) => `${figure(nodes)} von ${count(total, 'Knoten', 'Knoten')} gezeigt`,

  canvasLabel: 'Bild der Karte. Die Tabelle enthält alles, was es zeigt.',
  legend:
    'Grau: wovon die Dokumente sprechen (Entitäten). Darüber, farbig: die Themen, die es bildet (Module). Rot: kausale Tore, durch die eine Antwort von Thema zu Thema gelangt.',
  legendLarge:
    'Kreise: Themen (Module), die sich öffnen, wenn Sie näher kommen oder doppelklicken. Grau: wovon die Dokumente sprechen (Entitäten). Rot: kausale Tore, gebündelt zwischen dem, was gezeigt wird.',
  canvasKeys:
    'Pfeiltasten führen von Ding zu Ding, die Eingabetaste öffnet eines, die Leertaste zeigt Einzelheiten, G seine Tore; Escape und die Rücktaste führen zurück nach oben. Umschalt und Pfeile verschieben das Bild, Komma und Punkt drehen es, Plus und Minus zoomen, Pos1 zeigt alles.',
  whereLabel: 'Wo Sie sind',
  wholeMap: 'Ganze Karte',
  inside: (name) => `In ${name}`,
  moveLabel: 'Bild bewegen',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  fromAbove: 'Von oben ansehen',
  showAll: 'Alles zeigen',

  details: 'Einzelheiten',
  selected: (name) => `Einzelheiten zu ${name} werden gezeigt.`,
  closeDetails: 'Einzelheiten schließen',
  gone: 'Das ist nicht mehr auf der Karte.',
  reading: 'Wird gelesen …',
  inModules: 'Teil von',
  alsoCalled: (names) => `Auch genannt: ${names}`,
  mentioned: (sentences) => `In ${count(sentences, 'Satz', 'Sätzen')} genannt`,
  members: (number) => `${count(number, 'Entität', 'Entitäten')} darin`,
  causesOf: 'Was dazu führt',
  effectsOf: 'Wozu es führt',
  otherStatements: 'Nur verwandt oder verneint',
  noStatements: 'Kein Satz sagt, was dazu führt oder wozu es führt.',
  statement: acts,
  kindsOfRelation: {
    causal: 'Ursächlich',
    associated: 'Sagt, dass beides zusammengeht, nicht dass eines das andere verursacht',
    denied: 'Sagt, dass es keinen ursächlichen Zusammenhang gibt',
    stated: 'Sagt etwas anderes über beide',
  },
  foundBy: (model) => `Gefunden von ${model}`,
  tiedTo: 'Zusammen genannt mit',
  gatesHere: 'Kausale Tore',
  gatesHint:
    'Durch ein Tor gelangt eine Antwort von einem Thema in ein anderes, weil Sätze sagen, dass das eine das andere verursacht.',
  noGates: 'Kein kausales Tor führt hinein oder hinaus.',
  sentences: 'Sätze',
  summary: 'Worum es geht',
  statementsInside: 'Ursachen und Wirkungen',
  smaller: 'Module darin',
  membersTitle: 'Entitäten darin',
  openDiagram: 'Ursachen und Folgen in diesem Modul',
  closeDiagram: 'Zurück zur Karte',
  more: (number) => `${figure(number)} weitere zeigen`,

  bundle: (gates) => count(gates, 'kausales Tor', 'kausale Tore'),
  bundleBetween: (gates, a, b) =>
    `${count(gates, 'Tor verbindet', 'Tore verbinden')} „${a}“ und „${b}“ oder das, was darin liegt.`,
  bundleGates: 'Die Tore, das stärkste zuerst',
  bundleListed: (listed, total) =>
    `Aufgelistet sind die ${figure(listed)} stärksten von ${figure(total)}. Öffnen Sie die Module, um die übrigen einzeln zu sehen.`,
  gate: 'Kausales Tor',
  gateWhy: 'Warum es das gibt',
  gateBuiltin: 'Die folgenden Sätze verbinden die beiden Themen als Ursache und Folge.',
  gateModel: (model) =>
    `${model} hat aus dem, was sie sagen, geschlossen, dass die beiden Themen ursächlich zusammenhängen.`,
  gateScore: (score) => `Stärke ${decimal(score, 2)} von 1`,
  gateDirected: (from, to) => `„${from}“ führt zu „${to}“`,
  gateUndirected: (from, to) => `„${from}“ und „${to}“ hängen ursächlich zusammen; in welcher Richtung, ist unklar`,
  gateByPerson: 'Von Ihnen angelegt',
  gateOfPerson: 'Sie haben dieses Tor angelegt. Die folgenden Sätze verbinden die beiden Themen ebenfalls.',
  gateOfPersonAlone: 'Sie haben dieses Tor angelegt. Kein Satz der jetzigen Dokumente sagt es.',
  gateNoEvidence: 'Kein Satz der jetzigen Dokumente sagt es.',
  undirectedArrow: 'verbunden mit',
  directedArrow: 'führt zu',

  diagramTitle: (name) => `Ursachen und Folgen in „${name}“`,
  diagramHint:
    'Ein Pfeil ist, was ein Satz sagt: + führt zu, − verhindert oder mindert, ? mit Vorbehalt. Gestrichelte Kästen gehören zu anderen Modulen.',
  diagramEmpty: 'Kein Satz dieses Moduls sagt, was wozu führt.',
  diagramLeft: (number) => `${count(number, 'weitere Entität hat', 'weitere Entitäten haben')} hier keinen Platz.`,
  diagramOthers: 'Auch in diesem Modul',
  diagramArrow: (cause, effect, polarity, hedged) => `${cause} ${acts(polarity, hedged)} ${effect}. Satz öffnen`,

  tableLabel: 'Was aufgelistet wird',
  tabs: { tree: 'Baum', entities: 'Entitäten', modules: 'Module', gates: 'Tore' },
  columns: {
    name: 'Name',
    size: 'Enthält',
    kind: 'Art',
    level: 'Ebene',
    module: 'Modul',
    sentences: 'Sätze',
    members: 'Entitäten',
    statements: 'Aussagen',
    gates: 'Tore',
    from: 'Von',
    to: 'Nach',
    direction: 'Richtung',
    score: 'Stärke',
  },
  holds: (entities) => count(entities, 'Entität', 'Entitäten'),
  namedIn: (sentences) => count(sentences, 'Satz', 'Sätze'),
  sortBy: (column) => `Nach ${column} sortieren`,
  tableNone: 'Nichts passt zu den Filtern.',
  rows: (number) => count(number, 'Zeile', 'Zeilen'),
  rowKeys: 'Pfeiltasten bewegen sich durch die Zeilen, die Eingabetaste öffnet eine.',
  treeKeys:
    'Pfeile nach oben und unten bewegen sich durch die Zeilen, nach rechts öffnet ein Modul, nach links schließt es oder führt zu dem, worin es liegt, die Eingabetaste zeigt Einzelheiten.',
  openModule: (name) => `${name} öffnen`,
  closeModule: (name) => `${name} schließen`,
  filterNames: 'Namen mit',

  replayTitle: 'Der Weg einer Frage',
  replayOf: (question) => `Wie „${question}“ gesucht wurde`,
  replayChoose: 'Weg einer Frage abspielen',
  replayNone: 'Stellen Sie zuerst im Notizbuch eine Frage; ihr Weg durch die Karte lässt sich dann hier abspielen.',
  replayClose: 'Abspielen beenden',
  play: 'Abspielen',
  pause: 'Pause',
  stepBack: 'Schritt zurück',
  stepOn: 'Schritt vor',
  stepOf: (step, steps) => `Schritt ${step} von ${steps}`,
  steps: {
    seeds: (nodes) => `Startpunkte: ${count(nodes, 'Knoten leuchtet', 'Knoten leuchten')} auf, der Frage am nächsten.`,
    passages: (nodes) =>
      `Die am besten passenden Textstellen nennen ${count(nodes, 'weitere Entität', 'weitere Entitäten')}.`,
    hop: (nodes, gates) =>
      `Ausweitung: ${count(nodes, 'Knoten wird', 'Knoten werden')} erreicht${gates > 0 ? `, durch ${gatesCrossed(gates)}` : ''}.`,
    path: (nodes, gates) =>
      `Der Ursachenpfad durch ${count(nodes, 'Entität', 'Entitäten')}${gates > 0 ? ` führt durch ${gatesCrossed(gates)}` : ''}.`,
    kept: (sentences) => `Vom kausalen Filter behalten: ${count(sentences, 'Satz', 'Sätze')}.`,
    rejected: (sentences) => `Als nur verwandt aussortiert: ${count(sentences, 'Satz', 'Sätze')}.`,
    retrieved: (sentences) => `Gefunden: ${count(sentences, 'Satz', 'Sätze')}.`,
  },
  replayNow: 'Gesucht im Notizbuch, wie es jetzt ist.',
};
