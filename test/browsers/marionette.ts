/**
 * @file Firefox, driven over Marionette: its own protocol for WebDriver's commands on a TCP socket, `LENGTH:[0, id, command, parameters]` one way
 * and `LENGTH:[1, id, error, result]` back (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html). So neither geckodriver nor a library is needed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { asyncScript, eventually, settled, type DrivenBrowser } from './webdriver.ts';

/** No traffic of the browser's own, no questions at start, any free port for Marionette, and all that it does written at once as for a person. */
const PREFERENCES: Record<string, unknown> = {
  'app.normandy.enabled': false,
  'app.update.auto': false,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.uitour.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.showPane': false,
  'marionette.port': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

type Reply = [1, number, { error: string; message: string } | null, unknown];

class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  #received = Buffer.alloc(0);
  #last = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (bytes) => this.#take(bytes));
    socket.on('error', () => {}); // a killed browser; told by 'close'
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox is gone.'));
      this.#waiting.clear();
    });
  }

  send(command: string, parameters: object = {}): Promise<unknown> {
    const id = ++this.#last;
    const message = JSON.stringify([0, id, command, parameters]);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    this.#received = Buffer.concat([this.#received, bytes]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      if (colon < 0) return;
      const end = colon + 1 + Number(this.#received.subarray(0, colon).toString());
      if (this.#received.length < end) return;
      const message: unknown = JSON.parse(this.#received.subarray(colon + 1, end).toString());
      this.#received = this.#received.subarray(end);
      // The first message is a greeting, which is no reply.
      if (Array.isArray(message)) this.#settle(message as Reply);
    }
  }

  #settle([, id, error, result]: Reply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === null) waiting?.resolve(result);
    else waiting?.reject(new Error(`${error.error}: ${error.message}`));
  }
}

/** Starts Firefox on a profile folder, which it keeps. */
export async function startFirefox(executable: string, profile: string): Promise<DrivenBrowser> {
  await mkdir(profile, { recursive: true });
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const portFile = path.join(profile, 'MarionetteActivePort');
  // One that was killed leaves it behind.
  await rm(portFile, { force: true });
  const parameters = ['--marionette', '--headless', '--no-remote', '--profile', profile, 'about:blank'];
  // A process group of its own, so that one signal reaches all of its processes.
  const child = spawn(executable, parameters, { detached: true, stdio: 'ignore' });
  const exited = once(child, 'exit');
  let marionette: Marionette | null = null;
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, 'SIGKILL');
      await exited;
    }
    marionette?.close();
  };
  try {
    const wire = new Marionette(await connected(portFile));
    marionette = wire;
    const send = (command: string, parameters: object = {}) => wire.send(command, parameters);
    const session = (await send('WebDriver:NewSession', { pageLoadStrategy: 'normal' })) as {
      capabilities: { browserName: string; browserVersion: string };
    };
    await send('WebDriver:SetTimeouts', { script: 300_000, pageLoad: 300_000 });
    await send('WebDriver:SetWindowRect', { width: 1280, height: 900 });
    const { browserName, browserVersion } = session.capabilities;
    const value = async (command: string, parameters: object) =>
      ((await send(command, parameters)) as { value: unknown }).value;
    return {
      name: `${browserName} ${browserVersion}`,
      navigate: async (url) => void (await send('WebDriver:Navigate', { url })),
      execute: async (body, args) =>
        settled(await value('WebDriver:ExecuteAsyncScript', { script: asyncScript(body), args })),
      click: async (element) => void (await send('WebDriver:ElementClick', { id: Object.values(element)[0] })),
      type: async (element, text) =>
        void (await send('WebDriver:ElementSendKeys', { id: Object.values(element)[0], text })),
      screenshot: async () => (await value('WebDriver:TakeScreenshot', { full: false })) as string,
      kill,
    };
  } catch (thrown) {
    await kill();
    throw thrown;
  }
}

/** Firefox writes its port into the profile once it listens. */
async function connected(portFile: string): Promise<Socket> {
  return eventually('Firefox to listen', async () => {
    const port = Number(await readFile(portFile, 'utf8'));
    const socket = connect(port, '127.0.0.1');
    await Promise.race([
      once(socket, 'connect'),
      once(socket, 'error').then(([error]) => Promise.reject(error as Error)),
    ]);
    return socket;
  });
}
