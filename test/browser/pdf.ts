/** @file Real PDF files for the browser tests, printed by Chromium itself. */
import { sharedBrowser, type TestFile } from './harness.ts';

/** A PDF of an HTML fragment, with a text layer. */
export async function printedPdf(name: string, html: string): Promise<TestFile> {
  const page = await (await sharedBrowser()).newPage();
  try {
    await page.setContent(html);
    return { name, mimeType: 'application/pdf', buffer: await page.pdf() };
  } finally {
    await page.close();
  }
}

/** A PDF whose one page is a picture of a sentence, as a scanner makes it. */
export async function scannedPdf(name: string, sentence: string): Promise<TestFile> {
  const page = await (await sharedBrowser()).newPage();
  try {
    await page.setContent(`<p>${sentence}</p>`);
    const picture = (await page.screenshot()).toString('base64');
    return await printedPdf(name, `<img src="data:image/png;base64,${picture}" width="600">`);
  } finally {
    await page.close();
  }
}
