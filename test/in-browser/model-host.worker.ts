/**
 * @file Hosts a tiny model, as the app's worker hosts one from the browser's storage. Its files are fetched from below the
 * address that is the worker's name.
 */
import { expose } from 'comlink';
import { browserModelHost } from '../../src/adapters/transformers/browser-host.ts';
import { installErrorCodec } from '../../src/rpc/errors.ts';

installErrorCodec();
expose(
  browserModelHost('/onnxruntime/', async (id) => ({
    async read(path) {
      const response = await fetch(`${self.name}${id}/${path}`);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
  })),
);
