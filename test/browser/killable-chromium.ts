/**
 * @file A Chromium with a profile on disk that can be killed at once with all its processes, as by a crash or a power button:
 * nothing of it gets the chance to finish or tidy up.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumArguments, requireChromium } from '../../src/cli/chromium.ts';
import { LONGEST_STEP, METER, WITHOUT_SERVICE_WORKER } from './harness.ts';

export interface KillableChromium {
  page: Page;
  /** Ends every process of this browser with SIGKILL. */
  kill(): Promise<void>;
}

/**
 * Starts Chromium on a profile folder and opens an address in it.
 *
 * @param isFree as of pages of the harness
 */
export async function startKillable(profile: string, url: string, isFree = false): Promise<KillableChromium> {
  const parameters = [
    ...chromiumArguments(),
    '--headless=new',
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  // A process group of its own, so that one signal reaches all of its processes.
  const child = spawn(requireChromium(), [...parameters, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit');
  const { pid } = child;
  if (pid === undefined) throw new Error('Chromium did not start.');
  let browser: Browser | null = null;
  const kill = async () => {
    process.kill(-pid, 'SIGKILL');
    await exited;
    await browser?.close().catch(() => {}); // the connection is gone already
  };
  try {
    browser = await chromium.connectOverCDP(await debuggerAddress(child.stderr));
    const [context] = browser.contexts();
    const page = context?.pages()[0] ?? (await context?.newPage());
    if (page === undefined) throw new Error('Chromium has no page.');
    page.setDefaultTimeout(LONGEST_STEP);
    if (!isFree) for (const script of [METER, WITHOUT_SERVICE_WORKER]) await page.addInitScript(script);
    await page.goto(url);
    return { page, kill };
  } catch (thrown) {
    await kill();
    throw thrown;
  }
}

/** Chromium prints where it can be reached; what it prints later is read and dropped. */
async function debuggerAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /^DevTools listening on (\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    output.resume();
    return address;
  }
  throw new Error('Chromium ended before it could be reached.');
}
