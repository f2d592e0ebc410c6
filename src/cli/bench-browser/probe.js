/**
 * @file Runs in the page under measurement, before the app: notes long tasks and the time from the click on "Ask" to
 * the complete answer, and looks into the stored notebook. It watches only what a person sees, and changes nothing.
 */
(() => {
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });

  let filesGiven = 0;
  const noteFiles = () => (filesGiven = performance.now());
  addEventListener('change', noteFiles, { capture: true });

  /**
   * Durations of tasks over 50 ms since the page was given the files. In the task that gives them, the browser first makes
   * the file objects, which is no work of the page's: that task counts from the event on.
   */
  function longTasks() {
    const ends = tasks.map(({ startTime, duration }) => [Math.max(startTime, filesGiven), startTime + duration]);
    return ends.map(([start, end]) => end - start).filter((duration) => duration > 50);
  }

  const button = (name) => [...document.querySelectorAll('button')].find((one) => nameOf(one) === name && isShown(one));
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.textContent.trim();
  const isShown = (element) => element.checkVisibility();

  /** An answer is complete when it is there and nothing is left to stop. */
  function isComplete(before) {
    const answer = document.querySelector('[aria-label="Answer"]');
    if (answer === null || button('Stop') !== undefined || answer.getAttribute('aria-busy') === 'true') return false;
    return answer !== before.element || answer.textContent !== before.text;
  }

  function painted() {
    return new Promise((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(null);
      });
    });
  }

  /** Clicks "Ask" and gives the milliseconds until the complete answer is painted, and what it says. */
  async function timeAnswer() {
    const element = document.querySelector('[aria-label="Answer"]');
    const before = { element, text: element?.textContent };
    const start = performance.now();
    const finished = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isComplete(before)) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    button('Ask').click();
    await finished;
    const end = await painted();
    return { milliseconds: end - start, sinceNavigation: end };
  }

  /** Passages that have a vector. Blocks are named [notebook, model, document, part]; those of names have no document. */
  async function embedded() {
    const count = await withDatabase(async (database) => {
      const request = database.transaction('embeddings').objectStore('embeddings').openCursor();
      let passages = 0;
      for (let cursor = await wait(request); cursor !== null; cursor = await next(cursor, request)) {
        if (cursor.primaryKey[2] !== '') passages += cursor.value.keys.length / 2;
      }
      return passages;
    });
    return count ?? 0;
  }

  /** What the answer that was asked for last was found by; null while it is not stored. */
  function lastSearch() {
    return withDatabase(async (database) => {
      const cells = await wait(database.transaction('cells').objectStore('cells').getAll());
      const last = cells.sort((a, b) => b.askedAt - a.askedAt)[0];
      return last?.answer?.trace.search ?? null;
    });
  }

  /** Asks as `timeAnswer`, and waits until the answer is the one that it settles to. */
  async function timeSettled() {
    const start = performance.now();
    const first = await timeAnswer();
    for (;;) {
      const search = await lastSearch();
      const isSettled = search?.reader?.passages > 0 || search?.reader?.failure !== undefined;
      if (isSettled || performance.now() - start > 20_000) break;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return { ...first, settled: performance.now() - start };
  }

  /** Whether the stored answer to a question cites a document of that name; null while there is none. */
  function cites(question, name) {
    return withDatabase(async (database) => {
      const stores = database.transaction(['cells', 'documents']);
      const cells = await wait(stores.objectStore('cells').getAll());
      const documents = await wait(stores.objectStore('documents').getAll());
      const last = cells.filter((cell) => cell.question === question).sort((a, b) => b.askedAt - a.askedAt)[0];
      if (!last?.answer) return null;
      const id = documents.find(({ info }) => info.name === name)?.info.id;
      return last.answer.sentences.some(({ citations }) => citations.some(({ documentId }) => documentId === id));
    });
  }

  /** Bytes of a value in the structured-clone format: one tag each, numbers as short as they go. */
  function bytesOf(value) {
    if (typeof value === 'string') return 2 + (/^[\0-\xff]*$/.test(value) ? value.length : value.length * 2);
    if (typeof value === 'number')
      return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? integerBytes(value) : 9;
    if (typeof value !== 'object' || value === null) return 1;
    if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return value.byteLength + 8;
    if (value instanceof Blob) return value.size;
    const entries = value instanceof Map ? [...value] : Object.entries(value);
    const parts = Array.isArray(value) || value instanceof Set ? [...value] : entries.flat();
    return parts.reduce((sum, part) => sum + bytesOf(part), 4);
  }

  function integerBytes(value) {
    return 1 + Math.max(1, Math.ceil((32 - Math.clz32(Math.abs(value) * 2)) / 7));
  }

  function wait(request) {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }

  /** Gives null while there is no database: opening one here would create it, empty. */
  async function withDatabase(work) {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'causeway')) return null;
    const database = await wait(indexedDB.open('causeway'));
    try {
      return await work(database);
    } finally {
      database.close();
    }
  }

  /** Number of documents that the notebook's newest index covers, how far it has drifted from one that is built whole, its statistics, and the number of files that wait. */
  function indexed() {
    return withDatabase(async (database) => {
      const stores = database.transaction(['indexes', 'journal']);
      const [index] = await wait(stores.objectStore('indexes').getAll());
      const waiting = await wait(stores.objectStore('journal').count());
      return {
        covered: index?.covered.length ?? 0,
        waiting,
        drift: index?.drift ?? 0,
        statistics: index?.statistics ?? null,
      };
    });
  }

  /** Bytes in each object store, keys included. */
  function storedBytes() {
    return withDatabase(async (database) => {
      const bytes = {};
      for (const name of database.objectStoreNames) {
        bytes[name] = 0;
        const request = database.transaction(name).objectStore(name).openCursor();
        for (let cursor = await wait(request); cursor !== null; cursor = await next(cursor, request)) {
          bytes[name] += bytesOf(cursor.value) + bytesOf(cursor.primaryKey);
        }
      }
      return bytes;
    });
  }

  function next(cursor, request) {
    cursor.continue();
    return wait(request);
  }

  const STATES = {
    /** Its sources are listed, and under them what its index holds. */
    answerable: () =>
      document.querySelector('[aria-label="Sources"] li') && document.querySelector('.progress > p.muted'),
    /** The passphrase may be typed. */
    locked: () => document.activeElement?.closest('form.lock'),
  };

  /** Resolves when the page shows that state, at once where it does already; gives the milliseconds since navigation. */
  function when(state) {
    return new Promise((resolve) => {
      const look = () => {
        if (!STATES[state]()) return;
        observer.disconnect();
        resolve(painted());
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      addEventListener('focusin', look, { capture: true });
      look();
    });
  }

  let opened = null;

  /** Has the next click timed, until the page can answer; it may be able to now, of what it showed before. */
  function timeOpening() {
    opened = new Promise((resolve) => {
      const clicked = async () => {
        const start = performance.now();
        await left('answerable');
        resolve((await when('answerable')) - start);
      };
      addEventListener('click', () => void clicked(), { capture: true, once: true });
    });
  }

  function left(state) {
    return new Promise((resolve) => {
      const look = () => {
        if (STATES[state]()) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true });
      look();
    });
  }

  window.causewayProbe = {
    ...{ longTasks, timeAnswer, timeSettled, embedded, indexed, cites, storedBytes },
    ...{ when, timeOpening, opened: () => opened },
  };
})();
