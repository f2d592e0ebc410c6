/** @file German: corrections. */
import type { Correction, MentionPlaces } from '../../../rpc/contracts.ts';
import { short } from '../corrections.ts';
import type { Pack } from '../pack.ts';
import { count, figure } from '../words.ts';

const arrow = (polarity: 1 | -1) => (polarity > 0 ? 'führt zu' : 'verhindert oder mindert');

/** Where mentions stand. */
const places = ({ documentIds, sentences }: MentionPlaces) =>
  documentIds.length > 0
    ? count(documentIds.length, 'Dokument', 'Dokumenten')
    : count(sentences.length, 'Satz', 'Sätzen');

function said(correction: Correction, most = 90): string {
  switch (correction.kind) {
    case 'rename':
      return `„${correction.entity.name}“ heißt „${correction.name}“.`;
    case 'merge':
      return `„${correction.entity.name}“ und „${correction.into.name}“ sind dasselbe.`;
    case 'split':
      return correction.within
        ? `In ${places(correction.within)} bedeutet „${correction.entity.name}“: „${correction.leaving.name}“.`
        : `„${correction.leaving.name}“ ist nicht dasselbe wie „${correction.entity.name}“.`;
    case 'sentence':
      return `Dieser Satz ist falsch: „${short(correction.sentence.text, most)}“`;
    case 'gate':
      return correction.verdict === 'rejected'
        ? `Zwischen „${correction.from.title}“ und „${correction.to.title}“ gibt es keinen ursächlichen Zusammenhang.`
        : `„${correction.from.title}“ wirkt auf „${correction.to.title}“.`;
    case 'relation': {
      const part = ({ start, end }: { start: number; end: number }) =>
        short(correction.sentence.text.slice(start, end), most);
      const [cause, effect] = [part(correction.cause), part(correction.effect)];
      if (correction.verdict === 'rejected') return `Dass „${cause}“ zu „${effect}“ führt, steht dort nicht.`;
      if (correction.verdict === 'turned') return `„${effect}“ wirkt auf „${cause}“, nicht umgekehrt.`;
      return `„${cause}“ ${arrow(correction.polarity)} „${effect}“.`;
    }
  }
}

