/** @file What can be done with one source, as the entries of its menu. */
import type { DocumentInfo } from '../../rpc/contracts.ts';
import type { MenuEntry } from '../frame/FloatingMenu.svelte';
import type { Workspace } from '../state/workspace.svelte.ts';
import { sourceList } from '../texts/source-list.ts';

/** The entries for a source; one that waits to be read can only be selected, tagged and removed. */
export function actionsFor(workspace: Workspace, document: DocumentInfo): MenuEntry[] {
  const { sources } = workspace;
  const chosen = sources.isChosen(document.id);
  const excluded = document.excluded ?? false;
  const ofRead: MenuEntry[] = [
    { label: sourceList.open, icon: 'source', run: () => workspace.openDocument(document) },
    {
      label: excluded ? sourceList.include : sourceList.exclude,
      icon: excluded ? 'shown' : 'hidden',
      run: () => void sources.exclude([document], !excluded),
    },
  ];
  const again: MenuEntry = {
    label: sourceList.reread,
    icon: 'reread',
    run: () => void sources.reread([document]),
  };
  return [
    ...(document.status === 'ready' ? ofRead : []),
    ...(document.status === 'ready' || document.status === 'failed' ? [again] : []),
    { label: sourceList.edit, icon: 'tag', run: () => (sources.edited = [document]) },
    {
      label: chosen ? sourceList.unchoose : sourceList.choose,
      icon: 'check',
      run: () => sources.choose(document.id, !chosen),
    },
    { label: sourceList.remove, icon: 'trash', run: () => void sources.remove([document]) },
  ];
}
