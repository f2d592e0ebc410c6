/** @file Markdown, HTML, JSON and BibTeX: what they say, and that words of documents never become markup. */
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { parseHTML } from 'linkedom';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { estimateWidth } from '../../../src/engine/diagram/diagram.ts';
import { bibtexOf, escapeTex } from '../../../src/engine/export/bibtex.ts';
import { htmlOf } from '../../../src/engine/export/html.ts';
import { escapeMarkdown, markdownOf } from '../../../src/engine/export/markdown.ts';
import { escapeMarkup } from '../../../src/engine/export/markup.ts';
import { notebookJson } from '../../../src/engine/export/notebook-json.ts';
import { cell, citation, manuscript, step, WORDS } from './samples.ts';
import { documentInfo, emptyAnswer } from '../../fixtures/records.ts';

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number];

const tree = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child as Node)).join('') : '';
}

const quote = 'Frost *killed* <b>all</b> [blossoms](x) & more.';
const cells = [
  cell('1', 'Why were apples dear in # 5?', {
    answer: emptyAnswer({
      sentences: [
        { text: quote, citations: [citation(1, 'a', 120, quote)] },
        { text: 'Ferries closed.', citations: [], support: { supported: false, reason: 'no sentence says so' } },
      ],
      path: [
        step('A late frost', 'fewer apples', {
          gate: { from: 'weather', to: 'markets', score: 1, tier: 'builtin', evidence: [] },
        }),
        step('Fewer apples', 'cheap cider', { polarity: -1, hedged: true, citation: 9 }),
      ],
    }),
  }),
];

