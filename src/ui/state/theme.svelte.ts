/** @file Light, dark, or as the system: kept on the root element, where the tokens read it. */
import { recall, remember } from '../remembered.ts';

export const themeChoices = ['auto', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export class Theme {
  choice = $state<ThemeChoice>('auto');

  constructor() {
    this.#apply(themeChoices.find((choice) => choice === recall('causeway.theme')) ?? 'auto');
  }

  /** Goes round: as the system, light, dark. */
  next(): void {
    this.choose(themeChoices[(themeChoices.indexOf(this.choice) + 1) % themeChoices.length] ?? 'auto');
  }

  choose(choice: ThemeChoice): void {
    this.#apply(choice);
    remember('causeway.theme', choice);
  }

  #apply(choice: ThemeChoice): void {
    this.choice = choice;
    if (choice === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = choice;
  }
}
