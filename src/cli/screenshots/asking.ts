/** @file Pictures of asking: answers, what they are asked of, going on from them, notes between them. */
import type { Page } from 'playwright-core';
import { addFiles, answer, ask, button, QUESTION, sample, textFile, untilAnswered, type AppScreen } from './steps.ts';

const NOTE = `## For Thursday

- ask the **grid operator** about the valve
- the crews were short: see the *union letter*`;

const FOLLOW_UP = 'And what did that lead to?';

const tour = (page: Page) => page.getByRole('region', { name: 'A short tour' });

async function noteWriting(page: Page): Promise<void> {
  await answer(page);
  await button(page, 'Add a note').click();
  await page.getByRole('textbox', { name: 'Text of the note' }).fill(NOTE);
}

async function note(page: Page): Promise<void> {
  await noteWriting(page);
  await button(page, 'Done').click();
}

async function comparison(page: Page): Promise<void> {
  await answer(page);
  await button(page, 'Compare with …').click();
  await page.getByRole('menuitem', { name: 'BM25', exact: true }).click();
  await page.getByRole('region', { name: 'What each found' }).waitFor();
  await page.getByRole('heading', { name: QUESTION }).evaluate((heading) => heading.scrollIntoView());
}

async function followUp(page: Page): Promise<void> {
  await answer(page);
  await ask(page, FOLLOW_UP);
  await page.getByText('Carried over:').first().waitFor();
}

/** The same question asked again, after a source came that tells of an earlier cause. */
async function askedAgain(page: Page): Promise<void> {
  await addFiles(page, [
    textFile('railway.txt', 'The line follows the river. The huge landslide led to the railway closure.'),
    textFile('trade.txt', 'Prices were quiet in spring. The railway closure caused the coal shortage.'),
  ]);
  await ask(page, 'What caused the coal shortage?');
  await addFiles(page, [textFile('weather.txt', 'Rain fell for days. The violent storm caused the huge landslide.')]);
  await button(page, 'Ask again').click();
  await page.getByText(/^Asked again: /).waitFor();
}

const FILM_FILES = [
  textFile('low-tide.txt', 'Low Tide is a film of 1962. It was directed by Ana Weber.'),
  textFile('ana-weber.txt', 'Ana Weber was a director of films. She was born in Oxley.'),
  textFile('oxley.txt', 'Oxley is a town on the river Lorna. Its mayor is Tom Hale.'),
  textFile('brackwater.txt', 'Brackwater is a town on the coast. Its mayor is Jane Moor.'),
];

/** A question whose answer needs what two other documents tell. */
async function plan(page: Page): Promise<void> {
  await addFiles(page, FILM_FILES);
  await button(page, /^Answer with:/).click();
  await page.getByRole('menuitemradio', { name: 'Seeker and Librarian' }).click();
  await ask(page, 'Who is the mayor of the town where the director of Low Tide was born?');
  await page.getByRole('region', { name: 'Plan of the answer' }).waitFor();
}

async function planStep(page: Page): Promise<void> {
  await plan(page);
  await button(page, 'Change step 2').click();
  await page.getByRole('dialog').waitFor();
}

/** A plan of which the person answered one step. */
async function planEdited(page: Page): Promise<void> {
  await planStep(page);
  await page.getByRole('textbox', { name: 'Its answer' }).fill('Brackwater');
  await page.keyboard.press('Enter');
  await page.getByText('given by you').waitFor();
  await untilAnswered(page);
}

async function scope(page: Page): Promise<void> {
  await answer(page);
  await button(page, /^Ask of:/).click();
  await page.getByRole('dialog', { name: 'What to ask' }).getByRole('checkbox').nth(1).check();
}

async function scoped(page: Page): Promise<void> {
  await scope(page);
  await page.getByRole('dialog', { name: 'What to ask' }).getByRole('button', { name: 'Done' }).click();
  await ask(page, 'What caused the citywide blackout?');
}

async function menuOfCell(page: Page): Promise<void> {
  await answer(page);
  await button(page, /^More for “/)
    .first()
    .click();
  await page.getByRole('menu').waitFor();
}

async function deleted(page: Page): Promise<void> {
  await menuOfCell(page);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await button(page, 'Undo').waitFor();
}

export const asking: Record<string, AppScreen> = {
  sample: { arrange: sample },
  tour: {
    withTour: true,
    arrange: async (page) => {
      await sample(page);
      await tour(page).waitFor();
    },
  },
  'tour-answer': {
    withTour: true,
    arrange: async (page) => {
      await answer(page);
      await tour(page).getByText('2 of 3').waitFor();
    },
  },
  answer: { arrange: answer },
  'answer-missing': {
    arrange: async (page) => {
      await sample(page);
      await ask(page, 'Why did the chess club move to Lisbon?');
    },
  },
  'answer-preview': {
    isPointedAt: true,
    arrange: async (page) => {
      await answer(page);
      await page.getByRole('link', { name: 'Citation 2', exact: true }).first().hover();
      await page.getByRole('tooltip').waitFor();
    },
  },
  'follow-up': { arrange: followUp },
  'asked-again': { arrange: askedAgain },
  scope: { arrange: scope },
  scoped: { arrange: scoped },
  strategies: {
    arrange: async (page) => {
      await sample(page);
      await button(page, /^Answer with:/).click();
      await page.getByRole('menu').waitFor();
    },
  },
  plan: { arrange: plan },
  'plan-step': { arrange: planStep },
  'plan-edited': { arrange: planEdited },
  compare: { arrange: comparison },
  'cell-menu': { arrange: menuOfCell },
  'cell-deleted': { arrange: deleted },
  note: { arrange: note },
  'note-writing': { arrange: noteWriting },
  print: {
    arrange: async (page) => {
      await answer(page);
      await untilAnswered(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
};
