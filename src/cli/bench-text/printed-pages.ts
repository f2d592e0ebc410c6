/** @file Pages printed by Chromium from known text, as a PDF with its letters, and as pictures such as a scanner makes. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumArguments, requireChromium } from '../chromium.ts';
import type { KnownText } from './known-text.ts';

const A4 = { width: 794, height: 1123 } as const;
/** CSS pixels to an inch. */
const USUAL_DOTS = 96;
const SCANNED_DOTS = 200;

const SHEET = `
  @page { size: ${A4.width}px ${A4.height}px; margin: 0 }
  body { margin: 0; font: 13.3px/1.2 'Liberation Serif', serif; text-align: justify }
  .page { position: relative; display: flex; flex-direction: column; box-sizing: border-box; width: ${A4.width}px; height: ${A4.height}px; padding: 48px 68px; break-after: page; overflow: hidden }
  .head, .foot { height: 34px; font-size: 11.5px; text-align: center; white-space: pre; flex: none }
  .foot { height: 20px; padding-top: 14px }
  .title { font-size: 23px; font-weight: bold; text-align: center; margin-bottom: 26px }
  .columns { flex: 1; display: flex; gap: 26px; min-height: 0 }
  .column { position: relative; flex: 1; display: flex; flex-direction: column; min-width: 0; min-height: 0 }
  .floats, .text, .notes { flex: none }
  .notes { margin-top: auto; font-size: 10.6px }
  .note:first-child { border-top: 1px solid; padding-top: 3px }
  sup { font-size: 0.65em; line-height: 0 }
  .paragraph.first { text-indent: 1.4em }
  .gaps .paragraph { text-indent: 0 }
  .gaps .paragraph.first { margin-top: 0.7em }
  .cut { text-align-last: justify }
  .heading { font-weight: bold; font-size: 15.6px; margin: 0.8em 0 0.35em; text-align: left }
  .small-capitals { font-variant: small-caps }
  .italic { font-style: italic }
  .figure, .table { margin-bottom: 18px }
  svg { width: 100%; max-height: 200px; font: 10px 'Liberation Sans', sans-serif }
  table { width: 100%; border-collapse: collapse; border-block: 1px solid; margin-bottom: 6px; font-size: 12px; text-align: left }
  .caption { font-size: 11.9px }
`;

export interface Printed {
  /** With its letters. */
  text: Uint8Array;
  /** Pictures of the same pages, at 200 dots to an inch. */
  scanned: Uint8Array;
  /** … that lie slightly turned. */
  turned: Uint8Array;
}

/** Starts the browser that prints. It has to be closed. */
export function openPrinter(): Promise<Browser> {
  return chromium.launch({ executablePath: requireChromium(), args: chromiumArguments() });
}

/**
 * @param columns of a page
 * @param gaps paragraphs are parted by gaps, not by moved first lines
 * @param degrees by which the turned pages are turned
 */
export async function printPages(
  browser: Browser,
  known: KnownText,
  { columns, gaps }: { columns: number; gaps: boolean },
  degrees: number,
): Promise<Printed> {
  const page = await browser.newPage({ viewport: A4, deviceScaleFactor: SCANNED_DOTS / USUAL_DOTS });
  try {
    await page.setContent(`<html lang="en"><style>${SHEET}</style><body class="${gaps ? 'gaps' : ''}"></body></html>`);
    await page.addScriptTag({ content: await readFile(path.join(import.meta.dirname, 'pour.js'), 'utf8') });
    await page.evaluate(`pour(${JSON.stringify(known)}, ${JSON.stringify({ columns, gaps })})`);
    const text = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
    const pictures: Buffer[] = [];
    for (const each of await page.locator('.page').all())
      pictures.push(await each.screenshot({ type: 'jpeg', quality: 85 }));
    return { text, scanned: await asPictures(page, pictures, 0), turned: await asPictures(page, pictures, degrees) };
  } finally {
    await page.close();
  }
}

/** A PDF whose pages are pictures. */
async function asPictures(page: Page, pictures: readonly Buffer[], degrees: number): Promise<Uint8Array> {
  const images = pictures.map(
    (picture) => `<div><img src="data:image/jpeg;base64,${picture.toString('base64')}"></div>`,
  );
  await page.setContent(`<style>@page { size: ${A4.width}px ${A4.height}px; margin: 0 } body { margin: 0 }
    div { width: ${A4.width}px; height: ${A4.height}px; overflow: hidden; break-after: page }
    img { width: 100%; transform: rotate(${degrees}deg) }</style>${images.join('')}`);
  return new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
}
