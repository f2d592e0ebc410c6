/** @file German: models at work. */
import { totalCost } from '../../model-cost.ts';
import type { ModelTask } from '../../../rpc/model-manager.ts';
import type { EmbeddingProgress, EmbeddingView, RefinementProgress } from '../../../rpc/running.ts';
import type { Pack } from '../pack.ts';
import { modelName } from '../running.ts';
import { count, decimal, figure, percent, plural, rough } from '../words.ts';

const DEVICE = {
  webgpu: 'auf dem Grafikprozessor',
  wasm: 'auf dem Prozessor',
  cpu: 'auf dem Prozessor',
  browser: 'beim Browser',
};

const REASON: Record<NonNullable<RefinementProgress['reason']>, string> = {
  asked: 'Liest noch einmal, wonach Sie fragten',
  hub: 'Liest noch einmal, was das meiste verbindet',
  gate: 'Beurteilt, welche Themen eine Ursache verbinden kann',
  module: 'Gibt Themen einen Titel und eine Zusammenfassung',
  rest: 'Liest das Übrige noch einmal',
};

const USE: Record<ModelTask, string> = {
  chat: 'Für Antworten verwenden',
  embed: 'Zum Finden von Textstellen verwenden',
  rerank: 'Zum Ordnen von Textstellen verwenden',
};

function waiting(held: EmbeddingView['held']): string {
  if (held === 'indexing') return 'Wartet, bis die Quellen gelesen sind';
  if (held === 'battery') return 'Wartet, solange das Gerät mit Akku läuft';
  return held === 'hidden' ? 'Wartet, bis Causeway zu sehen ist' : 'Wartet: Ihre Frage kommt zuerst';
}

const cost: Pack['running']['cost'] = (costs) => {
  const { calls, tokens } = totalCost(costs);
  return `${count(calls, 'Aufruf', 'Aufrufe')}, ${count(tokens, 'Token', 'Token')}`;
};

/** What a model is asked to do, by the names of its prompts. */
const TASKS: Readonly<Record<string, string>> = {
  rewrite: 'Anschlussfrage verstehen',
  filter: 'Belege sortieren',
  'filter-standard': 'Belege sortieren',
  answer: 'Antwort schreiben',
  keywords: 'Suchwörter wählen',
  'triple-recognition': 'Aussagen wählen',
  'entity-recognition': 'Namen erkennen',
  'global-map': 'Punkte sammeln',
  'global-reduce': 'Punkte verbinden',
  'causal-report': 'Ursachen berichten',
  'causal-summary': 'Ursachen zusammenfassen',
  'from-memory': 'Aus dem Gedächtnis antworten',
  extraction: 'Textstellen lesen',
  gate: 'Tore beurteilen',
  'module-report': 'Themen beschreiben',
};

const STEP: Record<EmbeddingProgress['step'], string> = {
  passages: 'Die Textstellen werden gelesen',
  statements: 'Gelesen wird, was wozu geführt hat',
  names: 'Themen und Namen werden gelesen',
};

