/** @file A diagram as a picture to save: with the fonts and colours that it is shown in. */
import type { Palette } from '../../engine/diagram/markup.ts';
import { saveBlob } from '../export/save-blob.ts';

export type PictureFormat = 'svg' | 'png';

/** What is to be saved, with its size in CSS pixels. */
export interface Drawing {
  width: number;
  height: number;
  /** The whole drawing as SVG, in these colours. */
  markup(palette: Palette): string;
}

/** Pixels of the picture for each CSS pixel, so that it is sharp in print. */
const PIXELS = 3;

/** The colours that tokens come to where an element stands, in the theme that is shown. */
function paletteAt(element: HTMLElement): Palette {
  const probe = document.createElement('span');
  element.append(probe);
  const resolved = (property: 'color' | 'fontFamily', value: string): string => {
    probe.style[property] = value;
    return getComputedStyle(probe)[property];
  };
  const palette = {
    paper: resolved('color', 'var(--surface)'),
    ink: resolved('color', 'var(--ink)'),
    node: resolved('color', 'var(--entity-soft)'),
    line: resolved('color', 'var(--line-strong)'),
    gate: resolved('color', 'var(--gate)'),
    font: resolved('fontFamily', 'var(--font-reading)'),
  };
  probe.remove();
  return palette;
}

async function pictureOf(svg: string, { width, height }: Drawing): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width) * PIXELS;
    canvas.height = Math.ceil(height) * PIXELS;
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Saves a diagram.
 *
 * @param at where it is shown, whose colours it takes
 * @throws Error when the browser can't draw the picture
 */
export async function saveDiagram(
  format: PictureFormat,
  drawing: Drawing,
  at: HTMLElement,
  name: string,
): Promise<void> {
  const svg = drawing.markup(paletteAt(at));
  const blob = format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pictureOf(svg, drawing);
  saveBlob(`${name}.${format}`, blob);
}
