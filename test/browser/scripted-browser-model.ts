/**
 * @file The browser's own model as a page finds it, without one: it is fetched at a click, in steps that the test allows, and does what it
 * is asked with the words that it is given. Runs in the page, so it uses nothing from outside itself.
 */
import type { Page } from 'playwright-core';

/** Gives all later pages a `LanguageModel` that is not downloaded yet. `scriptedModel.arrive(share)` has some of it come. */
export async function addBrowserModel(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    type Message = { role: string; content: string };
    type Options = { initialPrompts?: Message[]; monitor?: (target: EventTarget) => void };
    if (!location.protocol.startsWith('http')) return;
    const isHere = () => localStorage.getItem('scripted-model') === 'here';
    let arrive: (share: number) => void = () => {};

    /** The lines of the last fence after a label. */
    const lines = (text: string, label: string): string[] =>
      (text.split(`${label}:\n<data>\n`)[1] ?? '').split('\n</data>')[0]!.split('\n');

    const answer = (instructions: string, input: string): string => {
      if (instructions.includes('sort evidence')) {
        const kept = lines(input, 'Items').map((line) => line.split(' | ')[0]);
        return JSON.stringify({ kept: kept.slice(0, 6), spurious: [], draft: '' });
      }
      if (instructions.includes('understood by itself')) {
        const before = lines(input, 'Earlier questions').at(-1)!;
        const subject = /What caused (.*)\?/.exec(before)?.[1] ?? 'it';
        return JSON.stringify({ question: `What did ${subject} lead to?` });
      }
      return lines(input, 'Evidence')
        .slice(0, 2)
        .map((line, i) => `${line.replace(/^\d+\. /, '').replace(/[.\s]*$/, '')} [${i + 1}].`)
        .join(' ');
    };

    class Session {
      readonly contextWindow = 6000;
      readonly #read: Message[];
      constructor(read: Message[]) {
        this.#read = read;
      }
      async measureContextUsage(input: string | Message[]): Promise<number> {
        const text = typeof input === 'string' ? input : input.map(({ content }) => content).join('\n');
        return Math.ceil(text.length / 4);
      }
      async clone(): Promise<Session> {
        return new Session(this.#read);
      }
      destroy(): void {}
      async *promptStreaming(input: Message[]): AsyncGenerator<string> {
        const text = answer(this.#read[0]?.content ?? '', input.at(-1)!.content);
        for (const piece of text.match(/\s*\S+/g) ?? []) yield piece;
      }
    }

    Object.assign(globalThis, {
      scriptedModel: { arrive: (share: number) => arrive(share) },
      LanguageModel: {
        availability: async () => (isHere() ? 'available' : 'downloadable'),
        create: async ({ initialPrompts = [], monitor }: Options = {}) => {
          if (!isHere()) {
            if (!navigator.userActivation.isActive) throw new DOMException('No click.', 'NotAllowedError');
            const target = new EventTarget();
            monitor?.(target);
            await new Promise<void>((resolve) => {
              arrive = (share) => {
                target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: share }));
                if (share >= 1) resolve();
              };
            });
            localStorage.setItem('scripted-model', 'here');
          }
          return new Session(initialPrompts);
        },
      },
    });
  });
}

/** Has so much of the model come, 0 to 1. */
export async function arrive(page: Page, share: number): Promise<void> {
  await page.evaluate(
    (some) => (globalThis as unknown as { scriptedModel: { arrive(share: number): void } }).scriptedModel.arrive(some),
    share,
  );
}
