/** @file The colours of the tokens stand out from what they are drawn on, in both themes (WCAG 2.2: 1.4.3, 1.4.11). */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** Every token that is one colour, or one for each theme. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = '', light, dark, one]) => [name, { light: light ?? one!, dark: dark ?? one! }],
  ),
);

function colour(name: string, theme: Theme): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`tokens.css has no colour --${name}.`);
  return token[theme];
}

/** Relative luminance of `#rrggbb`, 0 to 1, as WCAG defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((left, right) => left - right) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
/** What is written on what. */
const text: Record<string, string[]> = {
  ink: [...grounds, 'accent-soft', 'gate-soft', 'entity-soft', 'mark', 'found'],
  muted: [...grounds, 'accent-soft'],
  accent: [...grounds, 'accent-soft'],
  gate: [...grounds, 'gate-soft'],
  entity: [...grounds, 'entity-soft'],
  warning: grounds,
  'level-1': grounds,
  'level-2': grounds,
  'level-3': grounds,
  'level-4': grounds,
  'accent-ink': ['accent'],
  'found-ink': ['found-shown'],
};
/** What must be seen, but is no text: edges of fields, the ring of the focus, edges of marks. */
const shapes: Record<string, string[]> = {
  'line-strong': grounds,
  accent: grounds,
  'found-shown': grounds,
};

describe.each(themes)('%s', (theme) => {
  const pairs = (table: Record<string, string[]>) =>
    Object.entries(table).flatMap(([front, backs]) => backs.map((back) => [front, back] as const));
  const ratio = (front: string, back: string) => contrast(colour(front, theme), colour(back, theme));

  test.each(pairs(text))('--%s is readable on --%s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(shapes))('--%s can be seen on --%s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(3);
  });
});

test('the measure itself: black on white is 21 to 1, and every colour is known', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  const unchecked = [...tokens.keys()].filter(
    (name) => !(name in text) && !(name in shapes) && !Object.values(text).flat().includes(name),
  );
  // Lines that only divide, and what lies on the white pages of a PDF.
  expect(unchecked.sort()).toEqual(['line', 'mark-edge', 'page', 'page-found', 'page-found-shown', 'page-mark']);
});
