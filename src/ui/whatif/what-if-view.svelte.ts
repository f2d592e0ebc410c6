/** @file The state of the screen “What if”: what is told of causes, what is chosen, the scenario and what follows from it. */
import type {
  WhatIfApi,
  WhatIfDetails,
  WhatIfEdit,
  WhatIfEvent,
  WhatIfOverview,
  WhatIfResult,
} from '../../rpc/whatif.ts';
import { explain } from '../errors.ts';

/** A scenario that another is compared with. */
export interface Beside {
  edits: WhatIfEdit[];
  result: WhatIfResult;
}

/** Events that are offered while one looks for one. */
const MOST_FOUND = 30;

export class WhatIfView {
  overview = $state.raw<WhatIfOverview | null>(null);
  /** What is told of the event that is chosen. */
  details = $state.raw<WhatIfDetails | null>(null);
  edits = $state.raw<WhatIfEdit[]>([]);
  result = $state.raw<WhatIfResult | null>(null);
  beside = $state.raw<Beside | null>(null);
  problem = $state<string | null>(null);
  #asked = 0;

  constructor(
    private readonly api: WhatIfApi,
    private readonly notebookId: string,
    /** Told of every change of the scenario, so that it outlives the screen. */
    private readonly keep: (edits: WhatIfEdit[]) => void,
  ) {}

  async open(edits: WhatIfEdit[]): Promise<void> {
    this.overview = await this.#try(this.api.whatIfOverview(this.notebookId));
    if (this.overview) await this.set(edits);
  }

  find(query: string): Promise<WhatIfEvent[]> {
    return this.api.findEvents(this.notebookId, query, MOST_FOUND);
  }

  async choose(event: WhatIfEvent | null): Promise<void> {
    this.details = event && (await this.#try(this.api.whatIfDetails(this.notebookId, event.target)));
  }

  add(edit: WhatIfEdit): Promise<void> {
    return this.set([...this.edits, edit]);
  }

  take(at: number): Promise<void> {
    return this.set(this.edits.filter((_, other) => other !== at));
  }

  /** Works a scenario out; one that was overtaken meanwhile is not shown. */
  async set(edits: WhatIfEdit[]): Promise<void> {
    this.edits = edits;
    this.keep(edits);
    const asked = ++this.#asked;
    const result =
      edits.length === 0 ? null : await this.#try(this.api.whatIf(this.notebookId, $state.snapshot(edits)));
    if (asked === this.#asked) this.result = result;
  }

  /** Puts the scenario beside the next one. */
  async compare(): Promise<void> {
    if (!this.result) return;
    this.beside = { edits: this.edits, result: this.result };
    await this.set([]);
  }

  async swap(): Promise<void> {
    const { beside } = this;
    if (!beside || !this.result) return;
    this.beside = { edits: this.edits, result: this.result };
    await this.set(beside.edits);
  }

  endComparing(): void {
    this.beside = null;
  }

  async #try<Value>(asked: Promise<Value>): Promise<Value | null> {
    try {
      const value = await asked;
      this.problem = null;
      return value;
    } catch (thrown) {
      this.problem = explain(thrown);
      return null;
    }
  }
}
