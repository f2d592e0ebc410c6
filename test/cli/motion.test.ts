/**
 * @file What moves in the interface moves without layout: a transition of a width is laid out and painted in every frame, and a bar of
 * progress that is always on its way kept every key press waiting for its next pixel.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const UI = path.resolve(import.meta.dirname, '../../src/ui');
const WITHOUT_LAYOUT = ['none', 'opacity', 'transform', 'background-color'];

/** Properties that a style sheet has move: those of transitions and of keyframes. */
function moved(source: string): string[] {
  const css = source.replaceAll(/\/\*[^]*?\*\//g, '');
  const transitions = [...css.matchAll(/\btransition:([^;}]+)/g)].flatMap(([, list]) => list!.split(','));
  const keyframes = [...css.matchAll(/@keyframes[^{]*\{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, frames]) =>
    [...frames!.matchAll(/([\w-]+)\s*:/g)].map(([, name]) => name!),
  );
  return [...transitions.map((one) => one.trim().split(/\s/)[0]!), ...keyframes];
}

test('finds what a style sheet has move', () => {
  const css =
    '/* No transition: left */ a { transition: inline-size 1s, opacity 2s } @keyframes b { from { left: 0; } to { left: 1px } }';
  expect(moved(css)).toEqual(['inline-size', 'opacity', 'left', 'left']);
});

test('nothing in the interface moves by layout', () => {
  const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|css)$/.test(file));
  const found = files.flatMap((file) =>
    moved(readFileSync(path.join(UI, file), 'utf8')).map((property) => ({ file, property })),
  );
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter(({ property }) => !WITHOUT_LAYOUT.includes(property))).toEqual([]);
});
