/**
 * @file Runs in the page whose opening is measured: fills a notebook past the app, notes when it is painted, and scrolls through its
 * sources.
 */
(() => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const wait = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  /** Writes a notebook of sources and notes; it has no texts and can only be looked at. */
  async function fill(sources, cells) {
    const database = await wait(indexedDB.open('causeway'));
    const notebookId = 'bench';
    const transaction = database.transaction(['notebooks', 'documents', 'cells', 'cellHeads'], 'readwrite');
    const store = (name) => transaction.objectStore(name);
    store('notebooks').put({ id: notebookId, name: 'Bench', createdAt: 1, generation: 0 });
    for (let position = 0; position < sources; position++) {
      const number = String((position * 7919) % sources).padStart(6, '0');
      const info = {
        id: `document-${number}`,
        name: `reports/${1990 + (position % 30)}/report ${number}.pdf`,
        format: 'pdf',
        bytes: 10_000 + position,
        characters: 20_000,
        pages: 12,
        language: 'en',
        addedAt: 1,
        status: 'ready',
        error: null,
        warnings: [],
        tags: [`tag-${position % 40}`],
        fileDate: String(1990 + (position % 30)),
      };
      store('documents').put({ notebookId, info, position });
    }
    for (let position = 0; position < cells; position++) {
      const cell = {
        id: `cell-${position}`,
        notebookId,
        kind: 'note',
        note: `Note ${position}: what was read today, and what is still open.`,
        order: `b${String(position).padStart(6, '0')}V`,
        question: '',
        askedAt: position,
        stopped: false,
        error: null,
      };
      store('cells').put({ ...cell, answer: null });
      store('cellHeads').put({ ...cell, start: '' });
    }
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onerror = () => reject(transaction.error);
    });
    database.close();
    localStorage.setItem('causeway.notebook', notebookId);
  }

  /** Whether the notebook has an index, so that nothing is worked on any more. */
  async function isIndexed() {
    const database = await wait(indexedDB.open('causeway'));
    const indexes = await wait(database.transaction('indexes').objectStore('indexes').count());
    database.close();
    return indexes > 0;
  }

  const isShown = (wantsCell) =>
    document.querySelector('[aria-label="Sources"] li') !== null &&
    (!wantsCell || document.querySelector('.questions ol li') !== null);

  /** Milliseconds since navigation at which a source and a cell are painted. */
  async function painted(wantsCell) {
    while (!isShown(wantsCell)) await frame();
    await frame();
    return performance.now();
  }

  /** Scrolls through the sources, and then draws that many rows as a plain list. */
  async function scrollThrough(sources, frames) {
    const list = document.querySelector('[aria-label="Sources"]');
    const scroller = list.parentElement;
    const { left, top, width, height } = scroller.getBoundingClientRect();
    let blankFrames = 0;
    for (let step = 1; step <= frames; step++) {
      scroller.scrollTop = (list.offsetHeight * step) / frames;
      await frame();
      // What this frame shows is decided after its callbacks.
      await new Promise((resolve) => setTimeout(resolve));
      const seen = [0.25, 0.5, 0.75].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
      if (seen.some((element) => !element?.closest('li'))) blankFrames++;
    }
    const plain = document.createElement('ul');
    const [row] = list.children;
    const start = performance.now();
    for (let count = 0; count < sources; count++) {
      const copy = row.cloneNode(true);
      copy.style.position = 'static';
      copy.style.transform = 'none';
      plain.append(copy);
    }
    list.replaceWith(plain);
    await frame();
    await frame();
    return { frames, blankFrames, plainList: performance.now() - start };
  }

  window.causewayOpening = { fill, isIndexed, painted, scrollThrough };
})();
