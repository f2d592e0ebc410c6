/**
 * @file `npm run bench:map`: what drawing the map costs on made graphs: cut to what is looked at while one flies from the whole to an entity
 * and back, everything at once while it turns, and the plain way of one mesh for each node and one line for each tie. Draw calls, things
 * shown and milliseconds of script hold anywhere; the time until a picture is there is that of this machine's graphics.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { chromiumArguments, requireChromium } from './chromium.ts';
import { serveBuild } from './server.ts';

const USAGE = `npm run bench:map

--frames N   pictures drawn for each figure (40)
--json FILE  writes the figures to a file, too`;
const PAGE = path.resolve('test/ui/map-page');
/** Entities, ties and gates; the last has more than 70,000 nodes, about as many as a notebook of 193 papers. */
const SIZES = [
  [1000, 3000, 100],
  [5000, 15_000, 500],
  [20_000, 60_000, 2000],
  [58_500, 300_000, 30_000],
] as const;
/** The plain way is measured where it can be borne. */
const MOST_MESHES = 5000;

type Figures = Record<string, number>;

const { values } = parseArgs({
  options: { frames: { type: 'string', default: '40' }, json: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

function line(name: string, figures: Figures): string {
  const { calls, things, script, frame } = figures as Record<'calls' | 'things' | 'script' | 'frame', number>;
  const columns = [
    calls.toLocaleString(),
    things.toLocaleString(),
    script.toFixed(1),
    frame.toFixed(0),
    (1000 / frame).toFixed(1),
  ];
  return [name.padEnd(44), ...columns.map((column) => column.padStart(14))].join('');
}

const folder = await mkdtemp(path.join(tmpdir(), 'causeway-bench-map-'));
try {
  await build({
    configFile: false,
    root: PAGE,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 4096 },
  });
  const served = await serveBuild(folder, { port: 0 });
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments() });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(served.url);
    const ask = (call: string): Promise<Figures> => page.evaluate<Figures>(`causewayMap.${call}`);
    const graphics = await page.evaluate<string>(`(() => {
      const gl = document.createElement('canvas').getContext('webgl2');
      const named = gl.getExtension('WEBGL_debug_renderer_info');
      return gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
    })()`);
    console.log(`Graphics: ${graphics}\n`);
    const head = ['draw calls', 'things', 'script ms', 'picture ms', 'pictures/s'].map((name) => name.padStart(14));
    console.log(' '.repeat(44) + head.join(''));
    const results: Figures[] = [];
    for (const [entities, ties, gates] of SIZES) {
      const drawn = (isCut: boolean, frames = values.frames) =>
        ask(`map(${entities}, ${ties}, ${gates}, ${frames}, ${isCut})`);
      const map = await drawn(true);
      results.push({ ...map, isCut: 1 });
      console.log(line(`map, ${map['nodes']!.toLocaleString()} nodes, ${ties.toLocaleString()} ties`, map));
      const whole = await drawn(false, String(Math.min(10, Number(values.frames))));
      results.push(whole);
      console.log(line('  everything at once', whole));
      const times = (part: string): string => (whole[part]! / map[part]!).toFixed(1);
      console.log(
        `  cut to what is looked at: ${times('frame')} times the pictures, 1/${times('things')} of the things`,
      );
      if (entities > MOST_MESHES) continue;
      const meshes = await ask(`meshes(${entities}, ${ties}, ${Math.min(5, Number(values.frames))})`);
      results.push({ entities, ties, ...meshes });
      console.log(line('  the same, a mesh or line for each', meshes));
    }
    console.log('\nmilliseconds, at the sizes above');
    for (const { nodes, isCut, layout, first, pick, labels, look } of results) {
      if (nodes === undefined || isCut === undefined) continue;
      const parts = { layout, 'first picture': first, 'what is pointed at': pick, names: labels, 'light up': look };
      const told = Object.entries(parts).map(([name, value]) => `${name} ${value!.toFixed(1)}`);
      console.log(`${nodes.toLocaleString().padStart(8)} nodes: ${told.join(', ')}`);
    }
    if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify({ graphics, results }, null, 2)}\n`);
  } finally {
    await browser.close();
    await served.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
