/** @file The colours of the picture, read from the page's tokens, so that it follows the theme. */

export interface MapColours {
  paper: string;
  accent: string;
  gate: string;
  /** Of entities, then of levels 1 to 4. */
  levels: string[];
}

/** @param host an element of the page whose theme counts */
export function readColours(host: HTMLElement): MapColours {
  const probe = document.createElement('span');
  probe.hidden = true;
  host.append(probe);
  const read = (token: string): string => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    paper: read('paper'),
    accent: read('accent'),
    gate: read('gate'),
    levels: ['entity', 'level-1', 'level-2', 'level-3', 'level-4'].map(read),
  };
  probe.remove();
  return colours;
}