describe('Markdown', () => {
  const markdown = markdownOf(manuscript(cells), WORDS, (note) => note);

  it('cites with footnotes that hold quote, source and page', () => {
    const { children } = tree(markdown);
    const definition = children.find(({ type }) => type === 'footnoteDefinition');
    expect(textOf(definition!)).toBe(`“${quote}” — Late frosts, papers/frost.pdf, p. 2`);
    expect(markdown).toContain('more.[^1]');
    expect(children.filter(({ type }) => type === 'heading').map(textOf)).toEqual([
      'Orchards',
      'Why were apples dear in # 5?',
    ]);
  });

  it('says what is not borne out, and the steps of the path with their doubts and gates', () => {
    const list = tree(markdown).children.find(({ type }) => type === 'list');
    expect(textOf(list!)).toBe(
      'A late frost → leads to → fewer apples (through the gate weather → markets)' +
        'Fewer apples → perhaps lowers → cheap cider',
    );
    expect(markdown).toContain('*(not borne out: no sentence says so)*');
  });

  it('says a step as its document does, and never as markup', () => {
    const said = [
      cell('1', 'Why?', {
        answer: emptyAnswer({ path: [step('Frost', 'the blossoms', { polarity: -1, said: 'wiped *out* <b>' })] }),
      }),
    ];
    const list = tree(markdownOf(manuscript(said), WORDS, (note) => note)).children.find(({ type }) => type === 'list');
    expect(textOf(list!)).toBe('Frost → wiped *out* <b> → the blossoms');
    const { document } = parseHTML(htmlOf(manuscript(said), WORDS, (text) => estimateWidth(text, 15)));
    expect(document.querySelector('ol em')?.textContent).toBe('wiped *out* <b>');
  });

  it('shows any text as it is', () => {
    const words = fc.array(
      fc.oneof(
        fc.string(),
        fc.constantFrom(
          '# a',
          '1. b',
          '- c',
          '> d',
          '***',
          '---',
          '===',
          '<b>',
          '![x](y)',
          '[^1]',
          '`',
          '|',
          '&amp;',
          '&#65;',
          '\\*',
          '~~e~~',
          '$f$',
          '+',
          '10) g',
          '_h_',
        ),
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(words, (parts) => {
        // Line breaks and runs of spaces become one space; addresses that are linked by themselves keep their words.

        const text = parts
          .join(' ')
          .replace(/\p{Cc}/gu, '')
          .replace(/\s+/g, ' ')
          .trim();
        fc.pre(text !== '');
        const { children } = tree(escapeMarkdown(text));
        expect(children.map(({ type }) => type)).toEqual(['paragraph']);
        expect(textOf(children[0]!).trim()).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});

describe('HTML', () => {
  const html = htmlOf(manuscript(cells), WORDS, (text) => estimateWidth(text, 15));

  it('is one file without scripts or addresses outside, with the path as a picture and in words', () => {
    const { document } = parseHTML(html);
    expect(document.querySelectorAll('script, link, img, iframe').length).toBe(0);
    expect([...document.querySelectorAll('[href]')].every((link) => link.getAttribute('href')!.startsWith('#'))).toBe(
      true,
    );
    expect(document.querySelector('h1')?.textContent).toBe('Orchards');
    expect(document.querySelector('figure svg title')?.textContent).toBe('Causal path');
    expect(document.querySelector('.gate')?.textContent).toContain('weather → markets');
    expect(document.querySelector('#n1')?.textContent).toBe(`“${quote}” Late frosts, papers/frost.pdf, p. 2`);
    expect(document.querySelector('sup a')?.getAttribute('href')).toBe('#n1');
  });

  it('draws no link that is said by itself, and lists it under a heading of its own, as Markdown does', () => {
    const apartOnly = manuscript(cells).sections.map((section) =>
      section.kind !== 'question'
        ? section
        : {
            ...section,
            answers: section.answers.map((answer) => ({
              ...answer,
              steps: answer.steps.map((step) => ({ ...step, apart: true as const })),
            })),
          },
    );
    const listed = htmlOf({ ...manuscript(cells), sections: apartOnly }, WORDS, (text) => estimateWidth(text, 15));
    const count = (of: string, selector: string) => parseHTML(of).document.querySelectorAll(selector).length;
    expect(count(html, 'figure')).toBeGreaterThan(0);
    expect(count(listed, 'figure')).toBe(0);
    expect(count(listed, 'ol > li')).toBe(count(html, 'ol > li'));
    const headings = (of: string) => [...parseHTML(of).document.querySelectorAll('h3')].map((each) => each.textContent);
    expect(headings(html)).toContain('Causal path');
    expect(headings(listed)).toContain('Links said by themselves');
    expect(headings(listed)).not.toContain('Causal path');
    const markdown = markdownOf({ ...manuscript(cells), sections: apartOnly }, WORDS, (note) => note);
    expect(markdown).toContain('**Links said by themselves**');
    expect(markdown).not.toContain('**Causal path**');
  });

  it('numbers links on from the path', () => {
    const said = { ...step('frost', 'loss'), apart: true as const };
    const parts = cell('1', 'Why?', {
      answer: emptyAnswer({
        sentences: [{ text: quote, citations: [citation(1, 'a', 0, quote)] }],
        path: [said, step('cold', 'frost'), step('frost', 'fewer apples')],
      }),
    });
    const markdown = markdownOf(manuscript([parts]), WORDS, (note) => note);
    expect(markdown.match(/^\d\. \S+/gm)).toEqual(['1. cold', '2. frost', '3. frost']);
    const { document } = parseHTML(htmlOf(manuscript([parts]), WORDS, (text) => estimateWidth(text, 15)));
    expect([...document.querySelectorAll('ol[start]')].map((list) => list.getAttribute('start'))).toEqual(['1', '3']);
  });

  it('takes no word of a document for markup', () => {
    const trap = `</title></style><script>alert(1)</script><img src=x onerror='a()'>"&`;
    const trapped = cell('1', trap, {
      answer: emptyAnswer({
        sentences: [{ text: trap, citations: [citation(1, 'a', 0, trap)] }],
        path: [step(trap, 'b')],
      }),
    });
    const { document } = parseHTML(htmlOf(manuscript([trapped]), WORDS, (text) => estimateWidth(text, 15)));
    expect(document.querySelectorAll('script, img').length).toBe(0);
    expect(document.querySelector('h2')?.textContent).toBe(trap);
  });

  it('escapes any text so that XML gives it back, but for what XML has no way to write', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let read = '';
        const parser = new SaxesParser();
        parser.on('text', (part) => (read += part));
        parser.write(`<a b="${escapeMarkup(text)}">${escapeMarkup(text)}</a>`).close();
        // oxlint-disable-next-line no-control-regex
        const writable = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '');
        expect(read).toBe(writable.replace(/\r\n?/g, '\n'));
      }),
    );
  });
});

describe('JSON', () => {
  it('holds the cells as they are stored, times as text and no inner name of the notebook', () => {
    const text = notebookJson({
      name: 'Orchards',
      cells,
      sources: [documentInfo('a', 'papers/frost.pdf')],
      formatTime: (time) => `T${time}`,
      now: 5,
    });
    expect(text).not.toContain('inner-name');
    expect(JSON.parse(text)).toMatchObject({
      format: 'causeway-notebook',
      version: 1,
      exportedAt: 'T5',
      notebook: { name: 'Orchards' },
      sources: [{ id: 'a', addedAt: 'T0' }],
      cells: [
        { askedAt: 'T1000', answer: { path: [{ cause: 'A late frost' }, {}], trace: { timings: { seeds: 1 } } } },
      ],
    });
  });
});

describe('BibTeX', () => {
  const reference = {
    type: 'article',
    title: 'Frost & 100% loss of {apples}',
    authors: ['Müller, Änne', 'World Health Organization'],
    year: 2020,
    date: '2020-05',
    journal: 'J_Frost',
    doi: '10.1/a_b',
    url: 'https://example.org/a%20b',
    key: '',
  };

  it('writes the reference of a source, its words escaped and organisations whole', () => {
    expect(bibtexOf([{ info: documentInfo('a', 'a.pdf', { reference }), title: '' }], () => 'never')).toBe(
      [
        '@article{muller2020frost,',
        '  author = {Müller, Änne and {World Health Organization}},',
        '  title = {Frost \\& 100\\% loss of \\{apples\\}},',
        '  journal = {J\\_Frost},',
        '  year = {2020},',
        '  date = {2020-05},',
        '  doi = {10.1/a\\_b},',
        '  url = {https://example.org/a%20b},',
        '  file = {a.pdf},',
        '}\n',
      ].join('\n'),
    );
  });

  it('gives a source without one its title, file and day, and keys that differ', () => {
    const sources = [
      { info: documentInfo('a', 'folder/The Frost.txt'), title: '' },
      { info: documentInfo('b', 'x.txt', { date: '2019' }), title: 'Frost: a story' },
      { info: documentInfo('c', '04-苹果.txt'), title: '' },
    ];
    const text = bibtexOf(sources, () => '2026-05-03');
    expect([...text.matchAll(/@misc\{([^,]*),/g)].map(([, key]) => key)).toEqual(['frost', 'frost-2', 'source']);
    expect(text).toContain('title = {The Frost},\n  date = {2026-05-03},\n  howpublished = {The Frost.txt}');
    expect(text).toContain('date = {2019}');
  });

  it('leaves no special character of TeX unescaped', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const bare = escapeTex(text)
          .replace(/\\text(?:backslash|asciitilde|asciicircum)\{\}/g, '')
          .replace(/\\[{}$&#%_]/g, '');
        expect(bare).not.toMatch(/[\\{}$&#%_~^]/);
      }),
    );
  });
});
