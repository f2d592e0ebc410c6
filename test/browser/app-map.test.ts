/** @file The map: the picture and what it tells of, the table with all of it, a question's way, and what is there without WebGL. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { addFiles, appUrl, ask, newPage, openPage, openSample, textFile } from './harness.ts';

const QUESTION = 'Why did citywide commute delays surge right after the blackout?';

async function openMap(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Map of this notebook' }).click();
  await page.getByRole('heading', { name: 'Map', exact: true }).waitFor();
}

/** The picture, once it is drawn. */
async function picture(page: Page): Promise<Locator> {
  const surface = page.getByRole('application', { name: /^Picture of the map/ });
  await expect.poll(() => surface.getAttribute('data-calls')).toMatch(/^[1-9]/);
  return surface;
}

async function find(page: Page, typed: string, kind: 'Entity' | 'Module'): Promise<void> {
  await page.getByRole('combobox', { name: 'Find on the map' }).fill(typed);
  await page.getByRole('option').filter({ hasText: kind }).first().click();
}

const details = (page: Page): Locator => page.getByRole('region', { name: 'Details' });

describe.each([
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const)('the map, $colorScheme, $viewport.width wide', (options) => {
  test('shows what the documents speak of, why gates exist, and the way of a question', async () => {
    const page = await openPage({ ...options, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Open sample notebook' }).click();
    await page.getByRole('heading', { name: 'Questions these documents can answer' }).waitFor();
    await ask(page, QUESTION);

    // From an answer to its way through the map, step by step; nothing plays by itself where motion is not wanted.
    await page.getByRole('button', { name: 'Show on the map' }).first().click();
    const surface = await picture(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(Number(await surface.getAttribute('data-calls'))).toBeLessThan(10);
    const way = page.getByRole('region', { name: 'The way of a question' });
    const current = way.locator('[aria-current="step"]');
    await current.filter({ hasText: /^Seeds/ }).waitFor();
    await way.getByRole('button', { name: /^The causal path .* gates?\.$/ }).click();
    await way.getByRole('button', { name: 'Step on' }).click();
    await current.filter({ hasText: /^Kept/ }).waitFor();
    await way.getByText('A step of the causal path').first().waitFor();
    await expectAccessible(page, 'a replay');
    await way.getByRole('button', { name: 'End the replay' }).click();

    // An entity, its statements, and the sentence in its source.
    await find(page, 'citywide commute', 'Entity');
    await details(page)
      .getByText(/Mentioned in/)
      .waitFor();
    await expectAccessible(page, 'an entity');
    await details(page)
      .getByRole('button', { name: /caused citywide commute delays/ })
      .first()
      .click();
    await page.locator('mark').first().waitFor();
    await page.getByRole('button', { name: 'Close source' }).click();

    // Its module as a diagram, whose arrows are sentences.
    await find(page, 'Eastgate substation', 'Module');
    await page.getByRole('button', { name: 'Causes and effects in this module' }).click();
    await page.getByRole('heading', { name: /^Causes and effects in/ }).waitFor();
    await page
      .getByRole('button', { name: /leads to .* Open the sentence$/ })
      .first()
      .waitFor();
    await expectAccessible(page, 'a module’s diagram');
    await page.getByRole('button', { name: 'Back to the map' }).click();
    await page.getByRole('button', { name: 'Close details' }).click();

    // Everything by keyboard in the table: a gate and why it exists.
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByRole('group', { name: 'What to list' }).getByRole('button', { name: 'Gates' }).click();
    const grid = page.getByRole('grid', { name: 'Gates' });
    await grid.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await details(page).getByRole('heading', { name: 'Why it exists' }).waitFor();
    expect(
      await details(page)
        .getByText(/\.(md|txt|html)$/)
        .count(),
    ).toBeGreaterThan(0);
    await expectAccessible(page, 'the table and a gate');
  });
});

describe('looking around', () => {
  test('turns and zooms by keys, filters by level, kind and source, and finds by pointing', async () => {
    const page = await openPage({ reducedMotion: 'reduce' });
    await openSample(page);
    await page.getByRole('heading', { name: 'Questions these documents can answer' }).waitFor();
    await openMap(page);
    const surface = await picture(page);

    const label = page.locator('.labels > .place').first();
    const before = await label.evaluate((element) => getComputedStyle(element).transform);
    await surface.focus();
    await page.keyboard.press('.');
    await page.keyboard.press('+');
    await expect.poll(() => label.evaluate((element) => getComputedStyle(element).transform)).not.toBe(before);
    await page.keyboard.press('Home');

    await page.getByRole('button', { name: 'Look from above' }).click();
    await page.getByRole('button', { name: /^Entities/ }).click();
    await page.getByText(/^\d+ of \d+ nodes shown$/).waitFor();
    // Only modules are left: what a name stands over is one.
    const name = page.locator('.labels .label').first();
    const title = await name.textContent();
    const box = (await name.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height + 12);
    await details(page).getByRole('heading', { level: 2 }).waitFor();
    expect(await details(page).getByRole('heading', { level: 2 }).textContent()).toBe(title);

    await page.getByRole('button', { name: 'Show everything' }).click();
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByRole('group', { name: 'What to list' }).getByRole('button', { name: 'Entities' }).click();
    const count = async () => Number((await page.getByText(/^\d+ rows?$/).textContent())!.split(' ')[0]);
    const all = await count();
    await page.getByRole('combobox', { name: 'Source' }).selectOption({ label: '07-roadworks-notice.txt' });
    await expect.poll(count).toBeLessThan(all);
    await page.getByRole('combobox', { name: 'Kind of entity' }).selectOption('Names');
    await page.getByRole('combobox', { name: 'Find on the map' }).fill('a');
    const grid = page.getByRole('grid', { name: 'Entities' });
    await grid.getByRole('button', { name: 'Name' }).click();
    const names = await grid.getByRole('row').locator('.name[role="gridcell"]').allTextContents();
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual(names.toSorted(new Intl.Collator(undefined, { numeric: true }).compare));
  });

  test('is a table where the browser has no WebGL, and says what comes before there is anything', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(appUrl());
    await openSample(page);
    await page.getByRole('heading', { name: 'Questions these documents can answer' }).waitFor();
    await openMap(page);
    await page.getByText(/WebGL is off or was lost/).waitFor();
    expect(await page.getByRole('treegrid', { name: 'Tree' }).getByRole('row').count()).toBeGreaterThan(5);

    await page.getByRole('button', { name: /^Notebook:/ }).click();
    await page.getByRole('button', { name: 'New notebook' }).click();
    await page.getByRole('heading', { name: 'There is no map yet' }).waitFor();
  });
});

/** Reports that speak of far more than is shown at once: chains of causes, each in a field of its own, some of which meet. */
function reports(): { name: string; text: string }[] {
  const fields = ['harbour', 'valley', 'island', 'desert', 'forest', 'river', 'castle', 'market'];
  const parts = ['bridge', 'engine', 'sensor', 'valve', 'tower', 'tunnel', 'signal', 'pump', 'crane', 'filter'];
  const states = ['failure', 'overload', 'leak', 'delay', 'outage'];
  const thing = (field: string, i: number): string =>
    `${field} ${parts[i % parts.length]!} ${states[Math.floor(i / parts.length) % states.length]!}`;
  return fields.map((field, at) => {
    const sentences = Array.from({ length: 50 }, (_, i) => `The ${thing(field, i)} caused the ${thing(field, i + 1)}.`);
    const next = fields[(at + 1) % fields.length]!;
    sentences.push(
      `The ${thing(field, 7)} caused the ${thing(next, 3)}.`,
      `The ${thing(field, 22)} led to the ${thing(next, 31)}.`,
    );
    return { name: `${field}.txt`, text: sentences.join(' ') };
  });
}

describe.each([
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const)('a map of more than is shown at once, $colorScheme, $viewport.width wide', (options) => {
  test('opens modules where one looks, by keyboard, and as a tree', async () => {
    const page = await openPage({ ...options, reducedMotion: 'reduce' });
    await addFiles(
      page,
      reports().map(({ name, text }) => textFile(name, text)),
    );
    await openMap(page);
    // Once all of them are in it.
    const sources = page.getByRole('combobox', { name: 'Source' }).locator('option');
    await expect.poll(() => sources.count()).toBe(1 + reports().length);
    const surface = await picture(page);
    const where = page.getByRole('navigation', { name: 'Where you are' });
    const things = async () => Number(await surface.getAttribute('data-things'));
    await where.getByText('Whole map').waitFor();
    const atFirst = await things();
    expect(atFirst).toBeLessThan(100);
    await expectAccessible(page, 'the whole of a large map');

    // From thing to thing, into one, and back up.
    await surface.focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.cursor').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => where.getByRole('listitem').count()).toBeGreaterThan(1);
    expect(await things()).toBeLessThan(400);
    await expectAccessible(page, 'inside a module');
    await page.keyboard.press('Backspace');
    await expect.poll(() => where.getByRole('listitem').count()).toBe(1);
    await expect.poll(things).toBe(atFirst);

    // What was found is shown with the modules on the way to it.
    await find(page, 'harbour tower outage', 'Entity');
    await details(page)
      .getByText(/Mentioned in/)
      .waitFor();
    await expect.poll(() => where.getByRole('listitem').count()).toBeGreaterThan(1);
    await page.locator('.label.strong', { hasText: 'harbour tower outage' }).waitFor();
    await page.getByRole('button', { name: 'Close details' }).click();
    await where.getByRole('button', { name: 'Whole map' }).click();
    await expect.poll(() => where.getByRole('listitem').count()).toBe(1);

    // Gates between two shown things, with the sentences that made them.
    await surface.focus();
    for (let i = 0; i < 12 && (await details(page).count()) === 0; i++) {
      await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][i % 4]!);
      await page.keyboard.press('g');
    }
    await details(page)
      .getByText(/caused the|led to the/)
      .first()
      .waitFor();
    await expectAccessible(page, 'gates between two modules');
    await page.getByRole('button', { name: 'Close details' }).click();

    // The same as a tree, by keyboard.
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    const tree = page.getByRole('treegrid', { name: 'Tree' });
    await tree.focus();
    await page.keyboard.press('Home');
    const first = tree.locator('[role="row"][aria-rowindex="2"]');
    await expect.poll(() => first.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => first.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowRight');
    const part = tree.locator('[role="row"][aria-rowindex="3"]');
    expect(await part.getAttribute('aria-level')).toBe('2');
    await page.keyboard.press('Enter');
    await details(page).getByRole('heading', { level: 2 }).waitFor();
    await expectAccessible(page, 'the tree');
    await tree.focus();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => first.getAttribute('aria-expanded')).toBe('false');
  });
});
