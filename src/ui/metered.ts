/** @file Whether what is fetched costs the person something, as far as the browser tells (Network Information API; not every one has it). */

interface Connection {
  /** The person asked for as little as possible to be fetched. */
  saveData?: boolean;
  type?: string;
}

export function isMetered(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}
