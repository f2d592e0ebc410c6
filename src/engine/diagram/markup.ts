/** @file A diagram as an SVG that stands by itself: fonts and colours are written out, nothing is looked up elsewhere. */
import { escapeMarkup } from '../export/markup.ts';
import type { Diagram, DiagramEdge, DiagramNode } from './diagram.ts';

/** CSS colours and a font. */
export interface Palette {
  paper: string;
  ink: string;
  node: string;
  line: string;
  gate: string;
  font: string;
}

/** Ink on white paper. */
export const LIGHT_PALETTE: Palette = {
  paper: '#ffffff',
  ink: '#23211d',
  node: '#ecebec',
  line: '#8b8577',
  gate: '#b3261e',
  font: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, Georgia, serif",
};

const FONT = 15;
const LINE = 20;
/** From a line's top to its letters' foot. */
const BASELINE = 15;
const PAD_Y = 8;
const SIGN = 9;

/** Dashes of arrows that a source only holds possible, in CSS pixels. */
export const HEDGED_DASHES = '5 4';
/** Dots of lines where the path only goes on. */
export const FOLLOW_DOTS = '1 5';

function nodeMarkup({ x, y, width, height, lines }: DiagramNode, { node, line, ink }: Palette): string {
  const middle = x + width / 2;
  const texts = lines.map(
    (text, index) => `<tspan x="${middle}" y="${y + PAD_Y + index * LINE + BASELINE}">${escapeMarkup(text)}</tspan>`,
  );
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${node}" stroke="${line}"/>` +
    `<text text-anchor="middle" fill="${ink}">${texts.join('')}</text>`
  );
}

function edgeMarkup({ shaft, head, x, y, raises, hedged, gate }: DiagramEdge, palette: Palette): string {
  const colour = gate ? palette.gate : palette.ink;
  const sign = `${raises ? '+' : '−'}${hedged ? '?' : ''}`;
  return (
    `<g fill="none" stroke="${colour}" stroke-width="${gate ? 2.5 : 1.5}" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${shaft}"${hedged ? ` stroke-dasharray="${HEDGED_DASHES}"` : ''}/><path d="${head}"/></g>` +
    `<circle cx="${x}" cy="${y}" r="${SIGN}" fill="${palette.paper}" stroke="${colour}"/>` +
    `<text x="${x}" y="${y + 4.5}" text-anchor="middle" font-size="13" font-weight="600" fill="${colour}">${sign}</text>`
  );
}

function followMarkup(line: string, palette: Palette): string {
  return `<path d="${line}" fill="none" stroke="${palette.line}" stroke-width="2" stroke-linecap="round" stroke-dasharray="${FOLLOW_DOTS}"/>`;
}

/**
 * The whole drawing.
 *
 * @param title what it shows, for whoever cannot see it
 */
export function markupOf({ width, height, nodes, edges, follows }: Diagram, palette: Palette, title: string): string {
  const font = escapeMarkup(palette.font);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width)}" height="${Math.ceil(height)}" ` +
    `viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" role="img" font-family="${font}" font-size="${FONT}">` +
    `<title>${escapeMarkup(title)}</title><rect width="100%" height="100%" fill="${palette.paper}"/>` +
    follows.map((line) => followMarkup(line, palette)).join('') +
    edges.map((edge) => edgeMarkup(edge, palette)).join('') +
    nodes.map((node) => nodeMarkup(node, palette)).join('') +
    '</svg>'
  );
}
