/**
 * @file Builds and serves a page with the app's own workers and policy, opens it in Chromium, imports a model there as the app does, and
 * takes it through its steps.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { chromiumArguments, requireChromium } from '../chromium.ts';
import { serveBuild } from '../server.ts';
import type { WebLlmOptions } from './options.ts';
import { stepsFor, type Call, type Step } from './steps.ts';

const PAGE = 'test/fixtures/webllm-page';

/** How a step went. */
export interface StepReport {
  name: string;
  isFine: boolean;
  told: string;
}

export interface WebLlmReport {
  steps: StepReport[];
  /** Addresses outside the page's own server that were asked for. There should be none. */
  foreign: string[];
  /** What the browser complained of, such as breaches of the policy. */
  complaints: string[];
}

interface Outcome {
  value?: unknown;
  problem?: string;
}

type PageFunctions = Record<string, (...parameters: readonly unknown[]) => Promise<unknown>>;

/** Failures come as values, with their codes: the browser's driver would pass on their messages alone. */
function callOn(page: Page): Call {
  return async <Result>(name: string, ...parameters: unknown[]) => {
    const outcome: Outcome = await page.evaluate(
      ([called, list]) =>
        (globalThis as unknown as { webllm: PageFunctions }).webllm[called]!(...list).then(
          (value) => ({ value }),
          (error: Error & { code?: string }) => ({ problem: `${error.code ?? error.name}: ${error.message}` }),
        ),
      [name, parameters] as const,
    );
    if (outcome.problem !== undefined) throw new Error(outcome.problem);
    return outcome.value as Result;
  };
}

async function runStep(step: Step, call: Call): Promise<StepReport> {
  const { name } = step;
  try {
    return { name, isFine: true, told: await step.run(call) };
  } catch (error) {
    return { name, isFine: false, told: (error as Error).message };
  }
}

/** @param onStep told of each step when it is done; takes minutes for a model of gigabytes */
export async function runWebLlm(
  { folder, headed, browserArguments, context, mostTokens }: WebLlmOptions,
  onStep: (report: StepReport) => void = () => {},
): Promise<WebLlmReport> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'causeway-webllm-'));
  const outDir = path.join(temporary, 'page');
  await build({
    configFile: path.resolve('vite.config.ts'),
    root: path.resolve(PAGE),
    publicDir: path.resolve('public'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  const server = await serveBuild(outDir, { port: 0 });
  // A profile on disk, since the model may not fit the one in memory.
  const browser = await chromium.launchPersistentContext(path.join(temporary, 'profile'), {
    executablePath: requireChromium(),
    headless: !headed,
    args: [...chromiumArguments(), '--enable-unsafe-webgpu', ...browserArguments],
  });
  const report: WebLlmReport = { steps: [], foreign: [], complaints: [] };
  try {
    browser.on('request', (request) => {
      if (!request.url().startsWith(server.url) && !/^(blob|data):/.test(request.url()))
        report.foreign.push(request.url());
    });
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    page.on('console', (message) => message.type() === 'error' && report.complaints.push(message.text()));
    await page.goto(server.url);
    const call = callOn(page);
    const take = async (step: Step): Promise<boolean> => {
      const done = await runStep(step, call);
      report.steps.push(done);
      onStep(done);
      return done.isFine || step.isNeeded !== true;
    };
    let id = '';
    const canGoOn = await take({
      name: 'import',
      isNeeded: true,
      run: async () => {
        await page.locator('input').setInputFiles(path.resolve(folder));
        return (id = await call<string>('importFolder'));
      },
    });
    const steps = canGoOn ? stepsFor(id, await call<string[]>('tasks'), context, mostTokens) : [];
    for (const step of steps) if (!(await take(step))) break;
    return report;
  } finally {
    await browser.close();
    await server.close();
    rmSync(temporary, { recursive: true, force: true });
  }
}
