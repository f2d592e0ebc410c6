/**
 * Pours known text into pages, in the browser that prints them: columns are filled from above, figures and tables stand at the head of a column, footnotes at
 * its foot, and what doesn't fit goes on in the next one, within sentences and words as in print.
 *
 * @param {import('./known-text.ts').KnownText} known
 * @param {{ columns: number, gaps: boolean }} style
 */
// oxlint-disable-next-line no-unused-vars -- called by printed-pages.ts
function pour(known, style) {
  const SOFT_HYPHEN = '\u00ad';
  /** Where a word may be broken: between consonants that vowels stand around. Not always where a dictionary would, which is all the same here. */
  const broken = (word) =>
    word.length < 7
      ? word
      : word.replace(/(?<=\p{L}[aeiouy][^aeiouy\W])(?=[^aeiouy\W][aeiouy]\p{L}{2})/giu, SOFT_HYPHEN);
  let page, columns, column;
  const element = (kind, parent, text = '') => {
    const made = document.createElement('div');
    made.className = kind;
    made.textContent = text;
    parent.append(made);
    return made;
  };
  const newPage = () => {
    page = element('page', document.body);
    const number = document.querySelectorAll('.page').length;
    element(
      'head',
      page,
      number === 1 ? '' : number % 2 === 0 ? `${number}    ${known.running}` : `${known.running}    ${number}`,
    );
    if (number === 1) element('title', page, known.blocks[0].text);
    const body = element('columns', page);
    element('foot', page, number === 1 ? known.foot : '');
    columns = Array.from({ length: style.columns }, () => {
      const each = element('column', body);
      return { each, floats: element('floats', each), text: element('text', each), notes: element('notes', each) };
    });
  };
  const nextColumn = () => {
    if (!columns?.length) newPage();
    column = columns.shift();
  };
  const isFull = () =>
    column.text.offsetTop + column.text.offsetHeight + column.notes.offsetHeight > column.each.clientHeight;
  const wordOf = ({ text, style: set, note }) => {
    const made = document.createElement('span');
    made.className = set;
    made.textContent = broken(text);
    if (note !== undefined) {
      const mark = document.createElement('sup');
      mark.textContent = String(note);
      made.append(mark);
    }
    return made;
  };
  /** As many words as fit; the notes of those words have to fit, too. @returns how many were set */
  const setWords = (words, isFirst) => {
    const paragraph = element(isFirst ? 'paragraph first' : 'paragraph', column.text);
    let done = 0;
    const own = [];
    for (const word of words) {
      const made = wordOf(word);
      paragraph.append(...(done > 0 ? [' '] : []), made);
      if (word.note !== undefined) {
        const note = element('note', column.notes);
        note.innerHTML = `<sup>${word.note}</sup> `;
        note.append(broken(known.notes[word.note - 1]));
        own[done] = note;
      }
      if (isFull()) {
        made.remove();
        own[done]?.remove();
        // The line that the next column goes on with is full, as in print.
        if (done > 0) paragraph.classList.add('cut');
        break;
      }
      done++;
    }
    // Two lines at least, or none.
    if (done < words.length && done < 16) {
      for (const note of own) note?.remove();
      paragraph.remove();
      return 0;
    }
    return done;
  };
  /** Floats wait for the next column. */
  const waiting = [];
  const startColumn = () => {
    nextColumn();
    const block = waiting.shift();
    if (block === undefined) return;
    const box = element(block.kind, column.floats);
    if (block.kind === 'figure') {
      box.innerHTML = `<svg viewBox="0 0 300 150"><path d="M30 10V120H290" fill="none" stroke="black"/><path d="M30 110L100 60 160 80 220 30 290 50" fill="none" stroke="gray"/>${block.labels
        .map((label, at) =>
          at < 6
            ? `<text x="${30 + at * 45}" y="134">${label}</text>`
            : at === 6
              ? `<text x="150" y="148">${label}</text>`
              : `<text transform="translate(12 110) rotate(-90)">${label}</text>`,
        )
        .join('')}</svg>`;
    } else {
      const table = document.createElement('table');
      for (const cells of block.rows)
        for (const [at, cell] of cells.entries()) {
          if (at === 0) table.insertRow();
          table.rows[table.rows.length - 1].insertCell().textContent = cell;
        }
      box.append(table);
    }
    element('caption', box, broken(block.caption));
  };
  startColumn();
  for (const block of known.blocks.slice(1)) {
    if (block.kind === 'heading') {
      const heading = element('heading', column.text, block.text);
      const room = element('paragraph', column.text, 'x '.repeat(120));
      const isLast = isFull();
      room.remove();
      if (isLast) {
        heading.remove();
        startColumn();
        column.text.append(heading);
      }
    } else if (block.kind === 'paragraph') {
      let left = block.words;
      while (left.length > 0) {
        const done = setWords(left, left === block.words);
        left = left.slice(done);
        if (left.length > 0) startColumn();
      }
    } else waiting.push(block);
  }
  while (waiting.length > 0) startColumn();
}
