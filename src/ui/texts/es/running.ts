/** @file Spanish: models at work. */
import { totalCost } from '../../model-cost.ts';
import type { ModelTask } from '../../../rpc/model-manager.ts';
import type { EmbeddingProgress, EmbeddingView, RefinementProgress } from '../../../rpc/running.ts';
import type { Pack } from '../pack.ts';
import { modelName } from '../running.ts';
import { count, decimal, figure, percent, plural, rough } from '../words.ts';

const DEVICE = {
  webgpu: 'en el procesador gráfico',
  wasm: 'en el procesador',
  cpu: 'en el procesador',
  browser: 'a cargo del navegador',
};

const REASON: Record<NonNullable<RefinementProgress['reason']>, string> = {
  asked: 'Releyendo aquello por lo que preguntó',
  hub: 'Releyendo lo que más cosas une',
  gate: 'Juzgando qué temas puede unir una causa',
  module: 'Dando a los temas un título y un resumen',
  rest: 'Releyendo el resto',
};

const USE: Record<ModelTask, string> = {
  chat: 'Usar para las respuestas',
  embed: 'Usar para encontrar pasajes',
  rerank: 'Usar para ordenar pasajes',
};

function waiting(held: EmbeddingView['held']): string {
  if (held === 'indexing') return 'En espera hasta que se lean las fuentes';
  if (held === 'battery') return 'En espera mientras el equipo funciona con batería';
  return held === 'hidden' ? 'En espera hasta que Causeway esté a la vista' : 'En espera: su pregunta va primero';
}

const cost: Pack['running']['cost'] = (costs) => {
  const { calls, tokens } = totalCost(costs);
  return `${count(calls, 'llamada', 'llamadas')}, ${count(tokens, 'token', 'tokens')}`;
};

/** What a model is asked to do, by the names of its prompts. */
const TASKS: Readonly<Record<string, string>> = {
  rewrite: 'Entender la pregunta',
  filter: 'Ordenar la evidencia',
  'filter-standard': 'Ordenar la evidencia',
  answer: 'Escribir la respuesta',
  keywords: 'Elegir palabras de búsqueda',
  'triple-recognition': 'Elegir afirmaciones',
  'entity-recognition': 'Reconocer nombres',
  'global-map': 'Reunir puntos',
  'global-reduce': 'Unir los puntos',
  'causal-report': 'Informar de causas',
  'causal-summary': 'Resumir causas',
  'from-memory': 'Responder de memoria',
  extraction: 'Leer pasajes',
  gate: 'Juzgar puertas',
  'module-report': 'Describir temas',
};

const STEP: Record<EmbeddingProgress['step'], string> = {
  passages: 'Leyendo los pasajes',
  statements: 'Leyendo qué llevó a qué',
  names: 'Leyendo temas y nombres',
};

