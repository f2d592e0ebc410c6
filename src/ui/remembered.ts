/**
 * @file Small choices that outlive a reload (which notebook was open, colours). Storage may be blocked by the browser;
 * the app then works without remembering.
 */
export type RememberedKey =
  | 'causeway.notebook'
  | 'causeway.sample'
  | 'causeway.theme'
  | 'causeway.sources'
  /** Ids of the commands used last, newest first. */
  | 'causeway.commands'
  /** Whether keys of one character are turned off. */
  | 'causeway.keys'
  /** Whether the tour was ended. */
  | 'causeway.tour'
  /** `used` while a model has a role, so that what runs models is started with the page. */
  | 'causeway.models'
  /** The system that answers in a notebook, by the notebook's id. */
  | `causeway.strategy.${string}`
  /** What questions in a notebook are limited to, as JSON, by the notebook's id. */
  | `causeway.scope.${string}`
  /** After how many minutes without anything done encrypted notebooks are locked; 0: never. */
  | 'causeway.lock-after'
  /** When something was done last in any tab, in milliseconds since the epoch. */
  | 'causeway.active'
  /** `on` while the offline switch is on. */
  | 'causeway.offline'
  /** What was exported last, which is proposed next. */
  | 'causeway.export'
  /** The language that was chosen here. */
  | 'causeway.language'
  /** Set while diagrams under answers are folded. */
  | 'causeway.path'
  /** `folded` while plans of answers are. */
  | 'causeway.plan'
  /** How many sources each notebook had when it was last seen, by its id, as JSON. */
  | 'causeway.held'
  /** Set once the person was asked whether the browser is to be asked to keep what is stored. */
  | 'causeway.keep'
  /** When a notebook was last backed up and what it had then, as JSON, by the notebook's id. */
  | `causeway.backup.${string}`;

/** Of each notebook, by its id. */
const OF_NOTEBOOKS = /^causeway\.(?:strategy|scope|backup)\.(.+)$/;

/** Forgets the choices that were made in notebooks that are not there any more. */
export function forgetOthers(notebookIds: readonly string[]): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const [, id] = OF_NOTEBOOKS.exec(key) ?? [];
      if (id !== undefined && !notebookIds.includes(id)) localStorage.removeItem(key);
    }
  } catch {
    // What is not there to be read is not there to be forgotten.
  }
}

export function recall(key: RememberedKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: RememberedKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Not remembered: the choice holds until the page closes.
  }
}
