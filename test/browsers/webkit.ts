/**
 * @file WebKit as GNOME's browsers have it (WebKitGTK), driven by WebDriver over HTTP (https://www.w3.org/TR/webdriver2/), in a window that keeps
 * its profile.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { asyncScript, eventually, settled, type DrivenBrowser } from './webdriver.ts';

const WINDOW = path.join(import.meta.dirname, 'webkit-window.py');
/** Debian's own Python, which is the one that has its packages. */
export const PYTHON = '/usr/bin/python3';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/**
 * Starts WebKit on a profile folder, which it keeps.
 *
 * @param driver path of WebKitWebDriver
 * @param features of WebKit's own to switch on that WebKitGTK has switched off
 */
export async function startWebKit(
  driver: string,
  profile: string,
  features: readonly string[] = [],
): Promise<DrivenBrowser> {
  const port = await freePort();
  // A process group of its own, so that one signal reaches all of its processes.
  const child = spawn('xvfb-run', ['-a', '-s', '-screen 0 1280x1000x24', driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, XDG_CACHE_HOME: path.join(profile, 'home'), XDG_DATA_HOME: path.join(profile, 'home') },
  });
  const exited = once(child, 'exit');
  const kill = async () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, 'SIGKILL');
    await exited;
  };
  const call = async (address: string, body: object | null): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method: body === null ? 'GET' : 'POST',
      ...(body === null ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };
  try {
    await eventually('WebKitWebDriver to listen', () => call('/status', null).then(() => true));
    const options = { binary: PYTHON, args: [WINDOW, profile, ...features] };
    const session = (await call('/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
    const at = (command: string) => `/session/${session.sessionId}/${command}`;
    await call(at('timeouts'), { script: 300_000, pageLoad: 300_000 });
    const { browserName, browserVersion } = session.capabilities;
    return {
      name: `${browserName} ${browserVersion}`,
      navigate: async (url) => void (await call(at('url'), { url })),
      execute: async (body, args) => settled(await call(at('execute/async'), { script: asyncScript(body), args })),
      click: async (element) => void (await call(at(`element/${Object.values(element)[0]!}/click`), {})),
      type: async (element, text) => void (await call(at(`element/${Object.values(element)[0]!}/value`), { text })),
      screenshot: async () => (await call(at('screenshot'), null)) as string,
      kill,
    };
  } catch (thrown) {
    await kill();
    throw thrown;
  }
}
