/** @file A module's diagram as an SVG that stands by itself: fonts and colours are written out, nothing is looked up elsewhere. */
import { escapeMarkup, FONT_SIZE, type MeasureText } from '../../engine/diagram/diagram.ts';
import type { Palette } from '../../engine/diagram/markup.ts';
import type { MapDiagram } from '../../rpc/map.ts';
import { arrowLine, middleOfArrow } from './arrow-line.ts';

/** Around everything, and beside a name in its box, in CSS pixels. */
const MARGIN = 8;
const PAD = 8;
const SIGN = 9;
/** As on the screen. */
const HEDGED = '5 4';

/** As much of a name as there is room for. */
function fitting(name: string, width: number, measure: MeasureText): string {
  if (measure(name) <= width) return name;
  const characters = [...name];
  while (characters.length > 1 && measure(`${characters.join('')}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

function boxMarkup(box: MapDiagram['boxes'][number], palette: Palette, measure: MeasureText): string {
  const { entity, isMember, x, y, width, height } = box;
  const fill = isMember ? palette.node : palette.paper;
  const name = escapeMarkup(fitting(entity.name, width - 2 * PAD, measure));
  return (
    `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="8" fill="${fill}" ` +
    `stroke="${palette.line}"${isMember ? '' : ' stroke-dasharray="4 3"'}/>` +
    `<text x="${x}" y="${y + 4.5}" text-anchor="middle" fill="${palette.ink}">${name}</text>`
  );
}

function arrowMarkup({ points, polarity, hedged }: MapDiagram['arrows'][number], palette: Palette): string {
  const { x, y } = middleOfArrow(points);
  const dashes = hedged ? ` stroke-dasharray="${HEDGED}"` : '';
  return (
    `<path d="${arrowLine(points)}" fill="none" stroke="${palette.line}" stroke-width="1.5"${dashes} marker-end="url(#head)"/>` +
    `<circle cx="${x}" cy="${y}" r="${SIGN}" fill="${palette.paper}"/>` +
    `<text x="${x}" y="${y + 4.5}" text-anchor="middle" font-weight="700" fill="${palette.ink}">` +
    `${polarity > 0 ? '+' : '−'}${hedged ? '?' : ''}</text>`
  );
}

/** Width and height of the drawing in CSS pixels. */
export function moduleSize({ width, height }: MapDiagram): { width: number; height: number } {
  return { width: Math.ceil(width + 2 * MARGIN), height: Math.ceil(height + 2 * MARGIN) };
}

/**
 * The whole drawing.
 *
 * @param title what it shows, for whoever cannot see it
 * @param measure width of a text in the palette's font at {@link FONT_SIZE}
 */
export function moduleMarkup(content: MapDiagram, palette: Palette, title: string, measure: MeasureText): string {
  const { width, height } = moduleSize(content);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" role="img" font-family="${escapeMarkup(palette.font)}" ` +
    `font-size="${FONT_SIZE}"><title>${escapeMarkup(title)}</title>` +
    '<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">' +
    `<path d="M1 1l8 4-8 4" fill="none" stroke="${palette.line}" stroke-width="1.5"/></marker></defs>` +
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="100%" height="100%" fill="${palette.paper}"/>` +
    content.arrows.map((arrow) => arrowMarkup(arrow, palette)).join('') +
    content.boxes.map((box) => boxMarkup(box, palette, measure)).join('') +
    '</svg>'
  );
}
