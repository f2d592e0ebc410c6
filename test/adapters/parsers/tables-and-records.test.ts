import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import { MAX_SHEETS } from '../../../src/adapters/parsers/xlsx.ts';
import { utf8 } from '../../fixtures/bytes.ts';
import { writeOpenDocument, writeXlsx } from '../../fixtures/office.ts';
import { expectRefusal } from './expect-error.ts';
import { outline } from './sections.ts';

const read = (text: string, path: string) => parseFile(utf8(text), path);

describe('CSV and TSV', () => {
  it('gives each row with the names of its columns', async () => {
    const parsed = await read('Site,Cause,Year\n"Ashford, North",blocked spillway,1999\nBexley,,2001\n\n', 'dams.csv');
    expect(parsed.format).toBe('csv');
    expect(parsed.text).toBe('Site: Ashford, North; Cause: blocked spillway; Year: 1999.\n\nSite: Bexley; Year: 2001.');
  });

  it.each([
    ['tabs', 'Site\tCause\nAshford\train', 'a.tsv'],
    ['semicolons', 'Site;Cause\nAshford;rain', 'a.csv'],
    ['the delimiter that Excel names', 'sep=|\nSite|Cause\nAshford|rain', 'a.csv'],
    ['an old Excel name', 'Site\tCause\nAshford\train', 'a.xls'],
  ])('knows %s', async (_, text, path) => {
    expect((await read(text, path)).text).toBe('Site: Ashford; Cause: rain.');
  });

  it('leaves rows without a header as they are', async () => {
    expect((await read('1999,12.5\n2001,13', 'a.csv')).text).toBe('1999; 12.5.\n\n2001; 13.');
  });

  it('gives long texts a line of their own, so that their sentences can be quoted', async () => {
    const note = 'The gate had rusted. '.repeat(12).trim();
    const parsed = await read(`Site,Note,Year\nAshford,"${note}",1999`, 'a.csv');
    expect(parsed.text).toBe(`Site: Ashford.\n\nNote: ${note}\n\nYear: 1999.`);
  });

  it('gives long tables a heading at every hundred rows', async () => {
    const rows = Array.from({ length: 201 }, (_, index) => `Site ${index + 1},rain`).join('\n');
    expect(outline(await read(`Name,Cause\n${rows}`, 'a.csv'))).toEqual(['2 Rows 101 to 200', '2 Rows 201 to 300']);
  });

  it('says when a quotation mark is not closed', async () => {
    const parsed = await read('Site,Cause\n"Ashford,rain\nBexley,erosion', 'a.csv');
    expect(parsed.warnings.join()).toContain('quotation mark');
  });
});

describe('Excel', () => {
  const cell = (ref: string, attributes: string, value: string): string => `<c r="${ref}" ${attributes}>${value}</c>`;

  it('gives sheets as headings and rows with their header: dates, shares, texts, results, merged cells', async () => {
    const header =
      '<row r="3"><c r="B3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c><c r="D3" t="inlineStr"><is><t>Share</t></is></c><c r="E3" t="str"><v>Height</v></c></row>';
    const first = `<row r="4">${cell('B4', 't="s"', '<v>2</v>')}${cell('C4', 's="1"', '<v>43954</v>')}${cell('D4', 's="2"', '<v>0.07</v>')}${cell('E4', '', '<f>1+2</f><v>0.30000000000000004</v>')}</row>`;
    const second = `<row r="5">${cell('C5', 's="3"', '<v>43954.5625</v>')}${cell('D5', 't="e"', '<v>#DIV/0!</v>')}${cell('E5', 't="b"', '<v>1</v>')}</row>`;
    const bytes = writeXlsx(
      [
        {
          name: 'Failures & floods',
          rows: `<row r="1">${cell('A1', 't="str"', '<v>A report</v>')}</row>${header}${first}${second}`,
          merged: ['B4:B5'],
        },
        { name: 'Empty', rows: '' },
        { name: 'Secret', rows: `<row>${cell('A1', 't="str"', '<v>hidden words</v>')}</row>`, hidden: true },
      ],
      {
        strings: ['<t>Site</t>', '<r><t>Da</t></r><r><t>te</t></r><rPh><t>yomi</t></rPh>', '<t>Ashford</t>'],
        formats: ['yyyy\\-mm\\-dd "at" hh:mm'],
      },
    );
    const parsed = await parseFile(bytes, 'dams.xlsx');
    expect(parsed.format).toBe('xlsx');
    expect(outline(parsed)).toEqual(['1 Failures & floods']);
    expect(parsed.text).toBe(
      'Failures & floods\n\nA report.\n\nSite: Ashford; Date: 2020-05-03; Share: 7%; Height: 0.3.\n\n' +
        'Site: Ashford; Date: 2020-05-03 13:30; Height: TRUE.',
    );
    expect(parsed.warnings).toEqual(['1 hidden sheet was left out.']);
  });

  it('knows the calendar that begins in 1904, and says which formulas have no result', async () => {
    const rows =
      '<row><c t="str"><v>Date</v></c><c t="str"><v>Sum</v></c></row><row><c s="1"><v>42492</v></c><c><f>A1</f></c></row>';
    const parsed = await parseFile(writeXlsx([{ name: 'S', rows }], { isFrom1904: true }), 'a.xlsx');
    expect(parsed.text).toBe('S\n\nDate: 2020-05-03.');
    expect(parsed.warnings.join()).toContain('1 formula has no stored result');
  });

  it('refuses thousands of sheets and says what to do', async () => {
    const sheets = Array.from({ length: MAX_SHEETS + 1 }, (_, index) => ({ name: `S${index}`, rows: '' }));
    const error = await expectRefusal(parseFile(writeXlsx(sheets), 'many.xlsx'), 'file-too-large');
    expect(error.message).toMatch(/1001 sheets.*add that/);
  });

  it('refuses a workbook without words', async () => {
    await expectRefusal(parseFile(writeXlsx([{ name: 'S', rows: '' }]), 'a.xlsx'), 'file-empty');
  });
});