export const running: Pack['running'] = {
  browserModel: 'Modelo del navegador',
  loading: (id) => `Cargando ${modelName(id)}…`,
  considering: (id) => `${modelName(id)} sopesa la evidencia…`,
  writing: (id) => `${modelName(id)} escribe…`,
  stop: 'Detener la escritura',
  stopped: 'Detenido. Esto es lo que se había escrito.',
  writtenBy: (id) => `Escrito por ${modelName(id)}, un modelo en este dispositivo, solo a partir de la evidencia.`,
  unsupported: (number) =>
    `${count(number, 'frase está marcada', 'frases están marcadas')}: los documentos no ${plural(number, 'la', 'las')} respaldan.`,
  mark: (reason) => `Sin respaldo: ${reason}`,
  quoted: 'La respuesta con las frases de los propios documentos',
  cost,
  costOf: (id, costs) => `Preguntado a ${modelName(id)}: ${cost(costs)}.`,
  costByStep: 'Por pasos',
  costStep: 'Paso',
  costCalls: 'Llamadas',
  costRead: 'Tokens leídos',
  costWritten: 'escritos',
  taskName: (task) => TASKS[task] ?? task,
  costOfRefining: 'Lo que ha costado',
  perThousand: ({ calls, tokens }) =>
    `Por cada ${figure(1000)} tokens de texto: ${decimal(calls, 1)} llamadas y ${figure(Math.round(tokens))} tokens`,

  use: USE,
  useOf: (task, name) => `${USE[task]}: ${name}`,
  serves: { chat: 'Ahora escribe las respuestas', embed: 'Ahora encuentra pasajes', rerank: 'Ahora ordena pasajes' },
  stopUsing: 'Dejar de usar',
  stopUsingOf: (name) => `Dejar de usar: ${name}`,
  inMemory: (device) => `en memoria, ${DEVICE[device]}`,
  onItsWay: 'cargándose',
  unload: 'Liberar su memoria',
  unloadOf: (name) => `Liberar su memoria: ${name}`,
  readLess: (tokens) => `Que lea ${figure(tokens)} tokens a la vez`,
  readLessHint: 'Así ocupa menos memoria. La evidencia larga se recorta.',
  chooseSmaller: 'Cierre otras pestañas y programas, o elija abajo un modelo más pequeño.',
  measure: 'Medir su velocidad',
  measureOf: (name) => `Medir su velocidad: ${name}`,
  measuring: 'Midiendo…',
  speed: ({ device, perSecond }) =>
    `${count(Math.round(perSecond), 'texto breve', 'textos breves')} por segundo ${DEVICE[device]}`,
  embedding: 'Búsqueda por significado',
  embeddingStep({ progress, held, isPaused }) {
    switch (progress?.phase) {
      case 'working':
        return STEP[progress.step];
      case 'waiting':
        return waiting(held);
      case 'done':
        return 'Todos los pasajes se pueden encontrar por su significado';
      case 'failed':
        return 'Detenido por un problema';
      default:
        return isPaused ? 'En pausa' : 'A la espera de que se lean las fuentes';
    }
  },
  embedded({ model, step, passages, statements, names, secondsLeft }) {
    const { done, all } = { passages, statements, names }[step];
    const time = secondsLeft === null || secondsLeft === 0 ? '' : `, quedan unos ${rough(secondsLeft)}`;
    const what = step !== 'names' ? 'pasajes' : 'temas y nombres';
    return `${modelName(model)}: ${figure(done)} de ${figure(all)} ${what}${time}`;
  },
  pauseEmbedding: 'Pausar la lectura para la búsqueda por significado',
  goOnEmbedding: 'Seguir la lectura para la búsqueda por significado',
  byWordsOnly: 'Lo incorporado solo entiende el significado en inglés: aquí contaron las palabras de la pregunta.',
  foundBy({ encoder, reader, reranker }) {
    const told: string[] = [];
    if (encoder?.failure) told.push(`Encontrado sin el modelo que encuentra pasajes: ${encoder.failure}`);
    else if (encoder && encoder.embedded >= 1) told.push(`${modelName(encoder.id)} ayudó a encontrar la evidencia.`);
    else if (encoder && encoder.embedded > 0) {
      told.push(
        `${modelName(encoder.id)} ayudó a encontrar la evidencia. Había leído el ${percent(Math.max(0.01, Math.floor(encoder.embedded * 100) / 100))} de los pasajes; los demás se encontraron sin él.`,
      );
    } else if (encoder)
      told.push(`${modelName(encoder.id)} aún no había leído ningún pasaje; la evidencia se encontró sin él.`);
    if (reader?.failure) told.push(`Respondido sin leer los pasajes de cerca: ${reader.failure}`);
    else if (reader && reader.passages > 0)
      told.push(`Leídos frase por frase: ${count(reader.passages, 'pasaje', 'pasajes')}.`);
    if (reranker?.failure) told.push(`Ordenado sin el modelo que ordena pasajes: ${reranker.failure}`);
    else if (reranker) told.push(`${modelName(reranker.id)} ordenó ${count(reranker.passages, 'pasaje', 'pasajes')}.`);
    return told;
  },
  settings: 'Mientras trabajan los modelos',
  settingsHint: 'Las preguntas siempre van primero. Un modelo que nadie usa en cinco minutos libera solo su memoria.',
  pauseWhenHidden: 'El trabajo en segundo plano espera mientras Causeway no está a la vista',
  pauseOnBattery: 'El trabajo en segundo plano espera mientras este equipo funciona con batería',

  refine: 'Refinamiento',
  refineLead: (id) =>
    `${modelName(id)} puede releer estas fuentes en segundo plano y encontrar causas que escaparon a la primera lectura.`,
  start: 'Empezar a refinar',
  pause: 'Pausa',
  pauseLabel: 'Pausar el refinamiento',
  goOn: 'Seguir',
  goOnLabel: 'Seguir con el refinamiento',
  titledBy: (id) => `nombrado por ${modelName(id)}`,
  waiting,
  step({ progress, held }) {
    switch (progress?.phase) {
      case 'working':
        return REASON[progress.reason ?? 'rest'];
      case 'waiting':
        return waiting(held);
      case 'building':
        return 'Incorporando lo encontrado';
      case 'budget-spent':
        return 'Se alcanzó el límite';
      case 'done':
        return 'Todo está releído';
      case 'failed':
        return 'Detenido por un problema';
      default:
        return 'En pausa';
    }
  },
  left({ callsDone, callsLeft, secondsLeft }) {
    const time = secondsLeft === null || secondsLeft === 0 ? '' : `, unos ${rough(secondsLeft)}`;
    return `${count(callsDone, 'llamada hecha', 'llamadas hechas')}, quedan ${figure(callsLeft)}${time}`;
  },
  made: (calls) => count(calls, 'llamada hecha', 'llamadas hechas'),
  changed: ({ relationsAdded, relationsDropped, gatesConfirmed, gatesDropped, modulesReported = 0 }) =>
    [
      count(relationsAdded, 'relación añadida', 'relaciones añadidas'),
      relationsDropped > 0 ? count(relationsDropped, 'corregida', 'corregidas') : '',
      count(gatesConfirmed, 'puerta confirmada', 'puertas confirmadas'),
      count(gatesDropped, 'descartada', 'descartadas'),
      modulesReported > 0 ? count(modulesReported, 'tema con título', 'temas con título') : '',
    ]
      .filter(Boolean)
      .join(', '),
  setAside: ({ invented, unusable }) =>
    `Descartado: ${count(invented, 'nombre o relación inventados', 'nombres o relaciones inventados')}, ${count(unusable, 'respuesta inservible', 'respuestas inservibles')}.`,
  limits: 'Límites',
  callLimit: 'Máximo de llamadas',
  minuteLimit: 'Tiempo máximo',
  noLimit: 'sin límite',
  calls: (number) => count(number, 'llamada', 'llamadas'),
  minutes: (number) => (number < 60 ? `${number} min` : `${number / 60} h`),
};
