/**
 * @file What `workers/privacy.worker.ts` offers to the page: the offline switch, and the list of every request that was made to another
 * origin. Times are in milliseconds since the epoch.
 */

/** The small database that holds the switch and the list. The service worker reads the switch in it, too (`public/offline-switch.js`). */
export const OUTGOING_DATABASE = 'causeway-outgoing';

/** Tells every tab and the service worker that the switch was turned, or that the list has changed. */
export const OUTGOING_CHANNEL = 'causeway-outgoing';

/** `erasing` and `erased`: everything is being deleted, so that whoever keeps something stops, and begins anew afterwards. */
export type OutgoingMessage =
  { kind: 'switch'; isOffline: boolean } | { kind: 'requests' } | { kind: 'erasing' } | { kind: 'erased' };

/** What a request is for: the list of a repository's files, the description of a model, or one of its files. */
export type Purpose = 'listing' | 'description' | 'file';

/** Why something is asked: what it is for, and of which repository or model. */
export interface Why {
  purpose: Purpose;
  /** A repository, or a model's id. */
  about: string;
}

/**
 * How a request ended.
 *
 * `running`: it has not; `unknown`: the app was closed before its end, so at least the bytes that were noted have come;
 * `complete`: all of the answer has come; `refused`: the answer was an error, and its content was not read; `failed`: there was no
 * answer, or it broke off; `stopped`: by the person, or since nothing came any more; `switched-off`: the switch ended it;
 * `blocked`: the switch was on, and nothing was sent.
 */
export type Outcome =
  'running' | 'unknown' | 'complete' | 'refused' | 'failed' | 'stopped' | 'switched-off' | 'blocked';

/** One request to another origin. */
export interface OutgoingRequest extends Why {
  /** Larger for later ones. */
  id: number;
  at: number;
  address: string;
  /** The host that answered where a redirect led elsewhere; empty where it was the one that was asked, or none answered. */
  answeredBy: string;
  /** Status of the answer; null: there was none. */
  status: number | null;
  /** Bytes of content that have come, as the app got them: unpacked, without headers. */
  bytes: number;
  outcome: Outcome;
}

export interface HostSum {
  host: string;
  /** Those that were sent. */
  requests: number;
  bytes: number;
}

export interface OutgoingList {
  /** Newest first. */
  requests: OutgoingRequest[];
  /** How many there are in all. */
  count: number;
  /** By host that was asked, most bytes first. */
  hosts: HostSum[];
}

/** Offered by `workers/privacy.worker.ts`. All methods may fail with CausewayError `storage-full` or `storage-unavailable`. */
export interface PrivacyApi {
  /** Tells when the switch was turned, in whatever tab, or the list has changed. */
  subscribe(listener: (message: OutgoingMessage) => void): Promise<void>;
  isOffline(): Promise<boolean>;
  /** From then on nothing is asked of another origin, until it is turned back; what runs is ended. */
  setOffline(isOffline: boolean): Promise<void>;
  /** @param most how many requests to give at the most, the newest */
  requests(most: number): Promise<OutgoingList>;
  /** Empties the list, but for requests that still run. */
  forget(): Promise<void>;
  /**
   * Deletes everything that the app keeps in this browser, but for what only the page reaches: notebooks, models, settings, stored files
   * of the app. To be called when no other worker of this tab runs any more; other tabs are told, and wait.
   *
   * @throws CausewayError `storage-unavailable` when something is left, since another tab holds it
   */
  erase(): Promise<void>;
}
