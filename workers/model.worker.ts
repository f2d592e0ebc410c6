/** @file Runs one model with transformers.js. */
import { expose } from 'comlink';
import { ModelStore } from '../src/adapters/models/model-store.ts';
import { browserModelHost } from '../src/adapters/transformers/browser-host.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';

installErrorCodec();
expose(browserModelHost(`${import.meta.env.BASE_URL}onnxruntime/`, async (id) => ModelStore.open().files(id)));
