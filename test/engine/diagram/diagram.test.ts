/** @file Which events a path has, and where they and their arrows lie. */
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { diagramOf, estimateWidth, inTellingOrder } from '../../../src/engine/diagram/diagram.ts';
import { eventsOf, layersOf, type DrawnStep } from '../../../src/engine/diagram/events.ts';
import { LIGHT_PALETTE, markupOf } from '../../../src/engine/diagram/markup.ts';
import { wrap } from '../../../src/engine/diagram/wrap.ts';

function step(cause: string, effect: string, more: Partial<DrawnStep> = {}): DrawnStep {
  return { cause, effect, polarity: 1, hedged: false, gate: false, ...more };
}

const measure = (text: string) => text.length * 8;

const CHAIN = [
  step('A fault at the substation', 'the citywide blackout'),
  step('The blackout', 'the signal controllers', { polarity: -1 }),
  step('The flashing signals', 'unmanaged junctions', { gate: true }),
  step('Unmanaged junctions', 'gridlock', { hedged: true }),
  step('Gridlock', 'commute delays'),
];

describe('the events of a path', () => {
  it('are shown once where one step goes on from the one before, by the shorter wording', () => {
    const { events, links } = eventsOf([
      step('Hail', 'a shortage of apples in the valley'),
      step('The apple shortage', 'dear cider'),
    ]);
    expect(events).toEqual(['Hail', 'The apple shortage', 'dear cider']);
    expect(links).toEqual([
      { cause: 0, effect: 1 },
      { cause: 1, effect: 2 },
    ]);
  });

  it('are told apart where what was prevented is spoken of again', () => {
    const { events, follows } = eventsOf([
      step('A flood', 'the pumps of the station', { polarity: -1 }),
      step('The pumps are still', 'dry fields'),
    ]);
    expect(events).toEqual(['A flood', 'the pumps of the station', 'The pumps are still', 'dry fields']);
    expect(follows).toEqual([{ before: 1, after: 2 }]);
  });

  it('meet where several causes have one effect, and part where one cause has several', () => {
    const { events, links, follows } = eventsOf([
      step('Hail', 'fewer apples'),
      step('A late frost', 'fewer apples'),
      step('Hail', 'broken windows'),
    ]);
    expect(events).toEqual(['Hail', 'fewer apples', 'A late frost', 'broken windows']);
    expect(links.map(({ cause, effect }) => [cause, effect])).toEqual([
      [0, 1],
      [2, 1],
      [0, 3],
    ]);
    expect(follows).toEqual([]);
  });

  it('never lead back to themselves', () => {
    const phrase = fc.constantFrom('frost', 'apples', 'cider', 'a strike', 'the frost of May');
    const drawn = fc.record({
      cause: phrase,
      effect: phrase,
      polarity: fc.constantFrom(1 as const, -1 as const),
      hedged: fc.boolean(),
      gate: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 10 }), (steps) => {
        const graph = eventsOf(steps);
        const layers = layersOf(graph);
        for (const { cause, effect } of graph.links) expect(layers[cause]!).toBeLessThan(layers[effect]!);
      }),
    );
  });

  it('are none for an empty path', () => expect(eventsOf([])).toEqual({ events: [], links: [], follows: [] }));
});

describe('a diagram', () => {
  it.each([1200, 640, 340])('of %i px holds all its boxes, apart from one another', (width) => {
    const { nodes, height, direction } = diagramOf(CHAIN, width, measure);
    expect(direction).toBe(width < 420 ? 'down' : 'right');
    for (const node of nodes) {
      expect(node.x).toBeGreaterThanOrEqual(0);
      expect(node.x + node.width).toBeLessThanOrEqual(width);
      expect(node.y + node.height).toBeLessThanOrEqual(height);
      for (const other of nodes) {
        if (other === node) continue;
        const apart =
          other.x >= node.x + node.width ||
          node.x >= other.x + other.width ||
          other.y >= node.y + node.height ||
          node.y >= other.y + other.height;
        expect(apart).toBe(true);
      }
    }
  });

  it('has causes left of their effects where there is room, and goes on in a row below where there is not', () => {
    const wide = diagramOf(CHAIN, 2000, measure);
    for (const { from, to } of wide.edges) {
      const [cause, effect] = [wide.nodes[from]!, wide.nodes[to]!];
      expect(cause.x + cause.width).toBeLessThan(effect.x);
    }
    expect(wide.follows.length).toBe(1);
    const tops = (width: number) =>
      new Set(diagramOf(CHAIN, width, measure).nodes.map(({ y, height }) => y + height / 2));
    expect(tops(2000).size).toBe(1);
    expect(tops(640).size).toBeGreaterThan(1);
  });

  it('has effects under their causes where it is narrow', () => {
    const { nodes, edges } = diagramOf(CHAIN, 340, measure);
    for (const { from, to } of edges) expect(nodes[from]!.y + nodes[from]!.height).toBeLessThan(nodes[to]!.y);
  });

  it('sets two arrows between the same events apart', () => {
    const { edges } = diagramOf([step('Hail', 'fewer apples'), step('Hail', 'fewer apples')], 640, measure);
    expect(edges[0]!.x).not.toBe(edges[1]!.x);
  });

  it('says of each arrow whether it raises, is doubted or crosses a gate, and which step each event is first in', () => {
    const { edges, nodes } = diagramOf(CHAIN, 640, measure);
    expect(edges.map(({ raises }) => raises)).toEqual([true, false, true, true, true]);
    expect(edges.map(({ hedged }) => hedged)).toEqual([false, false, false, true, false]);
    expect(edges.map(({ gate }) => gate)).toEqual([false, false, true, false, false]);
    expect(nodes.map(({ step: first }) => first)).toEqual([0, 0, 1, 2, 2, 3, 4]);
  });

  it('is told from cause to effect, each event once', () => {
    const steps = [step('Hail', 'fewer apples'), step('A late frost', 'fewer apples')];
    const told = inTellingOrder(diagramOf(steps, 640, measure)).map((stop) =>
      'node' in stop ? stop.node : `step ${stop.edge.step}`,
    );
    expect(told).toEqual([0, 'step 0', 1, 2, 'step 1']);
  });

  it('is a well-formed picture with every phrase in it', () => {
    const steps = [step('Rain & <hail>', '"apples"', { hedged: true, gate: true })];
    const svg = markupOf(
      diagramOf(steps, 640, (text) => estimateWidth(text, 15)),
      LIGHT_PALETTE,
      'A & B',
    );
    let text = '';
    const parser = new SaxesParser();
    parser.on('text', (part) => (text += part));
    parser.write(svg).close();
    expect(text).toBe('A & B+?Rain & <hail>"apples"');
    expect(svg).toContain(LIGHT_PALETTE.gate);
    expect(svg).toContain('stroke-dasharray');
  });
});

describe('wrapping', () => {
  it('breaks at spaces, and inside words that are too long', () => {
    expect(wrap('one two three', 56, measure)).toEqual(['one two', 'three']);
    expect(wrap('abcdefghij', 40, measure)).toEqual(['abcde', 'fghij']);
    expect(wrap('', 40, measure)).toEqual(['']);
  });

  it('never makes a line too wide, loses no letter of a short phrase, and cuts a long one', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', '果'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (words) => {
        const lines = wrap(words.join(' '), 64, measure);
        expect(lines.length).toBeLessThanOrEqual(5);
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(64);
        if (!lines.at(-1)!.endsWith('…')) expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
      }),
    );
  });
});
