/**
 * @file Watches a page for what a trap would do there: run code, ask an address, open a window or a dialog, go elsewhere, save a file, or add something to the
 * page that could. What the page's policy stops counts too: nothing should get so far.
 */
import type { Page } from 'playwright-core';
import { TRAP, TRAPPED } from '../fixtures/hostile/attack.ts';

export interface Traps {
  /** What happened so far, in words; empty where nothing did. */
  sprung(): Promise<string[]>;
}

/** Notes what is added to the page. Runs in it, before anything of its own. */
function observe({ trap, trapped }: { trap: string; trapped: string }): void {
  const noted: string[] = [];
  Object.assign(globalThis, { noted });
  // Workers of the app load their own files only; frames, embedded files and forms it has none.
  const harmful = `iframe, frame, object, embed, base, meta[http-equiv="refresh"], form[action], [srcdoc], [formaction], [ping], a[href^="javascript" i], a[href^="data:" i], [src^="${trap}"], [href^="${trap}"], [srcset], [style*="${trap}"]`;
  const look = (node: Node): void => {
    if (!(node instanceof Element)) return;
    for (const element of [node, ...node.querySelectorAll('*')]) {
      if (element.matches(harmful)) noted.push(`added ${element.outerHTML.slice(0, 200)}`);
      for (const { name } of element.attributes) if (name.startsWith('on')) noted.push(`added a handler: ${name}`);
      if (element instanceof HTMLScriptElement && !element.src.startsWith(location.origin))
        noted.push(`added a script: ${element.outerHTML.slice(0, 200)}`);
    }
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'attributes') look(target);
      else addedNodes.forEach(look);
  }).observe(document, { subtree: true, childList: true, attributes: true });
  document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    noted.push(`the policy had to stop ${violatedDirective} ${blockedURI}`),
  );
  Object.defineProperty(globalThis, trapped, {
    set(value: string) {
      noted.push(`ran ${value}`);
    },
  });
}

/** @param isOfApp whether an address is one that the page may ask */
export async function watchTraps(page: Page, isOfApp: (address: string) => boolean): Promise<Traps> {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (!isOfApp(request.url())) seen.push(`asked ${request.url()}`);
  });
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`a window: ${popup.url()}`));
  page.on('download', (download) => seen.push(`a download: ${download.url()}`));
  page.on('framenavigated', (frame) => {
    if (!isOfApp(frame.url()) && frame.url() !== 'about:blank') seen.push(`went to ${frame.url()}`);
  });
  await page.addInitScript(observe, { trap: TRAP, trapped: TRAPPED });
  const inWorkers = async (): Promise<string[]> => {
    const values = await Promise.all(
      page.workers().map((worker) => worker.evaluate(`String(globalThis.${TRAPPED})`).catch(() => 'undefined')),
    );
    return values.filter((value) => value !== 'undefined').map((value) => `ran in a worker: ${String(value)}`);
  };
  return {
    sprung: async () => [
      ...seen,
      ...(await page.evaluate(() => (globalThis as unknown as { noted: string[] }).noted)),
      ...(await inWorkers()),
    ],
  };
}
