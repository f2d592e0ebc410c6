/** @file Links that lead away from the app: while the offline switch is on, they are held back. */

/** The address of the link that was pressed where it leads to another origin; null else. */
export function leadsOutside(event: Pick<Event, 'target'>, origin: string): string | null {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link) return null;
  const { protocol, origin: other } = new URL(link.href, origin);
  return /^https?:$/.test(protocol) && other !== origin ? link.href : null;
}
