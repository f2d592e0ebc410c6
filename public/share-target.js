/**
 * @file Part of the service worker: takes in what another app shares with Causeway. Files, and shared words as a text file, are kept
 * in a cache until the page opens and adds them (`src/ui/files/arrivals.ts`). Nothing is sent anywhere.
 */
const SHARE_PATH = new URL('share', self.registration.scope).pathname;
const SHARED_CACHE = 'causeway-shared';

/** What the manifest names in `share_target.params`. */
async function keepShared(request) {
  const form = await request.formData();
  const files = form.getAll('files').filter((one) => one instanceof File && one.size > 0);
  const words = ['title', 'text', 'url']
    .map((name) => form.get(name))
    .filter((one) => typeof one === 'string' && one !== '');
  if (words.length > 0 && files.length === 0) {
    const name = `${
      words[0]
        .replace(/[/\\:*?"<>|\s]+/g, ' ')
        .trim()
        .slice(0, 60) || 'Shared text'
    }.txt`;
    files.push(new File([words.join('\n\n')], name, { type: 'text/plain' }));
  }
  const cache = await caches.open(SHARED_CACHE);
  await Promise.all(
    files.map((file) => {
      const headers = { 'X-File-Name': encodeURIComponent(file.name) };
      return cache.put(`/shared/${crypto.randomUUID()}`, new Response(file, { headers }));
    }),
  );
  return Response.redirect(new URL('?shared', self.registration.scope).href, 303);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'POST' || new URL(request.url).pathname !== SHARE_PATH) return;
  event.respondWith(keepShared(request));
});
