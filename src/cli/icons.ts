/** @file `npm run icons`: draws the PNG icons of the installed app from public/icons/icon.svg. */
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { chromiumArguments, requireChromium } from './chromium.ts';

const FOLDER = 'public/icons';
const PAPER = '#faf8f3';

/** A maskable icon may be cut to any shape within its inner 80 %, so the drawing shrinks and the paper fills the rest. */
const ICONS = [
  { file: 'icon-192.png', size: 192, drawn: 1, background: 'transparent' },
  { file: 'icon-512.png', size: 512, drawn: 1, background: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, drawn: 0.8, background: PAPER },
  { file: 'apple-touch-icon.png', size: 180, drawn: 0.9, background: PAPER },
];

const drawing = `data:image/svg+xml;base64,${(await readFile(`${FOLDER}/icon.svg`)).toString('base64')}`;
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments() });
try {
  for (const { file, size, drawn, background } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">` +
        `<img src="${drawing}" width="${size * drawn}" height="${size * drawn}">`,
    );
    await page.screenshot({ path: `${FOLDER}/${file}`, omitBackground: true });
    await page.close();
    console.log(`${FOLDER}/${file}`);
  }
} finally {
  await browser.close();
}
