/** @file A module's diagram as a file: what it shows, and that names can do no harm in it. */
import { describe, expect, it } from 'vitest';
import { LIGHT_PALETTE } from '../../src/engine/diagram/markup.ts';
import type { MapDiagram } from '../../src/rpc/map.ts';
import { moduleMarkup, moduleSize } from '../../src/ui/map/module-markup.ts';

const box = (node: number, name: string, x: number, isMember = true) => ({
  entity: { node, name, level: 0 },
  isMember,
  x,
  y: 20,
  width: 80,
  height: 30,
});

const sentence = { documentId: 'a', start: 0, end: 4, text: 'Rain', score: 1, via: 'seed' as const };

const content: MapDiagram = {
  boxes: [box(1, 'storm & <rain>', 40), box(2, 'flood', 240, false)],
  arrows: [{ cause: 1, effect: 2, polarity: -1, hedged: true, count: 1, sentence, points: [80, 20, 200, 20] }],
  width: 280,
  height: 40,
  left: 0,
  others: [],
};

/** Ten pixels a character. */
const measure = (text: string): number => text.length * 10;
const drawn = (shown: MapDiagram) => moduleMarkup(shown, LIGHT_PALETTE, 'Causes in “weather”', measure);

describe('a module’s diagram as SVG', () => {
  it('has a box for each entity, those of other modules dashed, and arrows with their sign', () => {
    const svg = drawn(content);
    expect(svg).toContain('<title>Causes in “weather”</title>');
    expect(svg).toContain('>flood</text>');
    expect(svg.match(/stroke-dasharray="4 3"/g)).toHaveLength(1);
    expect(svg).toContain('d="M80,20L200,20"');
    expect(svg).toContain('>−?</text>');
    expect(svg).toMatch(new RegExp(`^<svg [^>]*width="${moduleSize(content).width}"`));
  });

  it('shortens names that have no room, and escapes them', () => {
    expect(drawn(content)).toContain('>storm…</text>');
    const wide = { ...content, boxes: content.boxes.map((one) => ({ ...one, width: 400 })) };
    expect(drawn(wide)).toContain('>storm &amp; &lt;rain&gt;</text>');
  });
});
