/** @file The words of the sheet of keys. “Mod” stands for ⌘ or Ctrl. */
import { live } from '../language/live.ts';
export const keys = live('keys', {
  single: 'Keys of one character',
  singleHint: 'Turn them off when keys are pressed by accident, as with speech input.',
  anywhere: 'Anywhere',
  rows: [
    {
      title: 'Question box',
      keys: [
        { caps: ['Enter'], does: 'ask' },
        { caps: ['Shift', 'Enter'], does: 'start a new line' },
      ],
    },
    {
      title: 'Questions and notes',
      keys: [
        { caps: ['Alt', '↑'], does: 'move up; with ↓, down' },
        { caps: ['Esc'], does: 'finish a note' },
      ],
    },
    {
      title: 'Reader',
      keys: [
        { caps: ['N'], does: 'next citation; with P, the one before' },
        { caps: ['Mod', 'F'], does: 'find in this source' },
        { caps: ['F3'], does: 'next place found' },
      ],
    },
    {
      title: 'List of sources',
      keys: [
        { caps: ['↑', '↓'], does: 'move' },
        { caps: ['Space'], does: 'choose; with Shift and arrows, several' },
        { caps: ['Delete'], does: 'remove, with undo' },
      ],
    },
    {
      title: 'Map',
      keys: [
        { caps: ['←', '→'], does: 'turn; with Shift, move' },
        { caps: ['+', '−'], does: 'zoom' },
        { caps: ['Home'], does: 'show all' },
      ],
    },
  ],
});
