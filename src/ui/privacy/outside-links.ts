/** @file Links that lead away from the app: they open only after their address was shown, and not at all while the offline switch is on. */

/** Where a link leads, as a browser reads its address: names of hosts in the letters that tell lookalikes apart, nothing hidden. */
export interface OutsideAddress {
  whole: string;
  /** The part that says who is asked: a host, or whom a mail is for. */
  place: string;
}

/** What was pressed where it is a link to another origin or to a mail; null else. */
export function leadsOutside(event: Pick<Event, 'target'>, origin: string): OutsideAddress | null {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link ? outsideAddress(link.href, origin) : null;
}

/** An address where it leads to another origin or to a mail; null else. */
export function outsideAddress(address: string, origin: string): OutsideAddress | null {
  const url = new URL(address, origin);
  if (url.protocol === 'mailto:') return { whole: url.href, place: url.pathname };
  return /^https?:$/.test(url.protocol) && url.origin !== origin ? { whole: url.href, place: url.host } : null;
}
