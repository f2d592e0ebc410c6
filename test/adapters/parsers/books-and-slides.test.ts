import { describe, expect, it } from 'vitest';
import { withoutLongGaps } from '../../../src/adapters/parsers/mhtml.ts';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import { latin1, noise } from '../../fixtures/bytes.ts';
import { writeEpub, writeOpenDocument, writePptx } from '../../fixtures/office.ts';
import { expectRefusal } from './expect-error.ts';
import { outline } from './sections.ts';

describe('EPUB', () => {
  const chapters = [
    {
      title: 'How it began',
      body:
        '<p>The dam broke because the spillway was blocked.<a epub:type="noteref" href="notes.xhtml#n1">1</a> <a id="x"/>It rained.</p>' +
        '<aside epub:type="footnote"><p>Since 1999.</p></aside>',
    },
    { title: 'Afterwards', body: '<h1>What came after</h1><script/><p>Villages were flooded.</p>' },
  ];

  it.each(['nav', 'ncx'] as const)(
    'gives chapters in order, with titles from its %s where they have none',
    async (contents) => {
      const parsed = await parseFile(writeEpub(chapters, { title: 'Dams', contents }), 'book.epub');
      expect(parsed).toMatchObject({ format: 'epub', title: 'Dams', date: '2019-07-01', warnings: [] });
      expect(outline(parsed)).toEqual(['1 How it began', '1 What came after']);
      expect(parsed.text).toBe(
        'How it began\n\nThe dam broke because the spillway was blocked. It rained.\n\nSince 1999.\n\n' +
          'What came after\n\nVillages were flooded.',
      );
    },
  );

  it('is told by what is in it, whatever its name', async () => {
    expect((await parseFile(writeEpub(chapters), 'book.zip')).format).toBe('epub');
  });

  it('refuses a copy-protected book, but not one with scrambled fonts', async () => {
    const reference = (uri: string): string =>
      `<encryption><EncryptedData><CipherReference URI="${uri}"/></EncryptedData></encryption>`;
    const locked = writeEpub(chapters, { extra: { 'META-INF/encryption.xml': reference('OEBPS/chapter 1.xhtml') } });
    const error = await expectRefusal(parseFile(locked, 'bought.epub'), 'file-encrypted');
    expect(error.message).toContain('copy-protected');
    const fonts = writeEpub(chapters, { extra: { 'META-INF/encryption.xml': reference('OEBPS/font.otf') } });
    expect((await parseFile(fonts, 'a.epub')).format).toBe('epub');
  });

  it('refuses a book without a reading order', async () => {
    await expectRefusal(parseFile(writeEpub([]), 'a.epub'), 'file-damaged');
  });
});

describe('PowerPoint', () => {
  it('gives slides in the order of the presentation, as headings, with the notes beneath', async () => {
    const bytes = writePptx([
      { title: 'Why dams fail', points: ['Blocked spillways', 'Erosion'], notes: 'Mention Ashford.' },
      { title: '', points: ['Questions?'] },
      { title: '', points: [] },
    ]);
    const parsed = await parseFile(bytes, 'talk.pptx');
    expect(parsed.format).toBe('pptx');
    expect(outline(parsed)).toEqual(['1 Slide 1: Why dams fail', '2 Notes', '1 Slide 2']);
    expect(parsed.text).toBe(
      'Slide 1: Why dams fail\n\nBlocked spillways\n\nErosion\n\nNotes\n\nMention Ashford.\n\nSlide 2\n\nQuestions?',
    );
  });
});

describe('OpenDocument', () => {
  it('gives headings, lists, tables and notes, without deleted text, comments and contents', async () => {
    const body =
      '<office:text><text:tracked-changes><text:p>Deleted.</text:p></text:tracked-changes>' +
      '<text:table-of-content><text:p>Causes 1</text:p></text:table-of-content>' +
      '<text:h text:outline-level="2">Causes</text:h>' +
      '<text:p>The gate<text:s text:c="2"/>rusted<text:note><text:note-citation>1</text:note-citation><text:note-body>' +
      '<text:p>In 1999.</text:p></text:note-body></text:note>.<office:annotation><text:p>Sure?</text:p></office:annotation></text:p>' +
      '<text:list><text:list-item><text:p>Rain</text:p></text:list-item><text:list-item><text:p>Sleep</text:p></text:list-item></text:list>' +
      '<table:table><table:table-row><table:table-cell><text:p>Site</text:p></table:table-cell><table:table-cell>' +
      '<text:p>Ash</text:p><text:p>ford</text:p></table:table-cell></table:table-row></table:table></office:text>';
    const parsed = await parseFile(writeOpenDocument(body, { title: 'On dams' }), 'report.odt');
    expect(parsed).toMatchObject({ format: 'odt', title: 'On dams', date: '2021-03-04' });
    expect(outline(parsed)).toEqual(['2 Causes']);
    expect(parsed.text).toBe('Causes\n\nThe gate rusted.\n\nIn 1999.\n\nRain\n\nSleep\n\nSite | Ash ford');
  });

  it('gives the slides of a presentation, whatever it is called', async () => {
    const body =
      '<office:presentation><draw:page draw:name="page1"><draw:frame><text:p>Rain</text:p></draw:frame>' +
      '<presentation:notes><text:p>Say why.</text:p></presentation:notes></draw:page>' +
      '<draw:page draw:name="The end"><text:p>Thanks</text:p></draw:page></office:presentation>';
    const parsed = await parseFile(writeOpenDocument(body, { kind: 'presentation' }), 'talk.odt');
    expect(parsed.format).toBe('odp');
    expect(outline(parsed)).toEqual(['1 Slide 1', '2 Notes', '1 Slide 2: The end']);
  });

  it('refuses a file with a password', async () => {
    const error = await expectRefusal(parseFile(writeOpenDocument('', { encrypted: true }), 'a.odt'), 'file-encrypted');
    expect(error.message).toContain('password');
  });
});

