/** @file Whether the page is being printed as it stands: what is only for paper is there then, and only then. */
import { flushSync } from 'svelte';

class Printing {
  now = $state(false);

  constructor() {
    // The browser takes the page as it is when these return.
    addEventListener('beforeprint', () => flushSync(() => (this.now = true)));
    addEventListener('afterprint', () => (this.now = false));
  }
}

export const printing = new Printing();
