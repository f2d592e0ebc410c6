/** @file Builds the app and serves a build, for `npm start`, the browser tests and the benches alike. */
import { build, preview, type Plugin } from 'vite';
import { SECURITY_HEADERS } from './security-headers.ts';

export interface Served {
  /** Address with a closing slash, such as `http://localhost:4173/`. */
  url: string;
  /** Stops listening and drops open connections. */
  close(): Promise<void>;
}

export interface ServeOptions {
  /** 0 takes any free port; another port must be free. */
  port: number;
  /** Called with the path of every request that arrives. */
  onRequest?: (path: string) => void;
}

/**
 * Makes the production build.
 *
 * @param folder where to write it; emptied first
 * @param base the folder of the host that it will lie in, with slashes around it
 */
export async function buildApp(folder: string, base = '/'): Promise<void> {
  // Under a test runner it says "test", and the build would be another one than what is shipped: larger, and with checks of development.
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({ base, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  } finally {
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  }
}

/**
 * Serves a build on localhost. A missing file is a 404, never index.html: a missing asset must not look like a page.
 *
 * @throws when the port is taken
 */
export async function serveBuild(folder: string, { port, onRequest }: ServeOptions): Promise<Served> {
  const recorder: Plugin = {
    name: 'causeway-request-recorder',
    configurePreviewServer(server) {
      server.middlewares.use((request, _response, next) => {
        onRequest?.(request.url ?? '');
        // Nothing is compressed on the way to the same machine: that takes longer than it saves.
        delete request.headers['accept-encoding'];
        next();
      });
    },
  };
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    plugins: [recorder],
    build: { outDir: folder },
    preview: { port, strictPort: true, host: 'localhost', headers: { ...SECURITY_HEADERS } },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://localhost:${address.port}/`, close: () => server.close() };
}
