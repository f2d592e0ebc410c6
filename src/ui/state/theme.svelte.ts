/** @file Light, dark, or as the system: kept on the root element, where the tokens read it. */
import { recall, remember } from '../remembered.ts';

const choices = ['auto', 'light', 'dark'] as const;
export type ThemeChoice = (typeof choices)[number];

export class Theme {
  choice = $state<ThemeChoice>('auto');

  constructor() {
    this.#apply(choices.find((choice) => choice === recall('causeway.theme')) ?? 'auto');
  }

  /** Goes round: as the system, light, dark. */
  next(): void {
    this.#apply(choices[(choices.indexOf(this.choice) + 1) % choices.length] ?? 'auto');
    remember('causeway.theme', this.choice);
  }

  #apply(choice: ThemeChoice): void {
    this.choice = choice;
    if (choice === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = choice;
  }
}
