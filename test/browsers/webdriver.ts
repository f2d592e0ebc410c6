/**
 * @file What the stories ask of a browser that is not Chromium: the commands of WebDriver (W3C, https://www.w3.org/TR/webdriver2/) that Firefox's
 * Marionette and WebKit's driver both know, and the steps of a person put in them.
 */
import { setTimeout as pause } from 'node:timers/promises';

/** What a step waits for at the most, in milliseconds: long, as a busy machine breaks nothing. */
const LONGEST_STEP = 60_000;

/** One window of a browser. */
export interface Commands {
  navigate(url: string): Promise<void>;
  /** Runs the body of an asynchronous function in the page; what it returns must be JSON or an element. */
  execute(body: string, parameters: readonly unknown[]): Promise<unknown>;
  click(element: ElementReference): Promise<void>;
  type(element: ElementReference, text: string): Promise<void>;
  /** @returns PNG, in base64 */
  screenshot(): Promise<string>;
}

/** How WebDriver names an element of a page. */
export type ElementReference = Record<string, string>;

export interface DrivenBrowser extends Commands {
  /** Name and version as the browser tells them. */
  name: string;
  /** Ends every process of this browser with SIGKILL. */
  kill(): Promise<void>;
}

/** What a script found: its value, or what it threw, as WebDriver tells errors of promises differently. */
export type Settled = { value: unknown } | { thrown: string };

/** The script for WebDriver's “execute async” that runs the body of an asynchronous function. */
export function asyncScript(body: string): string {
  return `const done = arguments[arguments.length - 1];
    (async (...parameters) => { ${body} })(...Array.prototype.slice.call(arguments, 0, -1)).then(
      (value) => done({ value: value === undefined ? null : value }),
      (thrown) => done({ thrown: String(thrown) }));`;
}

export function settled(result: unknown): unknown {
  const outcome = result as Settled;
  if ('thrown' in outcome) throw new Error(`In the page: ${outcome.thrown}`);
  return outcome.value;
}

/** Finds what a person sees under a role's tags and an accessible name; the newest where there are several. */
const FIND = `
  const [selector, name] = parameters;
  const labelled = (element) => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const ids = element.getAttribute('aria-labelledby');
    if (ids !== null) return ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    if (element.labels?.length) return element.labels[0].textContent;
    return element.innerText ?? '';
  };
  const isShown = (element) => element.type === 'file' || element.getClientRects().length > 0;
  const named = new RegExp(name);
  const found = [...document.querySelectorAll(selector)].filter((element) => isShown(element) && named.test(labelled(element).trim()));
  return found.at(-1) ?? null;`;

/** The text of an answer, once it cites something. */
const CITING = `
  const [answer] = parameters;
  const links = [...(answer?.querySelectorAll('a') ?? [])];
  return links.some((link) => /^Citation/.test(link.getAttribute('aria-label') ?? link.innerText)) ? answer.innerText : null;`;

const ATTACH = `
  const [input, files] = parameters;
  const transfer = new DataTransfer();
  for (const { name, type, base64 } of files) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], name, { type }));
  }
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));`;

/**
 * Waits until a step gives something.
 *
 * @throws what the step threw last, or that it took too long
 */
export async function eventually<Result>(
  what: string,
  step: () => Promise<Result | null | false>,
  longest = LONGEST_STEP,
): Promise<Result> {
  const until = Date.now() + longest;
  let last: unknown = null;
  for (;;) {
    try {
      const result = await step();
      if (result !== null && result !== false) return result;
    } catch (thrown) {
      last = thrown;
    }
    if (Date.now() > until) throw new Error(`Waited in vain for ${what}.`, { cause: last });
    await pause(100);
  }
}

/** A person at the app in one window. */
export class Person {
  constructor(readonly browser: DrivenBrowser) {}

  /** @param selector of elements with one role, such as `button` @param name regular expression for the whole accessible name */
  find(selector: string, name: string): Promise<ElementReference> {
    return eventually(
      `${selector} “${name}”`,
      async () => (await this.browser.execute(FIND, [selector, `^(?:${name})$`])) as ElementReference | null,
    );
  }

  async click(selector: string, name: string): Promise<void> {
    await eventually(`a press of ${selector} “${name}”`, async () => {
      await this.browser.click(await this.find(selector, name));
      return true;
    });
  }

  async type(selector: string, name: string, text: string): Promise<void> {
    await this.browser.type(await this.find(selector, name), text);
  }

  /** Gives files to the file input, as the file picker would. Does not wait until they are read. */
  async addFiles(files: readonly { name: string; mimeType?: string; buffer: Buffer }[]): Promise<void> {
    const input = await this.find('input[type=file]', 'Add documents');
    const sent = files.map(({ name, mimeType, buffer }) => ({
      name,
      type: mimeType ?? 'application/octet-stream',
      base64: buffer.toString('base64'),
    }));
    await this.browser.execute(ATTACH, [input, sent]);
  }

  /** Waits until the page shows a text, and gives all that it shows. */
  async sees(text: RegExp): Promise<string> {
    return eventually(`the text ${String(text)}`, async () => {
      const shown = (await this.browser.execute('return document.body.innerText;', [])) as string;
      return text.test(shown) && shown;
    });
  }

  /** Waits until the open source marks a sentence. */
  async marks(text: RegExp): Promise<void> {
    await eventually(`the marked sentence ${String(text)}`, async () => {
      const marks = await this.browser.execute(
        'return [...document.querySelectorAll("mark")].map((mark) => mark.textContent);',
        [],
      );
      return text.test((marks as string[]).join(' '));
    });
  }

  /** Asks, and waits until the newest answer cites something and says what it must. It is shown sentence by sentence. */
  async isAnswered(question: string, text: RegExp): Promise<void> {
    await this.type('textarea', 'Ask a question', question);
    await this.click('button', 'Ask');
    await eventually(`an answer to “${question}” with ${String(text)}`, async () => {
      const region = await this.browser.execute(FIND, ['section, [role=region]', '^Answer$']);
      const answer = (await this.browser.execute(CITING, [region])) as string | null;
      return answer !== null && text.test(answer);
    });
  }
}
