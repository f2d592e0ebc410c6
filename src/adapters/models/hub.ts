/**
 * @file The hub that models come from: what a repository holds, and where its files are. Everything is asked for by commit, so
 * that a download that goes on tomorrow gets the bytes that it began with.
 * API: https://huggingface.co/docs/hub/api (`GET /api/models/{id}?blobs=true`).
 */
import * as v from 'valibot';
import { CausewayError } from '../../engine/errors.ts';
import type { Why } from '../../rpc/privacy.ts';
import type { AskOutside } from '../outgoing/gate.ts';
import type { Checksum } from './hashing.ts';
import type { ListedFile } from './layout.ts';

export const HUGGING_FACE = 'https://huggingface.co';

export interface HubFile extends ListedFile {
  url: string;
  checksum: Checksum | null;
}

export interface HubRepository {
  repository: string;
  /** Commit that the files are of. */
  revision: string;
  licence: string;
  files: HubFile[];
}

const Listing = v.looseObject({
  sha: v.string(),
  tags: v.optional(v.array(v.string())),
  siblings: v.array(
    v.looseObject({
      rfilename: v.string(),
      size: v.optional(v.nullable(v.number())),
      blobId: v.optional(v.nullable(v.string())),
      lfs: v.optional(v.nullable(v.looseObject({ sha256: v.string(), size: v.number() }))),
    }),
  ),
});

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export interface Hub {
  /** Address without a closing slash. */
  base: string;
  fetch: AskOutside;
}

const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;

/** A repository id from what a person typed or pasted, which may be its address. @throws CausewayError `usage` */
export function repositoryFrom(typed: string): string {
  const id = typed
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?(huggingface\.co|hf\.co)\//, '')
    .replace(/\/(tree|blob|resolve)\/.*$/, '')
    .replace(/\/$/, '');
  if (REPOSITORY.test(id) && !id.includes('..')) return id;
  throw new CausewayError('usage', 'Type the repository as owner/name, for example Xenova/all-MiniLM-L6-v2.');
}

/** @throws CausewayError `network-failed`, `network-off`, `model-missing`, `cancelled` */
export async function listRepository(hub: Hub, repository: string, signal?: AbortSignal): Promise<HubRepository> {
  const url = `${hub.base}/api/models/${repository}?blobs=true`;
  const why: Why = { purpose: 'listing', about: repository };
  const response = await askOutside(hub.fetch, url, signal ? { signal } : {}, why);
  if (!response.ok) throw refused(response, repository);
  const listing = v.safeParse(Listing, await response.json().catch(() => null));
  if (!listing.success) {
    throw new CausewayError('network-failed', `The hub's answer about ${repository} makes no sense. Try again later.`);
  }
  const { sha, siblings, tags = [] } = listing.output;
  return {
    repository,
    revision: sha,
    licence: tags.find((tag) => tag.startsWith('license:'))?.slice('license:'.length) ?? '',
    files: siblings.map(({ rfilename, size, blobId, lfs }) => ({
      path: rfilename,
      size: lfs?.size ?? size ?? null,
      url: `${hub.base}/${repository}/resolve/${sha}/${rfilename.split('/').map(encodeURIComponent).join('/')}`,
      checksum: lfs ? { kind: 'sha256', value: lfs.sha256 } : blobId ? { kind: 'git-blob', value: blobId } : null,
    })),
  };
}

/** `fetch` whose failures are told in the app's terms. @throws CausewayError `network-failed`, `cancelled` */
export async function ask(fetch: Fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store', ...init });
  } catch (thrown) {
    throw lost(thrown, url);
  }
}

/** {@link ask} of another origin, for a reason. @throws CausewayError `network-off` too, while the offline switch is on */
export function askOutside(fetch: AskOutside, url: string, init: RequestInit, why: Why): Promise<Response> {
  return ask((address, how = {}) => fetch(address, how, why), url, init);
}

/**
 * A failure while asking or while bytes arrive.
 *
 * @param hasStalled the request was not stopped by the person, but because nothing came
 */
export function lost(thrown: unknown, url: string, hasStalled = false): CausewayError {
  if (!hasStalled) {
    if (thrown instanceof CausewayError) return thrown;
    if (thrown instanceof Error && thrown.name === 'AbortError')
      return new CausewayError('cancelled', 'It was stopped.');
  }
  const { host } = new URL(url);
  return new CausewayError(
    'network-failed',
    `${host} could not be reached, or the connection broke. What has arrived is kept: check the network, then press Resume.`,
    { host },
  );
}

export function refused(response: Response, what: string): CausewayError {
  const { status } = response;
  if (status === 401 || status === 403) {
    return new CausewayError(
      'model-missing',
      `${what} does not exist, or its owner asks for an account. If you have one, download the model's folder there and import it here.`,
      { status },
    );
  }
  if (status === 404) {
    return new CausewayError('model-missing', `${what} is not on the hub (any more). Check its name.`, { status });
  }
  return new CausewayError('network-failed', `The hub answered with error ${status} for ${what}. Try again later.`, {
    status,
  });
}
