/** @file Locks by which the tabs keep out of each other's work on models. */

/** Work on one model is done by one tab at a time. */
export interface ModelLocks {
  /** Waits until the name is free, then runs the body. */
  hold(name: string, body: () => Promise<void>): Promise<void>;
  /** Runs the body if the name is free; false when it is not. */
  tryHold(name: string, body: () => Promise<void>): Promise<boolean>;
  /** Names that are held now, in any tab. */
  held(): Promise<ReadonlySet<string>>;
}
