/** @file Starts the workers that the page talks to, and gives them as the interfaces of the wire contract. */
import { transfer, wrap } from 'comlink';
import type { AskApi, LibraryApi } from '../rpc/contracts.ts';
import { installErrorCodec } from '../rpc/errors.ts';
import type { ExportApi } from '../rpc/exporting.ts';
import type { MapApi } from '../rpc/map.ts';
import type { MeasureApi } from '../rpc/measuring.ts';
import type { ModelManagerApi } from '../rpc/model-manager.ts';
import type { PrivacyApi } from '../rpc/privacy.ts';
import type { RunningApi } from '../rpc/running.ts';
import { browserPromptApi } from './browser-model/prompt-api.ts';

/** The page's whole view of the machinery behind it. */
export interface Services {
  library: LibraryApi;
  ask: AskApi;
  /** Started when it is first called. */
  measure(): MeasureApi;
  /** Started when it is first called. */
  exporting(): ExportApi;
  /** Started when it is first called. */
  map(): MapApi;
  /** Started when it is first called. */
  models(): ModelManagerApi;
  /** Started when it is first called. */
  privacy(): PrivacyApi;
  /** Started when it is first called. */
  running(): RunningApi;
  /** Ends every worker but that of privacy, at once; nothing of them answers any more until the page is loaded again. */
  end(): void;
}

/** Workers of this tab that keep something. */
const started = new Set<Worker>();

function tracked(worker: Worker): Worker {
  started.add(worker);
  return worker;
}

function startMeasuring(): MeasureApi {
  const measure = new Worker(new URL('../../workers/measure.worker.ts', import.meta.url), {
    type: 'module',
    name: 'measure',
  });
  return wrap<MeasureApi>(tracked(measure));
}

function startExporting(): ExportApi {
  const exporting = new Worker(new URL('../../workers/export.worker.ts', import.meta.url), {
    type: 'module',
    name: 'export',
  });
  return wrap<ExportApi>(tracked(exporting));
}

function startMap(): MapApi {
  const map = new Worker(new URL('../../workers/map.worker.ts', import.meta.url), { type: 'module', name: 'map' });
  return wrap<MapApi>(tracked(map));
}

function startModels(): ModelManagerApi {
  const models = new Worker(new URL('../../workers/models.worker.ts', import.meta.url), {
    type: 'module',
    name: 'models',
  });
  return wrap<ModelManagerApi>(tracked(models));
}

function startPrivacy(): PrivacyApi {
  const privacy = new Worker(new URL('../../workers/privacy.worker.ts', import.meta.url), {
    type: 'module',
    name: 'privacy',
  });
  return wrap<PrivacyApi>(privacy);
}

/** Workers don't have the browser's own model: the page passes their calls on to it. */
function lendBrowserModel(running: RunningApi): void {
  const model = browserPromptApi();
  if (model === null) return void running.lendBrowserModel(null).catch(() => {}); // told by the next call
  const { port1, port2 } = new MessageChannel();
  void running.lendBrowserModel(transfer(port1, [port1])).catch(() => {});
  void import('./browser-model/lend.ts').then(({ lendAt }) => lendAt(port2, model));
}

/** Has a worker search with models, without the page between. What fails here is told by the next call. */
function lendModels(running: RunningApi, worker: Pick<AskApi, 'useModels'>): void {
  const { port1, port2 } = new MessageChannel();
  void running.connect(transfer(port1, [port1])).catch(() => {});
  void worker.useModels(transfer(port2, [port2])).catch(() => {});
}

function startRunning(): RunningApi {
  const running = new Worker(new URL('../../workers/running.worker.ts', import.meta.url), {
    type: 'module',
    name: 'running',
  });
  const api = wrap<RunningApi>(tracked(running));
  lendBrowserModel(api);
  return api;
}

export function startWorkers(): Services {
  installErrorCodec();
  const library = new Worker(new URL('../../workers/library.worker.ts', import.meta.url), {
    type: 'module',
    name: 'library',
  });
  const ask = new Worker(new URL('../../workers/ask.worker.ts', import.meta.url), { type: 'module', name: 'ask' });
  const asking = wrap<AskApi>(tracked(ask));
  let measure: MeasureApi | null = null;
  let exporting: ExportApi | null = null;
  let map: MapApi | null = null;
  let models: ModelManagerApi | null = null;
  let privacy: PrivacyApi | null = null;
  let running: RunningApi | null = null;
  return {
    library: wrap<LibraryApi>(tracked(library)),
    ask: asking,
    measure: () => {
      if (measure) return measure;
      measure = startMeasuring();
      if (running) lendModels(running, measure);
      return measure;
    },
    exporting: () => (exporting ??= startExporting()),
    map: () => {
      if (map) return map;
      map = startMap();
      if (running) lendModels(running, map);
      return map;
    },
    models: () => (models ??= startModels()),
    privacy: () => (privacy ??= startPrivacy()),
    running: () => {
      if (running) return running;
      running = startRunning();
      lendModels(running, asking);
      if (map) lendModels(running, map);
      if (measure) lendModels(running, measure);
      return running;
    },
    end: () => {
      for (const worker of started) worker.terminate();
    },
  };
}