describe('OpenDocument spreadsheets', () => {
  it('gives sheets as headings and rows with their header: dates, repeated and merged cells', async () => {
    const cell = (text: string, attributes = ''): string =>
      `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;
    const row = (cells: string, attributes = ''): string => `<table:table-row ${attributes}>${cells}</table:table-row>`;
    const empty = '<table:table-cell table:number-columns-repeated="16000"/>';
    const body =
      '<office:spreadsheet><table:table table:name="Dams">' +
      row(cell('Site') + cell('Date') + cell('Cause') + empty) +
      row(
        cell('Ashford', 'table:number-rows-spanned="2"') +
          cell('3 May', 'office:value-type="date" office:date-value="2020-05-03"') +
          cell('rain', 'office:value-type="string"') +
          empty,
      ) +
      row(`<table:covered-table-cell/>${cell('4 May')}${cell('Err:502')}`) +
      row(empty, 'table:number-rows-repeated="1048000"') +
      '</table:table><table:table table:name="Gone" table:style-name="t1"><table:table-row>' +
      `${cell('hidden')}</table:table-row></table:table></office:spreadsheet>`;
    const styles = '<style:style style:name="t1"><style:table-properties table:display="false"/></style:style>';
    const parsed = await parseFile(writeOpenDocument(body, { kind: 'spreadsheet', styles }), 'dams.ods');
    expect(parsed.format).toBe('ods');
    expect(parsed.text).toBe('Dams\n\nSite: Ashford; Date: 2020-05-03; Cause: rain.\n\nSite: Ashford; Date: 4 May.');
    expect(parsed.warnings).toEqual(['1 hidden sheet was left out.']);
  });
});

describe('JSON', () => {
  it('gives records as sections, and fields as lines', async () => {
    const parsed = await read(
      JSON.stringify([
        { id: 7, title: 'Ashford', failedOn: 1999, causes: ['rain', 'rust'], site: { river_name: 'Wey' }, note: null },
        { cause: 'Erosion.\n\nIt took years.' },
      ]),
      'dams.json',
    );
    expect(parsed.format).toBe('json');
    expect(outline(parsed)).toEqual(['2 Ashford', '2 Record 2']);
    expect(parsed.text).toBe(
      'Ashford\n\nId: 7.\n\nFailed on: 1999.\n\nCauses: rain, rust.\n\nSite, River name: Wey.\n\n' +
        'Record 2\n\nCause: Erosion.\n\nIt took years.',
    );
  });

  it('gives the lists of an object as sections', async () => {
    const parsed = await read('{"title": "Dams", "failures": [{"name": "Ashford", "cause": "rain"}]}', 'a.json');
    expect(parsed.title).toBe('Dams');
    expect(outline(parsed)).toEqual(['1 Failures', '2 Ashford']);
  });

  it.each(['a.jsonl', 'a.ndjson', 'a.json'])(
    'reads JSON Lines named %s, and says which lines are none',
    async (path) => {
      const parsed = await read('{"name":"Ashford"}\n\n{broken\n{"name":"Bexley"}\n', path);
      expect(outline(parsed)).toEqual(['2 Ashford', '2 Bexley']);
      expect(parsed.warnings).toEqual(['1 line is no JSON and left out (line 3).']);
    },
  );

  it('refuses what is cut off or no JSON, and says what to do', async () => {
    const error = await expectRefusal(read('[{"name": "Ashf', 'a.json'), 'file-damaged');
    expect(error.message).toMatch(/cut off.*\.txt/);
  });

  it('reads values nested thousands deep', async () => {
    const deep = `${'{"a":'.repeat(5000)}"core"${'}'.repeat(5000)}`;
    expect((await read(`{"deep": ${deep}, "cause": "rain"}`, 'a.json')).text).toContain('Cause: rain.');
  });
});

describe('bibliographies', () => {
  const expected = {
    type: 'article',
    title: 'Why dams fail: a café study',
    authors: ['Smith, Jörg', 'van der Berg, Anna', 'World Dam Council'],
    year: 2020,
    date: '2020-05-17',
    journal: 'Journal of Dams',
    doi: '10.1000/dams.2020',
    url: 'https://example.org/dams',
    key: 'smith2020',
  };

  it('reads BibTeX: accents, names, months, macros, file fields', async () => {
    const parsed = await read(
      '@string{jd = "Journal of Dams"}\n@article{smith2020, title = {Why {Dams} fail: a caf{\\\'e} study},\n' +
        'author = {Smith, J{\\"o}rg and van der Berg, Anna and {World Dam Council}}, date = {2020-05-17}, journal = jd,\n' +
        'doi = {https://doi.org/10.1000/DAMS.2020}, url = {https://example.org/dams}, file = {Full text:files/12/Smith 2020.pdf:application/pdf}}\n' +
        '@book{b, title = {Floods}, author = {Jane Roe}, year = 1999, month = feb, publisher = {Press}}',
      'library.bib',
    );
    expect(parsed.format).toBe('bibliography');
    expect(parsed.references?.[0]).toEqual({
      ...expected,
      title: 'Why Dams fail: a café study',
      files: ['Smith 2020.pdf'],
    });
    expect(parsed.references?.[1]).toMatchObject({ type: 'book', authors: ['Roe, Jane'], date: '1999-02', year: 1999 });
    expect(outline(parsed)).toEqual(['2 Why Dams fail: a café study', '2 Floods']);
  });

  const withAbstract = (fields: string) =>
    read(`@article{a, title = {One}${fields}, year = 2020}\n@book{b, title = {Two}, year = 1999}`, 'a.bib');

  it.each([
    ['braces and TeX', 'Dams {\\it fail} at 50\\% when \\{ice\\}, abstract = {as} ever, blocks them @night.'],
    ['nothing in it', ''],
  ])('reads the same of an entry with an abstract that has %s', async (_, abstract) => {
    const { references } = await withAbstract(`, abstract = {${abstract}}, keywords={dams, ice}`);
    expect(references).toEqual((await withAbstract('')).references);
  });

  it('goes on after an abstract with a brace that never closes', async () => {
    const { references } = await withAbstract(', abstract = {Dams {fail}');
    expect(references?.map(({ key }) => key)).toContain('b');
  });

  it('reads RIS', async () => {
    const parsed = await read(
      'TY  - JOUR\nID  - smith2020\nTI  - Why dams fail: a café\n study\nAU  - Smith, Jörg\nAU  - van der Berg, Anna\nAU  - World Dam Council\n' +
        'DA  - 2020/05/17/\nJO  - Journal of Dams\nDO  - 10.1000/dams.2020\nUR  - https://example.org/dams\nER  - \n',
      'export.txt',
    );
    expect(parsed.references).toEqual([expected]);
  });

  it('reads CSL-JSON, and tells it from other JSON', async () => {
    const item = {
      id: 'smith2020',
      type: 'article-journal',
      title: 'Why dams fail: a <i>café</i> study',
      author: [
        { family: 'Smith', given: 'Jörg' },
        { family: 'van der Berg', given: 'Anna' },
        { literal: 'World Dam Council' },
      ],
      issued: { 'date-parts': [[2020, 5, 17]] },
      'container-title': 'Journal of Dams',
      DOI: '10.1000/dams.2020',
      URL: 'https://example.org/dams',
    };
    expect((await read(JSON.stringify([item]), 'library.json')).references).toEqual([expected]);
    expect((await read(JSON.stringify([{ ...item, type: 'dam' }]), 'data.json')).format).toBe('json');
  });

  it('goes on after a broken entry and says so', async () => {
    const parsed = await read(
      '@article{a, title = {One}}\n@book{b, title = "unclosed\n@misc{c, title={Three}}',
      'a.bib',
    );
    expect(parsed.references?.map(({ key }) => key)).toEqual(['a', 'c']);
    expect(parsed.warnings.join()).toContain('could not be read');
  });

  it('are not written out without end by abbreviations that are made of each other', async () => {
    const doubled = Array.from({ length: 60 }, (_, i) => `@string{a${i + 1} = a${i} # a${i}}`);
    const again = Array.from({ length: 60 }, () => '@string{b = b # b}');
    const used = '@article{lathe, title = {A cracked bolt stopped lathe 1}, journal = a60 # b, year = 2020}';
    const { text } = await read(['@string{a0 = "Journal "}', ...doubled, ...again, used].join('\n'), 'a.bib');
    expect(text).toContain('A cracked bolt stopped lathe 1');
    expect(text.length).toBeLessThan(100_000);
  });

  it('refuses a file without entries', async () => {
    const error = await expectRefusal(read('These are notes on dams.', 'a.bib'), 'file-damaged');
    expect(error.message).toContain('Export it again');
  });
});
