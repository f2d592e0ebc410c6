/** @file What the menu of a cell offers. */
import type { MenuEntry } from '../frame/FloatingMenu.svelte';
import type { Cells, LiveCell } from '../state/cells.svelte.ts';
import { cells as words } from '../texts/cells.ts';

/**
 * @param focusQuestion puts the cursor into the question box
 * @param exportCell lets the person take the cell out
 */
export function cellActions(
  cells: Cells,
  cell: LiveCell,
  focusQuestion: () => void,
  exportCell: () => void,
): MenuEntry[] {
  const { id } = cell;
  const question: MenuEntry[] = [
    { label: words.askAgain, icon: 'repeat', run: () => void cells.answering.again(id) },
    { label: words.duplicate, icon: 'copy', run: () => void cells.duplicate(id) },
    {
      label: words.followUpHere,
      icon: 'reply',
      run: () => {
        cells.followedId = id;
        focusQuestion();
      },
    },
  ];
  const note: MenuEntry[] = [
    {
      label: words.editNote,
      icon: 'pencil',
      run: () => {
        cells.select(id);
        cells.editedId = id;
      },
    },
  ];
  return [
    ...(cell.kind === 'note' ? note : cell.scenario ? [] : question),
    { label: words.addNoteBelow, icon: 'note', run: () => cells.addNote(id) },
    { label: cell.pinned ? words.unpin : words.pin, icon: 'pin', run: () => cells.pin(id, !cell.pinned) },
    { label: words.export, icon: 'save', run: exportCell },
    { label: words.moveUp, icon: 'up', run: () => cells.move(id, -1) },
    { label: words.moveDown, icon: 'down', run: () => cells.move(id, 1) },
    { label: words.delete, icon: 'trash', run: () => void cells.delete(id) },
  ];
}
