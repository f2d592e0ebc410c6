/** @file How wide names are, measured as the page writes them. */

/** Names that are remembered; enough for what is shown while one moves about. */
const MOST_REMEMBERED = 2000;

/** @param host an element that is written in the font of the names @param size in CSS pixels */
export function textWidths(host: HTMLElement, size: number): (text: string) => number {
  const pen = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  if (pen) pen.font = `600 ${size}px ${getComputedStyle(host).fontFamily}`;
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      if (known.size >= MOST_REMEMBERED) known.clear();
      // Without a pen, as wide as letters are at the most.
      width = pen ? pen.measureText(text).width : text.length * size;
      known.set(text, width);
    }
    return width;
  };
}
