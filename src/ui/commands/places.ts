/** @file The notebooks, questions, notes and sources as commands that open them. Made when the palette opens: there may be thousands. */
import type { Workspace } from '../state/workspace.svelte.ts';
import { texts } from '../texts.ts';
import type { Command } from './command.ts';
import { goToCell, goToSource } from './go.ts';

/** Long enough to tell notes apart. */
const NOTE_START = 120;

export function allPlaces(workspace: Workspace): Command[] {
  const { library, cells } = workspace;
  const notebooks = library.notebooks
    .filter(({ id }) => id !== library.notebookId && id !== library.lockedId)
    .map((notebook): Command => ({
      id: `notebook-${notebook.id}`,
      group: 'notebooks',
      icon: 'source',
      label: notebook.name,
      detail: texts.documents(notebook.documents),
      run: async () => {
        workspace.screen = 'notebook';
        await library.open(notebook.id);
      },
    }));
  const asked = cells.list.map((cell): Command => ({
    id: `cell-${cell.id}`,
    group: 'questions',
    icon: cell.kind === 'note' ? 'note' : 'questions',
    label: (cell.kind === 'note' ? (cell.note ?? '').trim().slice(0, NOTE_START) : cell.question) || texts.untitled,
    run: () => goToCell(workspace, cell.id),
  }));
  const sources = library.documents
    .filter(({ status }) => status === 'ready')
    .map((document): Command => ({
      id: `source-${document.id}`,
      group: 'sources',
      icon: 'sources',
      label: document.name,
      run: () => goToSource(workspace, document.id),
    }));
  return [...notebooks, ...asked, ...sources];
}
