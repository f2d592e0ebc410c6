/** @file Whether this browser has a language model of its own. */
import { TEXT, type Availability, type PromptApi } from '../../rpc/browser-model.ts';

/** @returns null where the browser has no such model */
export function browserPromptApi(): PromptApi | null {
  const { LanguageModel: api } = globalThis as { LanguageModel?: Partial<PromptApi> };
  return typeof api?.create === 'function' && typeof api.availability === 'function' ? (api as PromptApi) : null;
}

/** Never rejects: a model that the browser can't tell of is not there. */
export async function browserModelAvailability(api: PromptApi | null = browserPromptApi()): Promise<Availability> {
  if (api === null) return 'unavailable';
  return api.availability(TEXT).catch(() => 'unavailable');
}
