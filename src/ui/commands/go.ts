/** @file Going to a place in the notebook, and taking the focus along. */
import { tick } from 'svelte';
import type { Workspace } from '../state/workspace.svelte.ts';

/** Puts the cursor into the question box, from whatever screen. */
export async function goToQuestion(workspace: Workspace): Promise<void> {
  workspace.screen = 'notebook';
  workspace.tab = 'questions';
  await tick();
  document.getElementById('question')?.focus();
}

/** Opens a question or note and goes to its first line. */
export async function goToCell(workspace: Workspace, id: string): Promise<void> {
  workspace.screen = 'notebook';
  workspace.tab = 'questions';
  workspace.cells.select(id);
  await tick();
  const item = document.querySelector<HTMLElement>(`[data-cell="${id}"]`);
  item?.scrollIntoView({ block: 'start' });
  item?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
}

/** Opens a source in the reader, from whatever screen. */
export function goToSource(workspace: Workspace, id: string): void {
  const document = workspace.library.documents.find((one) => one.id === id);
  if (!document) return;
  workspace.screen = 'notebook';
  workspace.openDocument(document);
}