describe('RTF', () => {
  const rtf = (body: string): Uint8Array =>
    latin1(
      '{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset128 MS Gothic;}}' +
        '{\\stylesheet{\\s0 Normal;}{\\s1\\outlinelevel0 heading 1;}}{\\info{\\title On dams}{\\author A. Nobody}}' +
        `${body}}`,
    );

  it('gives headings, paragraphs, tables and notes', async () => {
    const parsed = await parseFile(
      rtf(
        '{\\header Page 1}\\pard\\s1 Causes\\par\\pard\\plain The gate\\tab rusted{\\*\\footnote In 1999.} away.\\par ' +
          '{\\v hidden}\\trowd\\intbl Site\\cell Ashford\\cell\\row\\pard End{\\*\\generator Word}\\par',
      ),
      'letter.doc',
    );
    expect(parsed).toMatchObject({ format: 'rtf', title: 'On dams', warnings: [] });
    expect(outline(parsed)).toEqual(['1 Causes']);
    expect(parsed.text).toBe('Causes\n\nThe gate rusted away.\n\nIn 1999.\n\nSite | Ashford\n\nEnd');
  });

  it('knows characters in code pages, in Unicode and by name', async () => {
    const parsed = await parseFile(
      rtf("caf\\'e9 \\u8211\\'96 \\ldblquote yes\\rdblquote  {\\f1\\'83\\'5f\\'83\\'80} \\{a\\}\\par"),
      'a.rtf',
    );
    expect(parsed.text).toBe('café – “yes” ダム {a}');
  });

  it('reads what is there of a file that was cut off, and says so', async () => {
    const whole = rtf('\\pard One.\\par Two.\\par');
    const parsed = await parseFile(whole.subarray(0, whole.length - 10), 'a.rtf');
    expect(parsed.text).toContain('One.');
    expect(parsed.warnings.join()).toContain('cut off');
  });

  it('refuses data that only begins like it', async () => {
    await expectRefusal(parseFile(Uint8Array.from([...latin1('{\\rtf1 '), ...noise(400)]), 'a.rtf'), 'file-damaged');
  });
});

describe('saved web pages', () => {
  const page = (headers: string): Uint8Array =>
    latin1(
      `From: <Saved by Blink>\r\nSubject: =?utf-8?Q?Dams_=E2=80=93_why?=\r\nMIME-Version: 1.0\r\n${headers}` +
        'Content-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="--edge"\r\n\r\n' +
        '----edge\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n' +
        '<html><head><title>Dams</title><script>bad()</script></head><body><h1>Why dams fail</h1><p>The spill=\r\nway was bl=\r\nocked =E2=80=93 for years.</p></body></html>\r\n' +
        '----edge\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n----edge--\r\n',
    );

  it.each(['page.mhtml', 'page.mht', 'page', 'page.html'])('are read by what is in them: %s', async (path) => {
    const parsed = await parseFile(page(''), path);
    expect(parsed).toMatchObject({ format: 'mhtml', title: 'Dams' });
    expect(outline(parsed)).toEqual(['1 Why dams fail']);
    expect(parsed.text).toBe('Why dams fail\n\nThe spillway was blocked – for years.');
  });

  it('keep their text and lose only long runs of empty lines', () => {
    const gap = (lines: number): Uint8Array => latin1(`a\r\n\r\nb${'\r\n'.repeat(lines)}c\n`);
    expect(withoutLongGaps(gap(1000))).toEqual(gap(1000));
    const shortened = latin1(`a\r\n\r\nb${'\r\n'.repeat(1000)}c\n`);
    const withoutReturns = (bytes: Uint8Array): Uint8Array => bytes.filter((byte) => byte !== 0x0d);
    expect(withoutReturns(withoutLongGaps(gap(5000)))).toEqual(withoutReturns(shortened));
  });
});
