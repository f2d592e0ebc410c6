/** @file Measures the systems on a person's own questions, apart from the worker that answers; only reads. */
import { expose } from 'comlink';
import { IdbNotebookStore } from '../src/adapters/idb/notebook-store.ts';
import { MeasuringDesk } from '../src/adapters/measuring/desk.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';

installErrorCodec();
expose(
  new MeasuringDesk(
    new IdbNotebookStore(),
    () => performance.now(),
    () => Date.now(),
  ),
);
