/**
 * @file The internet as far as models need it: a proxy through which Chromium sends everything that is not for localhost. The hosts
 * that models come from answer as the test's hub does, over TLS; all others are refused. Every host asked for is noted.
 */
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { BrowserContextOptions } from 'playwright-core';
import { TestHub } from '../fixtures/hub.ts';
import { selfSigned } from './certificate.ts';

/** Chromium itself asks its maker what the fields of any page are for; no page can stop that, nor see it. */
const BROWSERS_OWN = /^content-autofill\.googleapis\.com(:|$)/;

const MODEL_HOSTS = ['huggingface.co:443', 'cdn-lfs.hf.co:443', 'raw.githubusercontent.com:443'];

export interface ModelsOutside {
  hub: TestHub;
  /** For the browser's context. */
  options: Pick<BrowserContextOptions, 'proxy' | 'ignoreHTTPSErrors'>;
  /** Hosts and addresses asked for so far. */
  asked: string[];
  /** While it is cut, every connection breaks and no new one is made. */
  cut(isCut: boolean): void;
  close(): Promise<void>;
}

export async function openModelsOutside(): Promise<ModelsOutside> {
  const hub = new TestHub();
  hub.largeFilesAt = 'https://cdn-lfs.hf.co';
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  let isCut = false;
  const secure = createSecureServer(selfSigned(), hub.handle);
  const proxy: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(403).end();
  });
  proxy.on('connect', (request, socket: Socket) => {
    const host = request.url ?? '';
    if (!BROWSERS_OWN.test(host)) asked.push(host);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {}); // a browser that closes a page drops its connections
    if (isCut || !MODEL_HOSTS.includes(host)) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    secure.emit('connection', socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const { port } = proxy.address() as AddressInfo;
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    hub,
    options: {
      proxy: { server: `http://localhost:${port}`, bypass: 'localhost' },
      ignoreHTTPSErrors: true,
    },
    asked,
    cut: (cutOff) => {
      isCut = cutOff;
      if (cutOff) breakAll();
    },
    close: async () => {
      breakAll();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
