/** @file Keys in a menu, as in the ARIA Authoring Practices: arrows go round, Home and End go to its ends. */

/** The entries of an open menu. */
export function menuEntries(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

/** Moves the focus within a menu, where the key asks for that. */
export function moveInMenu(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const all = menuEntries(event.currentTarget);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  all.at(target % all.length)?.focus();
}
