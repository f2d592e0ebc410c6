/** @file The browser's own model, as the page sees it: whether there is one, and having the browser fetch it. */
import { TEXT, type Availability, type DownloadMonitor } from '../../rpc/browser-model.ts';
import { texts } from '../texts.ts';
import { browserModelAvailability, browserPromptApi } from './prompt-api.ts';

export class BrowserModel {
  /** Null until it is known. */
  availability = $state<Availability | null>(null);
  /** How much has arrived of what this page waits for, 0 to 1; null: it waits for nothing. */
  arrived = $state<number | null>(null);
  /** Why it did not come. */
  problem = $state<string | null>(null);

  /** Asks the browser. */
  async look(): Promise<void> {
    this.availability = await browserModelAvailability();
  }

  /** Has the browser fetch its model, or waits with it where it does so already. Browsers want a person's click for that. */
  async fetch(): Promise<void> {
    const api = browserPromptApi();
    if (api === null || this.arrived !== null) return;
    this.arrived = 0;
    this.problem = null;
    const monitor = (download: DownloadMonitor) =>
      download.addEventListener('downloadprogress', ({ loaded }) => {
        if (this.arrived !== null) this.arrived = loaded;
      });
    try {
      (await api.create({ ...TEXT, monitor })).destroy();
    } catch (thrown) {
      this.problem = texts.models.browserFailed(thrown instanceof Error ? thrown.message : String(thrown));
    }
    this.arrived = null;
    await this.look();
  }
}
