/** @file Pictures of the sources: their list, adding, what could not be read, tags and filters, folders that are followed. */
import type { Page } from 'playwright-core';
import { addFiles, button, sample, tab, textFile, type AppScreen } from './steps.ts';

const PAPERS = [
  'storm',
  'harvest',
  'ferry',
  'mill',
  'bridge',
  'market',
  'school',
  'orchard',
  'railway',
  'harbour',
  'quarry',
  'tavern',
];

async function sources(page: Page): Promise<void> {
  await sample(page);
  await tab(page, 'Sources');
}

async function mixed(page: Page): Promise<void> {
  await addFiles(page, [
    ...PAPERS.map((name, year) =>
      textFile(`${1921 + year}-${name}.txt`, `The frost of ${1921 + year} closed the ${name}.`),
    ),
    textFile(
      'minutes-of-a-meeting-with-a-very-long-name-about-the-bridge.md',
      '# Minutes\n\nThe pier cracked due to frost.',
    ),
    {
      ...textFile('photo.jpg', '\u00ff\u00d8\u00ff\u00e0'),
      buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0]),
    },
    textFile('empty.txt', ''),
    textFile('broken.docx', 'This is no Word document.'),
  ]);
  await page.getByText(/\d statements? of cause/).waitFor({ state: 'attached' });
  await tab(page, 'Sources');
}

async function chosen(page: Page): Promise<void> {
  await mixed(page);
  await page.getByRole('checkbox', { name: 'Select 1921-storm.txt' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Select 1923-ferry.txt' }).check({ force: true });
  await page.getByText('2 selected').waitFor();
}

async function menuOfSource(page: Page): Promise<void> {
  await mixed(page);
  await button(page, 'More for 1923-ferry.txt').click({ force: true });
  await page.getByRole('menu').waitFor();
}

async function edited(page: Page): Promise<void> {
  await menuOfSource(page);
  await page.getByRole('menuitem', { name: 'Tags and date …' }).click();
  await page.getByRole('dialog').waitFor();
}

/** The picker belongs to the system; a folder of the page's own stands in for what is chosen there. */
async function linkFolder(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const root = await navigator.storage.getDirectory();
    const papers = await root.getDirectoryHandle('papers', { create: true });
    globalThis.writePaper = async (name, text) => {
      const writable = await (await papers.getFileHandle(name, { create: true })).createWritable();
      await writable.write(text);
      await writable.close();
    };
    for (const name of ['minutes-may.txt', 'survey.md']) await writePaper(name, 'A late delivery caused the delay of ' + name);
    globalThis.showDirectoryPicker = async () => papers;
  })()`);
  await button(page, 'Link a folder').click();
  await page.getByRole('dialog').getByLabel('minutes-may.txt').waitFor();
}

async function rescanned(page: Page): Promise<void> {
  await sources(page);
  await linkFolder(page);
  await button(page, 'Bring up to date').click();
  await page.getByText(/^From the folder/).waitFor();
  await page.evaluate(
    `writePaper('survey.md', 'A strike caused the delay.').then(() => writePaper('new.txt', 'Fog caused it.'))`,
  );
  await button(page, 'Rescan papers').click();
  await page.getByRole('dialog').getByLabel('new.txt').waitFor();
}

/** As while files are held over the window. */
async function dropping(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([''], 'a.txt'));
    window.dispatchEvent(new DragEvent('dragenter', { dataTransfer }));
  })()`);
}

export const sourceScreens: Record<string, AppScreen> = {
  welcome: { arrange: (page) => button(page, 'Open sample notebook').waitFor() },
  dropping: {
    arrange: async (page) => {
      await button(page, 'Open sample notebook').waitFor();
      await dropping(page);
    },
  },
  sources: { arrange: sources },
  'sources-mixed': { arrange: mixed },
  'sources-problems': {
    arrange: async (page) => {
      await mixed(page);
      await page.getByText(/files could not be read/).click();
    },
  },
  'sources-filter': {
    arrange: async (page) => {
      await mixed(page);
      await button(page, 'Filter').click();
      await page.getByRole('group', { name: 'Show only sources' }).waitFor();
    },
  },
  'sources-chosen': { arrange: chosen },
  'source-menu': { arrange: menuOfSource },
  'source-tags': { arrange: edited },
  'paste-text': {
    arrange: async (page) => {
      await sources(page);
      await button(page, 'Paste text').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'linked-folder': {
    arrange: async (page) => {
      await sources(page);
      await linkFolder(page);
    },
  },
  'rescanned-folder': { arrange: rescanned },
};
