/**
 * @file Part of the service worker: the offline switch for everything that passes through it. While it is on, no page and no worker gets
 * to another origin, whatever their code asks for. The service worker itself never asks another origin, switch or not.
 */
const OUTGOING_DATABASE = 'causeway-outgoing';
const OUTGOING_CHANNEL = 'causeway-outgoing';

const askNetwork = self.fetch.bind(self);

/** Null until it is known, which is so when the browser has just started the service worker. */
let isOffline = null;

function isElsewhere(address) {
  const { protocol, origin } = new URL(address, self.location.href);
  return /^https?:$/.test(protocol) && origin !== self.location.origin;
}

/** What the app keeps of the switch (`src/adapters/outgoing/log.ts`). Without a database it was never turned on. */
function readSwitch() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(OUTGOING_DATABASE);
    let isNew = false;
    opening.onupgradeneeded = () => {
      isNew = true;
      opening.transaction.abort();
    };
    opening.onerror = () => (isNew ? resolve(false) : reject(opening.error));
    opening.onsuccess = () => {
      const database = opening.result;
      database.onversionchange = () => database.close();
      const reading = database.transaction('settings').objectStore('settings').get('offline');
      reading.onsuccess = () => {
        database.close();
        resolve(reading.result === true);
      };
      reading.onerror = () => reject(reading.error);
    };
  });
}

/** A switch that can't be read holds everything back. */
async function knowSwitch() {
  isOffline ??= await readSwitch().catch(() => true);
  return isOffline;
}

new BroadcastChannel(OUTGOING_CHANNEL).addEventListener('message', ({ data }) => {
  if (data.kind === 'switch') isOffline = data.isOffline;
});
void knowSwitch();

self.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  if (isElsewhere(address)) return Promise.reject(new TypeError('The service worker asks no other origin.'));
  return askNetwork(input, init);
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!isElsewhere(request.url) || isOffline === false) return;
  event.respondWith(knowSwitch().then((isOn) => (isOn ? Response.error() : askNetwork(request))));
});
