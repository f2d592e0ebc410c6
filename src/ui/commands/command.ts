/** @file What a command is: something the person can have done, from the palette, a menu, a button or a key. */
import type { IconName } from '../frame/Icon.svelte';
import type { Shortcut } from './shortcuts.ts';

/** The parts of the palette, in the order in which they are shown. */
export const commandGroups = ['do', 'go', 'notebook', 'look', 'notebooks', 'questions', 'sources'] as const;
export type CommandGroup = (typeof commandGroups)[number];

export interface Command {
  /** Stays the same for ever: what was used lately is remembered by it. */
  id: string;
  group: CommandGroup;
  icon: IconName;
  label: string;
  /** Other words a person may look for it with. */
  also?: string;
  /** Stands beside the label, in quiet. */
  detail?: string;
  keys?: Shortcut;
  run: () => unknown;
}
