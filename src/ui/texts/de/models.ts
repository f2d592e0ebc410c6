/** @file German: models on this device. */
import { size } from '../models.ts';
import type { Pack } from '../pack.ts';
import { count, decimal, figure, rough } from '../words.ts';

const VARIANTS: Readonly<Record<string, string>> = {
  fp32: '32 Bit, genau',
  fp16: '16 Bit',
  q8: '8 Bit',
  int8: '8 Bit (int8)',
  uint8: '8 Bit (uint8)',
  q4: '4 Bit',
  bnb4: '4 Bit (bnb4)',
  q4f16: '4 Bit, gerechnet in 16',
  q4f16_1: '4 Bit, gerechnet in 16',
  q4f32_1: '4 Bit, gerechnet in 32',
};

export const models: Pack['models'] = {
  title: 'Modelle',
  open: 'Modelle auf diesem Gerät',
  back: 'Zurück zum Notizbuch',
  backToStart: 'Zurück',
  lead: 'Causeway braucht keines außer dem kleinen, das dazugehört. Eines, das Sie hierher holen, schreibt flüssigere Antworten, findet Aussagen über Ursachen, die der eingebauten Grammatik entgehen, oder stellt die besten Textstellen voran. Von Ihren Dokumenten wird nichts verschickt: Ein Modell kommt hierher und arbeitet hier.',
  starting: 'Es wird nachgesehen, was hier ist …',

  machineTitle: 'Dieses Gerät',
  recommended: 'Dafür empfohlen',
  noneRecommended: 'Für dieses Gerät wird kein Modell empfohlen. Causeway arbeitet auch so.',
  noChat:
    'Für dieses Gerät wird kein Modell empfohlen, das Antworten schreibt. Die Antworten, die Causeway selbst zusammenstellt, brauchen keines.',

  localTitle: 'Auf diesem Gerät',
  localEmpty:
    'Noch kein weiteres Modell. Alles geht auch ohne; wählen Sie unten eines, oder importieren Sie eines aus Dateien.',
  localSum: (number, bytes) => `${count(number, 'Modell', 'Modelle')}, ${size(bytes)}`,
  status: {
    downloading: 'Unterwegs',
    paused: 'Angehalten',
    failed: 'Durch ein Problem gestoppt',
    ready: 'Bereit',
  },
  variant: (variant) => VARIANTS[variant] ?? variant,
  task: { embed: 'Findet Textstellen', rerank: 'Ordnet Textstellen', chat: 'Schreibt Antworten' },
  taskFilter: { all: 'Alle', embed: 'Textstellen finden', rerank: 'Textstellen ordnen', chat: 'Antworten schreiben' },
  taskHint: {
    embed:
      'Liest Ihre Quellen einmal im Hintergrund und findet dann Textstellen, die mit anderen Worten sagen, wonach Sie fragen.',
    rerank: 'Liest die besten Textstellen zusammen mit Ihrer Frage und setzt die passendsten nach vorn.',
    chat: 'Liest Textstellen, beurteilt, was wozu führt, und schreibt.',
  },
  format: { onnx: 'läuft mit und ohne Grafikprozessor', mlc: 'braucht einen Grafikprozessor' },
  fromFiles: 'importiert',

  shippedTitle: 'Teil der App',
  shippedName: 'Encoder der App',
  shippedLead:
    'Liest Ihre Quellen einmal im Hintergrund und findet dann Textstellen, die mit anderen Worten sagen, wonach Sie fragen. Er wird von dort geholt, woher die App kommt, und für den Betrieb ohne Netz behalten.',
  shippedOrigin: (origin) => `Herkunft: ${origin}`,
  shippedFiles: 'Dateien und ihre SHA-256',
  shippedSwitch: 'Textstellen nach ihrer Bedeutung finden',
  shippedFetch: (bytes) => `Jetzt holen (${size(bytes)})`,
  shippedState: {
    absent: 'Noch nicht geholt: Das geschieht von selbst, während die App sonst nichts zu tun hat.',
    metered: 'Noch nicht geholt: Diese Verbindung kostet vielleicht nach Menge, daher wartet er auf Sie.',
    off: 'Ausgeschaltet',
    ready: 'Bereit',
    serves: 'Findet jetzt Textstellen',
    unknown: 'Was er ist, lässt sich erst sagen, wenn der Server der App zu erreichen ist.',
  },
  shippedReplaced: (name) => `${name} findet an seiner Stelle Textstellen`,
  shippedFetching: (share) => `Wird geholt: ${share}`,
  shippedFailed: (reason) =>
    `Der Encoder, der zur App gehört, lässt sich nicht verwenden; Textstellen werden ohne ihn gefunden. ${reason}`,
  shippedTryAgain: 'Noch einmal versuchen: Encoder der App',

  download: 'Herunterladen',
  downloadOf: (name) => `${name} herunterladen`,
  asking: 'Wird gefragt …',
  pause: 'Pause',
  pauseOf: (name) => `Herunterladen von ${name} anhalten`,
  resume: 'Fortsetzen',
  resumeOf: (name) => `Herunterladen von ${name} fortsetzen`,
  tryAgain: 'Noch einmal versuchen',
  tryAgainOf: (name) => `Noch einmal versuchen, ${name} herunterzuladen`,
  cancel: 'Abbrechen',
  cancelOf: (name) => `Herunterladen von ${name} abbrechen und löschen, was angekommen ist`,
  remove: 'Löschen',
  removeOf: (name) => `${name} löschen`,
  removed: (name) => `${name} wurde gelöscht.`,
  export: 'Als Datei speichern',
  exportOf: (name) => `Als Datei speichern: ${name}`,
  isHere: 'Auf diesem Gerät',
  isComing: 'Unterwegs',
  isReady: (name) => `${name} ist jetzt auf diesem Gerät.`,
  wasPaused: (name) => `Das Herunterladen von ${name} ist angehalten.`,
  wasResumed: (name) => `${name} wird heruntergeladen.`,
  hasStopped: (name) => `Das Herunterladen von ${name} wurde gestoppt.`,

  arrived: (here, all) => `${size(here)} von ${size(all)}`,
  progress({ step, bytesHere, bytes, bytesPerSecond, secondsLeft }) {
    if (step === 'retrying') return 'Die Verbindung brach ab. Es wird von selbst noch einmal versucht …';
    if (step === 'checking') return 'Was angekommen ist, wird geprüft …';
    const speed = bytesPerSecond === null ? '' : `, ${size(bytesPerSecond)} pro Sekunde`;
    const left = secondsLeft === null ? '' : `, noch etwa ${rough(secondsLeft)}`;
    return `${size(bytesHere)} von ${size(bytes)}${speed}${left}`;
  },
  file: ({ file, filesHere, files, fileBytesHere, fileBytes }) =>
    `Datei ${Math.min(filesHere + 1, files)} von ${files}: ${file.slice(file.lastIndexOf('/') + 1)}, ${size(fileBytesHere)} von ${size(fileBytes)}`,
  progressLabel: (name) => `Herunterladen von ${name}`,

  browserAbout: 'vom Browser aufbewahrt und ausgeführt, für alle Seiten',
  browserFetch: 'Vom Browser holen lassen',
  browserWait: 'Hier darauf warten',
  browserHint:
    'Ihr Browser lädt es von seinem Hersteller, oft mehrere Gigabyte, und bestimmt, wie lange er es behält. Causeway ist daran nicht beteiligt.',
  browserFetching: (share) => `Der Browser holt es: ${share}`,
  browserFailed: (reason) =>
    `Der Browser konnte sein Modell nicht holen (${reason}). Prüfen Sie das Netz und den Platz auf dem Datenträger, und versuchen Sie es noch einmal.`,

  catalogueTitle: 'Modell wählen',
  catalogueHint:
    'Die Größen sind gerundet. Bevor etwas heruntergeladen wird, wird der Anbieter des Modells nach der genauen Größe gefragt.',
  filterLabel: 'Was das Modell tut',
  variantLabel: (name) => `Gewichte von ${name}`,
  variantOption: (variant, bytes, needsF16) =>
    `${VARIANTS[variant] ?? variant}, ${size(bytes)}${needsF16 ? ' (braucht 16-Bit-Grafik)' : ''}`,
  about: (parameters) =>
    parameters >= 1e9
      ? `${decimal(parameters / 1e9, 1)} Milliarden Gewichte`
      : `${figure(parameters / 1e6)} Millionen Gewichte`,
  contextWindow: (tokens) => `liest ${figure(tokens)} Token auf einmal`,
  memory: (bytes) => `bei der Arbeit etwa ${size(bytes)} Arbeitsspeicher`,
  licence: (licence) => `Lizenz: ${licence}`,
  sourceText: 'Mehr darüber bei Hugging Face',

  otherTitle: 'Ein anderes Modell von Hugging Face',
  otherHint:
    'Jeder Satz-Encoder, Cross-Encoder oder jedes Chatmodell in ONNX-Form, oder ein Chatmodell in MLC-Form mit seiner Bibliothek. Bis Sie „Herunterladen“ drücken, werden nur die Liste seiner Dateien und seine Beschreibung abgefragt.',
  otherLabel: 'Repository, als Eigentümer/Name',
  otherPlaceholder: 'onnx-community/…',
  lookUp: 'Nachsehen',
  lookingUp: 'Hugging Face wird gefragt …',
  offer: (name, task) => `${name}: ${task}`,

  filesTitle: 'Ohne Netz',
  filesHint:
    'Laden Sie auf einem Gerät mit Netz ein Modell herunter, drücken Sie „Als Datei speichern“ und bringen Sie die Datei hierher. Oder kopieren Sie den Ordner eines Modells: für ONNX mit config.json, tokenizer.json und der .onnx-Datei; für MLC mit allen Teilen und der .wasm-Bibliothek. Sie können ihn auf diese Seite ziehen.',
  importFolder: 'Ordner importieren',
  importFile: '.zip oder .tar importieren',
  importing: 'Der Inhalt wird gelesen …',
  importLabel: 'Import',
  imported: (name) => `${name} ist jetzt auf diesem Gerät.`,
  stopImport: 'Anhalten',
  stoppedImport: 'Der Import wurde angehalten. Nichts davon wurde behalten.',
  dropModel: 'Loslassen, um dieses Modell zu importieren',

  offline:
    'Dieses Gerät ist offline. Modelle, die hier sind, arbeiten; das Herunterladen geht weiter, sobald das Netz wieder da ist.',
  privacy:
    'Der Encoder, der zur App gehört, kommt von dort, woher die App kommt. Bevor Sie „Herunterladen“, „Fortsetzen“ oder „Nachsehen“ drücken, wird sonst kein Netz nach etwas gefragt. Danach werden nur die Dateien des Modells geholt, von huggingface.co und, für übersetzte Bibliotheken, von raw.githubusercontent.com.',
};