export const corrections: Pack['corrections'] = {
  title: 'Korrekturen',
  back: 'Zurück zum Notizbuch',
  lead: 'Was Sie richtiggestellt haben. Korrekturen gelten auch, wenn Dokumente neu gelesen werden, und jede lässt sich zurücknehmen.',
  loading: 'Wird geöffnet …',
  failed:
    'Dieser Teil von Causeway konnte nicht geladen werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  emptyTitle: 'Noch nichts korrigiert',
  empty:
    'Causeway liest nach Regeln und irrt sich manchmal. Wo es einen Satz, einen Schritt eines Pfads, ein Tor oder eine Entität zeigt, können Sie sie über den Knopf mit den drei Punkten richtigstellen: Entitäten umbenennen oder zusammenlegen, einen Satz als falsch markieren, eine Ursache ablehnen oder hinzufügen.',
  kinds: {
    all: 'Alles',
    rename: 'Namen',
    merge: 'Zusammengelegt',
    split: 'Getrennt',
    sentence: 'Falsche Sätze',
    relation: 'Ursachen und Folgen',
    gate: 'Tore',
  },
  filter: 'Zeigen',
  find: 'Korrektur suchen',
  shownOf: (shown, all) => `${figure(shown)} von ${count(all, 'Korrektur', 'Korrekturen')}`,
  none: 'Keine Korrektur passt dazu.',
  effects: {
    pending: 'Wartet: Die Karte wird auf den neuesten Stand gebracht',
    working: 'Wirksam',
    idle: 'Zurzeit ohne Wirkung: Wovon sie handelt, steht nicht in den Dokumenten',
  },
  updating: 'Die Karte wird auf den neuesten Stand gebracht.',
  takeBack: 'Zurücknehmen',
  takeBackThis: (what) => `Zurücknehmen: ${what}`,
  takenBack: 'Die Korrektur wurde zurückgenommen.',
  said,
  made: (correction) => `Korrigiert. ${said(correction, 40)}`,

  undo: 'Rückgängig',
  show: 'Alle Korrekturen',
  menuOf: (what) => `Korrigieren: ${short(what)}`,
  wrong: 'Dieser Satz ist falsch',
  right: 'Dieser Satz stimmt doch',
  wrongNumber: (number) => `Satz ${number} ist falsch`,
  rightNumber: (number) => `Satz ${number} stimmt doch`,
  markedWrong: 'Sie haben diesen Satz als falsch markiert. Für Antworten wird er nicht mehr verwendet.',
  askAgain: 'Fragen Sie noch einmal, um eine Antwort ohne ihn zu bekommen.',
  statements: 'Was er aussagt …',
  rejectStep: 'Das sagt der Satz nicht',
  turnStep: 'Es ist umgekehrt',
  rejectGate: 'Diese Verbindung gibt es nicht',
  gateByPerson: 'von Ihnen angelegt',
  addGate: 'Kausales Tor hinzufügen …',
  rename: 'Umbenennen …',
  merge: 'Mit anderer zusammenlegen …',
  split: 'Abtrennen …',
  addRelation: 'Ursache oder Folge hinzufügen …',
  entityActions: (name) => `„${short(name)}“ korrigieren`,
  entityGone:
    'Die Karte hat sich inzwischen geändert. Öffnen Sie es auf der Karte oder fragen Sie noch einmal, und korrigieren Sie es dort.',

  renameTitle: (name) => `„${short(name)}“ umbenennen`,
  newName: 'Neuer Name',
  renameAction: 'Umbenennen',
  mergeTitle: (name) => `„${short(name)}“ zusammenlegen mit …`,
  mergeHint: 'Wählen Sie, womit es dasselbe ist. Beide werden eins, unter dem Namen, den Sie wählen.',
  mergeAction: 'Zusammenlegen',
  splitTitle: (name) => `Was nicht „${short(name)}“ ist`,
  splitBy: 'Was abgetrennt wird',
  splitWays: { names: 'Andere Namen', documents: 'In einigen Dokumenten', sentences: 'In einigen Sätzen' },
  splitHints: {
    names: 'Haken Sie die Namen an, die etwas anderes bedeuten. Sie werden eine eigene Entität.',
    documents: 'Haken Sie die Dokumente an, in denen es etwas anderes bedeutet.',
    sentences: 'Haken Sie die Sätze an, in denen es etwas anderes bedeutet.',
  },
  splitName: 'Was es dort bedeutet',
  splitNameHint: (name) => `${short(name, 40)} (…)`,
  splitCut: (shown, all) =>
    `Die ersten ${figure(shown)} von ${figure(all)} Sätzen. Die anderen lassen sich mit ihren Dokumenten abtrennen.`,
  splitAction: 'Abtrennen',
  splitNothing: 'Es hat nur diesen einen Namen. Wählen Sie stattdessen Dokumente oder Sätze.',
  bothTitle: (name) => `Ursache oder Folge von „${short(name)}“`,
  bothHint: 'Wählen Sie die andere Seite, dann den Satz, der es sagt. Was kein Satz sagt, lässt sich nicht hinzufügen.',
  other: 'Die andere Seite',
  evidence: 'Der Satz, der es sagt',
  next: 'Weiter',
  statementsTitle: 'Was dieser Satz aussagt',
  noStatements: 'Über Ursachen wurde darin nichts gefunden.',
  signs: { 1: 'führt zu', [-1]: 'verhindert oder mindert' } as Record<1 | -1, string>,
  verdicts: { right: 'Richtig', rejected: 'Steht da nicht', turned: 'Umgekehrt' },
  add: 'Hinzufügen, was er aussagt',
  addNone: 'Nichts',
  cause: 'Ursache',
  effect: 'Folge',
  acts: 'Die Ursache …',
  raises: '+ führt dazu',
  lowers: '− verhindert oder mindert',
  tooFewNames: 'Er nennt weniger als zwei Dinge, also lässt sich nichts hinzufügen.',
  save: 'Speichern',
  gateTitle: (title) => `Ein kausales Tor bei „${short(title)}“`,
  gateHint:
    'Durch ein Tor können Antworten Ursachen von einer Themengruppe in eine andere verfolgen. Wählen Sie die andere Gruppe.',
  gateDirection: 'Was worauf wirkt',
  gateFrom: (title) => `„${short(title)}“ wirkt auf das andere`,
  gateTo: (title) => `Das andere wirkt auf „${short(title)}“`,
  gateAction: 'Tor hinzufügen',
  search: 'Suchen',
  nothingFound: 'Nichts hat diese Wörter im Namen.',
  mentions: (number) => count(number, 'Satz', 'Sätze'),
  together: (number) => `${count(number, 'Satz', 'Sätze')} mit beiden`,
  moduleDetail: (level, entities) => `H${level} · ${count(entities, 'Entität', 'Entitäten')}`,
};
