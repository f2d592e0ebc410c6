/** @file `npm run test:browsers`: the main job, offline use and kills in Firefox and WebKit, on the built app. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runVitest } from '../run-vitest.ts';
import { otherBrowsers } from './find.ts';

const USAGE = `npm run test:browsers -- [--only firefox|webkit] [--pictures FOLDER]

Does the main job, takes the server away and kills the browser while it indexes, in Firefox and in WebKit. One that is not installed is left out.

--only NAME        in browsers alone whose name begins so
--pictures FOLDER  keeps pictures of what was seen`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    pictures: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const chosen = otherBrowsers().filter(({ name }) => name.toLowerCase().startsWith(values.only.toLowerCase()));
if (values.help || chosen.length === 0) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 1);
}

for (const { name, start, install } of chosen) {
  if (start === null) console.log(`${name} is not here, and its stories are left out. To have it: ${install}`);
}
if (chosen.every(({ start }) => start === null)) process.exit(0);

runVitest(['test/browsers'], {
  CAUSEWAY_OTHER_BROWSERS: values.only,
  CAUSEWAY_SCREENSHOTS: values.pictures && path.resolve(values.pictures),
});
