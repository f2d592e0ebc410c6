/**
 * @file A part of the service worker, made from the headers of `security-headers.ts`: pages and workers that it serves have them, whatever
 * the host sends. So the policy holds in workers, and the page is isolated, also where headers can't be set, from the second visit on.
 */
import type { Plugin } from 'vite';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Name of the file in the build. */
export const HEADERS_SCRIPT = 'headers.js';

/** The script, which must come before whatever answers requests. */
export function headersScript(headers: Readonly<Record<string, string>> = SECURITY_HEADERS): string {
  return `/* Made by the build: the headers of src/cli/security-headers.ts for pages and workers that the service worker serves. */
const HEADERS = ${JSON.stringify(headers, null, 2)};
const HEADED = new Set(['document', 'worker', 'sharedworker']);
const answerPlainly = FetchEvent.prototype.respondWith;

async function withHeaders(answer) {
  const response = await answer;
  // Redirects and errors are the browser's business.
  if (!response.ok || response.type === 'opaque') return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}

FetchEvent.prototype.respondWith = function (answer) {
  answerPlainly.call(this, HEADED.has(this.request.destination) ? withHeaders(answer) : answer);
};
`;
}

export function serviceWorkerHeaders(): Plugin {
  return {
    name: 'causeway-service-worker-headers',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: HEADERS_SCRIPT, source: headersScript() });
    },
  };
}
