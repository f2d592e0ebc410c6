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

  const sentence = (number, position) =>
    `Passage ${number} of the reports found that the storm of ${1990 + (position % 30)} led to the closure of the railway.`;
  const passages = (count, position) =>
    Array.from({ length: count }, (_, number) => ({
      documentId: 'document-000000',
      start: 0,
      end: 100,
      text: sentence(number, position),
      score: 0.5,
      via: 'seed',
      reason: 'On the way from the cause to the effect.',
    }));

  /** An answer with as much evidence as one out of many sources has: 25 KB. */
  function answerTo(question, position) {
    const [first, ...kept] = passages(40, position);
    const citation = { documentId: first.documentId, start: first.start, end: first.end, text: first.text, number: 1 };
    return {
      status: 'answered',
      question,
      tier: 'builtin',
      sentences: [{ text: first.text, citations: [citation] }],
      path: [],
      evidence: [first, ...kept],
      trace: {
        seeds: [],
        hops: [40],
        gates: [],
        kept: [first, ...kept],
        rejected: passages(40, position),
        timings: { seeds: 1, expansion: 1, filter: 1, answer: 1 },
      },
    };
  }

  /** Every other cell is a note, which is open; the others are folded questions. */
  function bodyOf(position) {
    if (position % 2 === 1)
      return {
        kind: 'note',
        question: '',
        answer: null,
        note: `Note ${position}: what was *read* today.\n\n- still open`,
      };
    const question = `Question ${position}: why was the railway closed?`;
    return { question, answer: answerTo(question, position) };
  }

  /** Writes a notebook of sources and cells; the sources have no texts and can only be looked at. */
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
      const { answer, ...rest } = bodyOf(position);
      const head = {
        ...rest,
        id: `cell-${position}`,
        notebookId,
        order: `b${String(position).padStart(6, '0')}V`,
        askedAt: position,
        stopped: false,
        error: null,
      };
      store('cells').put({ ...head, answer });
      store('cellHeads').put({ ...head, start: answer?.sentences[0].text ?? '' });
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

  /** Scrolls a list from end to end; how many frames showed a place in it without a row, and the longest, in milliseconds. */
  async function scrollList(scroller, frames) {
    const { left, top, width, height } = scroller.getBoundingClientRect();
    let [blankFrames, longest] = [0, 0];
    for (let step = 1; step <= frames; step++) {
      const start = performance.now();
      scroller.scrollTop = ((scroller.scrollHeight - height) * step) / frames;
      await frame();
      // What this frame shows is decided after its callbacks.
      await new Promise((resolve) => setTimeout(resolve));
      longest = Math.max(longest, performance.now() - start);
      const seen = [0.25, 0.5, 0.75].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
      if (seen.some((element) => (element?.closest('li')?.innerText ?? '').trim() === '')) blankFrames++;
    }
    return { frames, blankFrames, longest };
  }

  /** Scrolls through the sources and the cells, and then draws the sources as a plain list. */
  async function scrollThrough(sources, wantsCells, frames) {
    const list = document.querySelector('[aria-label="Sources"]');
    const scrolledSources = await scrollList(list.parentElement, frames);
    const scrolledCells = wantsCells ? await scrollList(document.querySelector('[data-scroller]'), frames) : null;
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
    return { scrolledSources, scrolledCells, plainList: performance.now() - start };
  }

  window.causewayOpening = { fill, isIndexed, painted, scrollThrough };
})();
