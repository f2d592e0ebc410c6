import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import { latin1, utf8 } from '../../fixtures/bytes.ts';
import { expectRefusal } from './expect-error.ts';

async function read(html: string): Promise<{ text: string; title: string; headings: [number, string][] }> {
  const { text, title, headings } = await parseFile(utf8(html), 'page.html');
  return { text, title, headings: headings.map(({ level, start, end }) => [level, text.slice(start, end)]) };
}

const SENTENCES = Array.from(
  { length: 12 },
  (_, index) =>
    `<p>In year ${index + 1}, the river rose, the lower road was closed, and the market moved uphill, as it had before.</p>`,
);
const ARTICLE = `<!doctype html><html><head><title>The river – Valley News</title></head><body>
  <header><a href="/">Valley News</a></header>
  <nav><ul><li><a href="/a">Sports</a></li><li><a href="/b">Weather</a></li></ul></nav>
  <main><article><h1>Why the river rose</h1>${SENTENCES.slice(0, 6).join('')}<h2>What came after</h2>${SENTENCES.slice(6).join('')}
  </article></main>
  <aside class="sidebar related"><a href="/x">Most read: ten cakes</a></aside>
  <footer>Copyright Valley News <a href="/imprint">Imprint</a></footer></body></html>`;

describe('an article page', () => {
  it('gives the article without navigation', async () => {
    const { text, title, headings } = await read(ARTICLE);
    expect(title).toBe('The river – Valley News');
    expect(headings.map(([, heading]) => heading)).toEqual(['Why the river rose', 'What came after']);
    for (let year = 1; year <= 12; year++) expect(text).toContain(`In year ${year}, the river`);
    expect(text).not.toMatch(/Sports|ten cakes|Imprint|</);
  });
});

describe('a plain page', () => {
  it('gives blocks on lines of their own, with headings', async () => {
    const parsed = await read(
      '<html><body><h1>Title</h1><p>One <b>bold</b>\n word&amp;more.</p><ul><li>a<li>b</ul><div>x<br>y</div></body></html>',
    );
    expect(parsed.text).toBe('Title\n\nOne bold word&more.\n\na\nb\n\nx\ny');
    expect(parsed.headings).toEqual([[1, 'Title']]);
    expect(parsed.title).toBe('Title');
  });

  it('writes tables as rows with bars and code as it stands', async () => {
    const parsed = await read(
      '<table><tr><th>Year<th>Loss</tr><tr><td><p>1999</p><td>3 <i>m</i></tr></table><pre>a\n  <b>b</b>\n\nc</pre>end',
    );
    expect(parsed.text).toBe('Year | Loss\n1999 | 3 m\n\na\n  b\n\nc\n\nend');
  });

  it('reads tables that lay out a page as blocks', async () => {
    const parsed = await read(
      '<table><tr><td><h2>Left</h2><p>one</p></td><td><h2>Right</h2><p>two</p></td></tr></table>',
    );
    expect(parsed.text).toBe('Left\n\none\n\nRight\n\ntwo');
  });

  it('leaves out navigation and what is hidden', async () => {
    const parsed = await read(
      '<nav>menu</nav><div role="navigation">more</div><p hidden>no</p><p style="color:red; display: none">no</p>' +
        '<p aria-hidden="true">no</p><p>Yes.</p><select><option>no</select><button>no</button>',
    );
    expect(parsed.text).toBe('Yes.');
  });

  it('leaves out the marks of notes, but no links with words', async () => {
    const parsed = await read(
      '<p>It failed.<sup><a href="#n1">[1]</a></sup> See <a href="#part">the next part</a>.</p><ol><li id="n1">In May. <a href="#r1">↑</a></ol>',
    );
    expect(parsed.text).toBe('It failed. See the next part.\n\nIn May.');
  });

  it('reads XHTML', async () => {
    const parsed = await read(
      '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body><!-- no --><p>One<br/>two &#8211; three.</p></body></html>',
    );
    expect(parsed).toMatchObject({ title: 'T', text: 'One\ntwo – three.' });
  });

  it('reads fragments, and pages without a body tag', async () => {
    expect((await read('Just <em>words</em>.')).text).toBe('Just words.');
    expect(await read('<title>T</title><p>a<p>b')).toMatchObject({ title: 'T', text: 'a\n\nb' });
  });

  it('uses the declared encoding when the bytes are not UTF-8', async () => {
    const bytes = latin1('<meta charset="iso-8859-2"><p>\u00a3\u00f3d\u00bc</p>');
    expect((await parseFile(bytes, 'a.html')).text).toBe('Łódź');
  });

  it('refuses a page without text', async () => {
    await expectRefusal(parseFile(utf8('<html><body><img src="a.png"></body></html>'), 'a.html'), 'file-empty');
  });
});

describe('pages with code', () => {
  const HOSTILE =
    '<html><head><script>globalThis.ran = "head"</script><style>p { color: red }</style></head>' +
    '<body onload="globalThis.ran = \'load\'"><script>globalThis.ran = "body"; document.write("WRITTEN")</script>' +
    '<p onclick="globalThis.ran = \'click\'">Visible <img src="x" onerror="globalThis.ran = \'error\'">words.</p>' +
    '<svg><script>globalThis.ran = "svg"</script><text>drawn</text></svg>' +
    '<a href="javascript:globalThis.ran = 1">a link</a><template><p>later</p></template>' +
    '<noscript><p>without</p></noscript><iframe srcdoc="&lt;p&gt;framed&lt;/p&gt;">frame</iframe></body></html>';

  it('never runs and never shows it', async () => {
    const parsed = await read(HOSTILE);
    expect((globalThis as { ran?: string }).ran).toBeUndefined();
    expect(parsed.text.replace(/\s+/g, ' ')).toBe('Visible words. a link');
  });

  it('neither in an article', async () => {
    const parsed = await read(
      ARTICLE.replace('<p>', '<script>globalThis.ran = "article"</script><p onclick="globalThis.ran=1">'),
    );
    expect((globalThis as { ran?: string }).ran).toBeUndefined();
    expect(parsed.text).not.toContain('globalThis');
  });

  it('shows escaped markup as the text it is', async () => {
    expect((await read('<p>Use &lt;script&gt; with care.</p>')).text).toBe('Use <script> with care.');
  });
});

describe('pages nested very deep', () => {
  it('are read', async () => {
    const depth = 20_000;
    const parsed = await read(`${'<div>'.repeat(depth)}core${'</div>'.repeat(depth)}`);
    expect(parsed.text).toBe('core');
  });
});
