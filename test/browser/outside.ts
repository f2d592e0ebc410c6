/**
 * @file Stands in for the rest of the internet: a proxy that notes what it is asked for and has nothing to say. Chromium sends
 * everything that is not for localhost through it, from pages, workers and service workers alike.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Outside {
  /** For the browser's `proxy` option. */
  proxy: { server: string; bypass: string };
  /** Hosts and addresses asked for so far. */
  asked: string[];
  close(): Promise<void>;
}

/** Chromium itself asks its maker what the fields of any page are for; no page can stop that, nor see it. */
const BROWSERS_OWN = /^content-autofill\.googleapis\.com(:|$)/;

export async function watchOutside(): Promise<Outside> {
  const asked: string[] = [];
  const note = (address = ''): void => {
    if (!BROWSERS_OWN.test(address)) asked.push(address);
  };
  const server = createServer((request, response) => {
    note(request.url);
    response.end();
  });
  server.on('connect', (request, socket) => {
    note(request.url);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    proxy: { server: `http://localhost:${port}`, bypass: 'localhost' },
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
