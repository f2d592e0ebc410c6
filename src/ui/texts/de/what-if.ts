/** @file German: what would follow if something were otherwise. */
import type { Pack } from '../pack.ts';
import { count, figure } from '../words.ts';

export const whatIf: Pack['whatIf'] = {
  open: 'Was wäre, wenn …',
  back: 'Zurück zum Notizbuch',
  title: 'Was wäre, wenn …',
  lead: 'Nehmen Sie ein Ereignis, eine Verbindung zweier Ereignisse oder ein Tor weg, schwächen Sie es oder kehren Sie es um, und sehen Sie, was seine Ursachen verlöre. Alles beruht auf Sätzen Ihrer Dokumente; was nur daraus folgt oder angenommen ist, ist gekennzeichnet.',
  noDocuments:
    'Fügen Sie zuerst Dokumente hinzu. Was folgen würde, ergibt sich aus dem, was sie über Ursachen und Wirkungen sagen.',
  noEvents: 'Diese Dokumente nennen keine Ursachen, also folgt nichts.',
  reading: 'Es wird gelesen, was die Dokumente über Ursachen sagen …',
  told: (events, links) =>
    `${count(events, 'Ereignis', 'Ereignisse')}, dazwischen ${count(links, 'Verbindung', 'Verbindungen')}.`,
  choose: 'Was geändert wird',
  find: 'Ein Ereignis suchen',
  part: 'Welcher Teil davon',
  itself: 'Das Ereignis selbst',
  link: (cause, effect) => `Dass „${cause}“ zu „${effect}“ führt`,
  roles: {
    primary: 'erste Ursache',
    intermediate: 'dazwischen',
    ultimate: 'letzte Wirkung',
    conditional: 'Bedingung',
    isolated: 'ohne Ursache und Wirkung',
  },
  change: 'Wie',
  changes: { remove: 'Wegnehmen', weaken: 'Schwächen', turn: 'Ins Gegenteil kehren' },
  try: 'Durchspielen',
  scenario: 'Szenario',
  empty: 'Noch ist nichts geändert. Wählen Sie oben ein Ereignis oder unten einen der Vorschläge.',
  edits: {
    remove: (label) => `Ohne „${label}“`,
    weaken: (label) => `„${label}“ nur halb so stark`,
    turn: (label) => `Das Gegenteil von „${label}“`,
  },
  takeOut: (label) => `„${label}“ aus dem Szenario nehmen`,
  problems: {
    overruled: 'Zählt nicht: Eine spätere Änderung sagt etwas anderes.',
    repeated: 'Doppelt gesagt: Es zählt einmal.',
    'nothing-there': 'Die Dokumente sagen das nicht mehr, vielleicht seit einer Korrektur. Es ändert nichts.',
    'documents-gone':
      'Die Dokumente, die davon erzählten, sind nicht mehr da. Fügen Sie sie wieder hinzu, um es durchzuspielen.',
  },
  result: 'Was folgen würde',
  unchanged: 'Nichts von dem, was die Dokumente erzählen, würde sich ändern.',
  nothingLeft: 'Nichts von dem, was die Dokumente erzählen, bleibt übrig.',
  basis: {
    stated: 'Von den Dokumenten gesagt',
    follows: 'Folgt aus dem, was sie sagen',
    assumed: 'Angenommen',
  },
  kept: 'Behielte andere Ursachen',
  lost: (event) => `„${event}“ verlöre seine Ursachen: Die Dokumente nennen keine andere.`,
  keeps: (event, causes) => `„${event}“ behielte: ${causes}.`,
  weakened: (event, before, after) =>
    `„${event}“ wäre schwächer gestützt: ${figure(after)} statt ${figure(before)} von 10.`,
  reversed: (event) => `„${event}“ könnte zum Gegenteil werden.`,
  unlowered: (event) =>
    `„${event}“ würde nicht verhindert oder gemindert: Die Dokumente nennen nichts anderes, was das tut.`,
  freed: (event) => `„${event}“ könnte eintreten oder zunehmen, da nichts es mindert.`,
  rests: (steps, confidence) =>
    `${count(steps, 'Schritt', 'Schritte')} entfernt, Sicherheit ${figure(confidence)} von 10`,
  sentences: 'Sätze',
  more: (number) => `und ${figure(number)} weitere`,
  confidence: (confidence, documents) =>
    `Sicherheit ${figure(confidence)} von 10, nach dem schwächsten Glied; es beruht auf ${count(documents, 'Dokument', 'Dokumenten')}.`,
  assumes: 'Was dabei vorausgesetzt ist',
  assumptions: {
    'no-other-cause': () => 'Dass die Dokumente alle Ursachen nennen.',
    'same-event': (links) =>
      `Dass ${count(links, 'Stelle', 'Stellen')}, an denen ein Satz an einen anderen anknüpft, von einem Ereignis sprechen.`,
    hedged: (links) => `Dass ${count(links, 'Verbindung', 'Verbindungen')}, die die Dokumente nur vermuten, gelten.`,
    contested: (links) =>
      `Dass ${count(links, 'Verbindung', 'Verbindungen')}, die manche Dokumente bestreiten, gelten.`,
    contrary: () => 'Dass das Gegenteil einer Ursache die gegenteilige Wirkung hat.',
    halved: () => 'Dass schwächer halb so stark heißt.',
  },
  robustness: {
    robust: 'Mehrere Dokumente nennen diese Verbindung; keines entscheidet allein.',
    fragile: 'Diese Verbindung beruht auf einem Dokument oder einer Vermutung.',
    contested: 'Über diese Verbindung sind die Dokumente uneins.',
  },
  broken: 'Kreisläufe, die zerbrächen',
  turnedLoops: 'Kreisläufe, die umgekehrt wirkten',
  loopKinds: { reinforcing: 'Nährt sich selbst', balancing: 'Bremst sich selbst' },
  strength: (strength) => `Stärke ${figure(strength)} von 10`,
  clear: 'Neu beginnen',
  compare: 'Mit einem anderen Szenario vergleichen',
  compared: 'Verglichen mit',
  endCompare: 'Vergleich beenden',
  swap: 'Plätze tauschen',
  event: 'Ereignis',
  here: 'Dieses Szenario',
  there: 'Das andere',
  fates: {
    lost: 'verliert seine Ursachen',
    kept: 'behält andere',
    weakened: 'geschwächt',
    reversed: 'Gegenteil',
    freed: 'könnte zunehmen',
    same: 'wie es ist',
  },
  save: 'Im Notizbuch speichern',
  saved: 'Das Szenario ist im Notizbuch gespeichert.',
  question: (changes) => `Was wäre, wenn: ${changes}?`,
  openAgain: 'Dieses Szenario öffnen',
  suggested: 'Wo es sich verhindern ließe',
  suggestion: (events, effect) => `Ohne „${events}“ kein „${effect}“?`,
  suggestionDetail: (difficulty, aside) =>
    `Schwierigkeit ${figure(difficulty)} von 10${aside > 0 ? `, ändert ${count(aside, 'anderes Ereignis', 'andere Ereignisse')}` : ''}`,
  contradictions: 'Wo die Dokumente uneins sind',
  contradictionKinds: {
    denied: 'Behauptet und bestritten',
    opposed: 'Erhöht und mindert',
    related: 'Hängt zusammen, als Ursache bestritten',
  },
  pro: 'Dafür',
  contra: 'Dagegen',
  loops: 'Rückkopplungen',
  moreLoops: (more, isComplete) =>
    `${isComplete ? '' : 'Mindestens '}${count(more, 'schwächerer Kreislauf', 'schwächere Kreisläufe')} mehr.`,
  source: 'Quelle des Satzes',
};