export const running: Pack['running'] = {
  browserModel: 'Browser-Modell',
  loading: (id) => `${modelName(id)} wird geladen …`,
  considering: (id) => `${modelName(id)} wägt die Belege ab …`,
  writing: (id) => `${modelName(id)} schreibt …`,
  stop: 'Schreiben anhalten',
  stopped: 'Angehalten. Das war bis dahin geschrieben.',
  writtenBy: (id) => `Geschrieben von ${modelName(id)}, einem Modell auf diesem Gerät, allein aus den Belegen.`,
  unsupported: (number) =>
    `${count(number, 'Satz ist', 'Sätze sind')} markiert: Die Dokumente decken ${plural(number, 'ihn', 'sie')} nicht.`,
  mark: (reason) => `Nicht gedeckt: ${reason}`,
  quoted: 'Die Antwort in den Sätzen der Dokumente selbst',
  cost,
  costOf: (id, costs) => `${modelName(id)} gefragt: ${cost(costs)}.`,
  costByStep: 'Nach Schritten',
  costStep: 'Schritt',
  costCalls: 'Aufrufe',
  costRead: 'Token gelesen',
  costWritten: 'geschrieben',
  taskName: (task) => TASKS[task] ?? task,
  costOfRefining: 'Was es gekostet hat',
  perThousand: ({ calls, tokens }) =>
    `Je ${figure(1000)} Token Text: ${decimal(calls, 1)} Aufrufe und ${figure(Math.round(tokens))} Token`,

  use: USE,
  useOf: (task, name) => `${USE[task]}: ${name}`,
  serves: {
    chat: 'Schreibt jetzt die Antworten',
    embed: 'Findet jetzt Textstellen',
    rerank: 'Ordnet jetzt Textstellen',
  },
  stopUsing: 'Nicht mehr verwenden',
  stopUsingOf: (name) => `Nicht mehr verwenden: ${name}`,
  inMemory: (device) => `im Arbeitsspeicher, ${DEVICE[device]}`,
  onItsWay: 'wird geladen',
  unload: 'Speicher freigeben',
  unloadOf: (name) => `Speicher freigeben: ${name}`,
  readLess: (tokens) => `${figure(tokens)} Token auf einmal lesen lassen`,
  readLessHint: 'Das braucht weniger Speicher. Lange Belege werden gekürzt.',
  chooseSmaller: 'Schließen Sie andere Tabs und Programme, oder wählen Sie unten ein kleineres Modell.',
  measure: 'Geschwindigkeit messen',
  measureOf: (name) => `Geschwindigkeit messen: ${name}`,
  measuring: 'Wird gemessen …',
  speed: ({ device, perSecond }) =>
    `${count(Math.round(perSecond), 'kurzer Text', 'kurze Texte')} pro Sekunde ${DEVICE[device]}`,
  embedding: 'Suche nach Bedeutung',
  embeddingStep({ progress, held, isPaused }) {
    switch (progress?.phase) {
      case 'working':
        return STEP[progress.step];
      case 'waiting':
        return waiting(held);
      case 'done':
        return 'Jede Textstelle lässt sich nach ihrer Bedeutung finden';
      case 'failed':
        return 'Durch ein Problem gestoppt';
      default:
        return isPaused ? 'Angehalten' : 'Wartet, bis Quellen gelesen sind';
    }
  },
  embedded({ model, step, passages, statements, names, secondsLeft }) {
    const { done, all } = { passages, statements, names }[step];
    const time = secondsLeft === null || secondsLeft === 0 ? '' : `, noch etwa ${rough(secondsLeft)}`;
    const what = step !== 'names' ? 'Textstellen' : 'Themen und Namen';
    return `${modelName(model)}: ${figure(done)} von ${figure(all)} ${what}${time}`;
  },
  pauseEmbedding: 'Lesen für die Suche nach Bedeutung anhalten',
  goOnEmbedding: 'Lesen für die Suche nach Bedeutung fortsetzen',
  byWordsOnly: 'Bedeutung versteht das Eingebaute nur auf Englisch: Hier zählten die Wörter der Frage.',
  foundBy({ encoder, reader, reranker }) {
    const told: string[] = [];
    if (encoder?.failure) told.push(`Ohne das Modell gefunden, das Textstellen findet: ${encoder.failure}`);
    else if (encoder && encoder.embedded >= 1) told.push(`${modelName(encoder.id)} half, die Belege zu finden.`);
    else if (encoder && encoder.embedded > 0) {
      told.push(
        `${modelName(encoder.id)} half, die Belege zu finden. Es hatte ${percent(Math.max(0.01, Math.floor(encoder.embedded * 100) / 100))} der Textstellen gelesen; die übrigen wurden ohne es gefunden.`,
      );
    } else if (encoder)
      told.push(`${modelName(encoder.id)} hatte noch keine Textstelle gelesen; die Belege wurden ohne es gefunden.`);
    if (reader?.failure) told.push(`Beantwortet, ohne Textstellen genau zu lesen: ${reader.failure}`);
    else if (reader && reader.passages > 0)
      told.push(`Satz für Satz gelesen: ${count(reader.passages, 'beste Textstelle', 'beste Textstellen')}.`);
    if (reranker?.failure) told.push(`Ohne das Modell geordnet, das Textstellen ordnet: ${reranker.failure}`);
    else if (reranker)
      told.push(`${modelName(reranker.id)} hat ${count(reranker.passages, 'Textstelle', 'Textstellen')} geordnet.`);
    return told;
  },
  settings: 'Während Modelle arbeiten',
  settingsHint:
    'Fragen kommen immer zuerst. Ein Modell, das fünf Minuten lang niemand braucht, gibt seinen Speicher von selbst frei.',
  pauseWhenHidden: 'Arbeit im Hintergrund wartet, solange Causeway nicht zu sehen ist',
  pauseOnBattery: 'Arbeit im Hintergrund wartet, solange dieses Gerät mit Akku läuft',

  refine: 'Verfeinerung',
  refineLead: (id) =>
    `${modelName(id)} kann diese Quellen im Hintergrund noch einmal lesen und Ursachen finden, die beim ersten Lesen entgangen sind.`,
  start: 'Verfeinerung beginnen',
  pause: 'Pause',
  pauseLabel: 'Verfeinerung anhalten',
  goOn: 'Weiter',
  goOnLabel: 'Verfeinerung fortsetzen',
  titledBy: (id) => `benannt von ${modelName(id)}`,
  waiting,
  step({ progress, held }) {
    switch (progress?.phase) {
      case 'working':
        return REASON[progress.reason ?? 'rest'];
      case 'waiting':
        return waiting(held);
      case 'building':
        return 'Was gefunden wurde, wird aufgenommen';
      case 'budget-spent':
        return 'Die Grenze ist erreicht';
      case 'done':
        return 'Alles ist noch einmal gelesen';
      case 'failed':
        return 'Durch ein Problem gestoppt';
      default:
        return 'Angehalten';
    }
  },
  left({ callsDone, callsLeft, secondsLeft }) {
    const time = secondsLeft === null || secondsLeft === 0 ? '' : `, etwa ${rough(secondsLeft)}`;
    return `${count(callsDone, 'Aufruf', 'Aufrufe')} erledigt, noch ${figure(callsLeft)}${time}`;
  },
  made: (calls) => `${count(calls, 'Aufruf', 'Aufrufe')} erledigt`,
  changed: ({ relationsAdded, relationsDropped, gatesConfirmed, gatesDropped, modulesReported = 0 }) =>
    [
      `${count(relationsAdded, 'Beziehung', 'Beziehungen')} hinzugefügt`,
      relationsDropped > 0 ? `${figure(relationsDropped)} berichtigt` : '',
      `${count(gatesConfirmed, 'Tor', 'Tore')} bestätigt`,
      `${figure(gatesDropped)} verworfen`,
      modulesReported > 0 ? `${count(modulesReported, 'Thema', 'Themen')} betitelt` : '',
    ]
      .filter(Boolean)
      .join(', '),
  setAside: ({ invented, unusable }) =>
    `Aussortiert: ${count(invented, 'erfundener Name oder erfundene Beziehung', 'erfundene Namen oder Beziehungen')}, ${count(unusable, 'unbrauchbare Antwort', 'unbrauchbare Antworten')}.`,
  limits: 'Grenzen',
  callLimit: 'Höchstens so viele Aufrufe',
  minuteLimit: 'Höchstens so lange',
  noLimit: 'ohne Grenze',
  calls: (number) => count(number, 'Aufruf', 'Aufrufe'),
  minutes: (number) => (number < 60 ? `${number} Min.` : `${number / 60} Std.`),
};
