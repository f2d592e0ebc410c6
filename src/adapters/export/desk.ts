/** @file Writes exported files and backups. It only reads the store, and keeps nothing between calls. */
import Papa from 'papaparse';
import { CausewayError } from '../../engine/errors.ts';
import { estimateWidth } from '../../engine/diagram/diagram.ts';
import { harmlessCell } from '../../engine/export/cell.ts';
import { bibtexOf, type BibliographySource } from '../../engine/export/bibtex.ts';
import { manuscriptOf } from '../../engine/export/compose.ts';
import type { ExportSource } from '../../engine/export/source.ts';
import { graphmlOf } from '../../engine/export/graphml.ts';
import { htmlOf } from '../../engine/export/html.ts';
import type { Manuscript } from '../../engine/export/manuscript.ts';
import { markdownOf } from '../../engine/export/markdown.ts';
import { notebookJson } from '../../engine/export/notebook-json.ts';
import { RELATION_COLUMNS, relationRows } from '../../engine/export/relations.ts';
import type { NotebookStore } from '../../engine/ports.ts';
import type { Cell, DocumentInfo } from '../../engine/records.ts';
import type { ExportApi, ExportedFile, ExportFormat, ExportRequest, ReportFraction } from '../../rpc/exporting.ts';
import { indexMissing, loadIndex } from '../asking/load-index.ts';
import { TextCache } from '../asking/text-cache.ts';
import { BlobSink, type ByteSink } from '../files/sink.ts';
import type { FileContent } from '../store/content.ts';
import { BACKUP_ENDING } from './backup-format.ts';
import { fileNameOf } from './file-name.ts';
import { harmlessNote } from './harmless-note.ts';
import { Jobs, type Job } from './job.ts';
import type { BackupSeal } from './sealed-backup.ts';
import { writeBackup } from './write-backup.ts';

const CACHED_CHARACTERS = 4_000_000;
const DIAGRAM_FONT_SIZE = 15;

const FILES: Readonly<Record<ExportFormat, { ending: string; type: string }>> = {
  markdown: { ending: '.md', type: 'text/markdown;charset=utf-8' },
  html: { ending: '.html', type: 'text/html;charset=utf-8' },
  json: { ending: '.json', type: 'application/json;charset=utf-8' },
  bibtex: { ending: '.bib', type: 'application/x-bibtex;charset=utf-8' },
  relations: { ending: '.csv', type: 'text/csv;charset=utf-8' },
  graph: { ending: '.graphml', type: 'application/graphml+xml;charset=utf-8' },
  tables: { ending: '.zip', type: 'application/zip' },
};

/** Spreadsheets take a CSV for UTF-8 only when it begins so. */
const BYTE_ORDER_MARK = '\ufeff';

/** A time as ISO 8601 in UTC, and its day. */
const isoTime = (time: number): string => new Date(time).toISOString();
const isoDay = (time: number): string => isoTime(time).slice(0, 10);

function timeFormat(language: string): (time: number) => string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return (time) => format.format(time);
}

/** Documents that the cells' answers cite, or show in the place of an answer. */
function citedIds(cells: readonly Cell[]): string[] {
  const answers = cells
    .flatMap(({ answer, comparison }) => [answer, comparison?.answer ?? null])
    .filter((one) => one !== null);
  const spans = answers.flatMap(({ sentences, evidence, status }) => [
    ...sentences.flatMap(({ citations }) => citations),
    ...(status === 'answered' ? [] : evidence),
  ]);
  return [...new Set(spans.map(({ documentId }) => documentId))];
}

export class ExportDesk implements ExportApi {
  readonly #jobs = new Jobs();

  /**
   * @param now milliseconds since the epoch
   * @param sealOf what seals a notebook's backups; null: it is not encrypted
   * @param openSink where a file goes that may be larger than memory
   */
  constructor(
    private readonly store: NotebookStore<FileContent>,
    private readonly now: () => number,
    private readonly sealOf: (notebookId: string) => Promise<BackupSeal | null> = async () => null,
    private readonly openSink: () => ByteSink = () => new BlobSink(),
  ) {}

  write(
    jobId: string,
    format: ExportFormat,
    request: ExportRequest,
    onProgress: ReportFraction,
  ): Promise<ExportedFile> {
    return this.#jobs.run(jobId, onProgress, async (job) => {
      const name = await this.#nameOf(request.notebookId);
      const cells = await this.#cells(request);
      const { ending, type } = FILES[format];
      const parts = await this.#parts(format, request, name, cells, job);
      await job.step(1);
      return { name: fileNameOf(request.title, ending), blob: new Blob(parts, { type }) };
    });
  }

  async manuscript(request: ExportRequest): Promise<Manuscript> {
    return this.#manuscript(request, await this.#nameOf(request.notebookId), await this.#cells(request));
  }

  backup(jobId: string, notebookId: string, onProgress: ReportFraction): Promise<ExportedFile> {
    return this.#jobs.run(jobId, onProgress, async (job) => {
      const name = await this.#nameOf(notebookId);
      const seal = await this.sealOf(notebookId);
      const blob = await this.#written((sink) => writeBackup(this.store, notebookId, job, this.now(), seal, sink));
      return { name: fileNameOf(`${name} ${isoDay(this.now())}`, BACKUP_ENDING), blob };
    });
  }

  async stop(jobId: string): Promise<void> {
    this.#jobs.stop(jobId);
  }

  async #parts(
    format: ExportFormat,
    request: ExportRequest,
    name: string,
    cells: Cell[],
    job: Job,
  ): Promise<(string | Blob)[]> {
    const { words, notebookId } = request;
    switch (format) {
      case 'markdown':
        return [markdownOf(await this.#manuscript(request, name, cells), words, harmlessNote)];
      case 'html': {
        const measure = (text: string): number => estimateWidth(text, DIAGRAM_FONT_SIZE);
        return [htmlOf(await this.#manuscript(request, name, cells), words, measure)];
      }
      case 'json': {
        const sources = await this.store.listDocuments(notebookId);
        return [notebookJson({ name, cells, sources, formatTime: isoTime, now: this.now() })];
      }
      case 'bibtex':
        return [bibtexOf(await this.#bibliography(notebookId, cells), isoDay)];
      case 'relations':
        return [await this.#relations(notebookId, job)];
      case 'graph': {
        const loaded = await loadIndex(this.store, notebookId);
        if (loaded === null) throw indexMissing();
        return [...graphmlOf(loaded.index, name)];
      }
      case 'tables':
        return [await this.#tables(request, name, job)];
    }
  }

  async #nameOf(notebookId: string): Promise<string> {
    const notebook = (await this.store.listNotebooks()).find(({ id }) => id === notebookId);
    if (!notebook) {
      throw new CausewayError(
        'notebook-missing',
        'This notebook is not here any more. Choose another one from the list.',
      );
    }
    return notebook.name;
  }

  async #cells({ notebookId, cellIds }: ExportRequest): Promise<Cell[]> {
    const cells = await Promise.all(cellIds.map((id) => this.store.readCell(notebookId, id)));
    return cells.filter((cell) => cell !== null);
  }

  async #manuscript({ notebookId, words, names }: ExportRequest, title: string, cells: Cell[]): Promise<Manuscript> {
    const infos = await this.#documents(notebookId);
    return manuscriptOf({
      title,
      cells,
      sources: await this.#sources(notebookId, infos, citedIds(cells)),
      words,
      fileNameOf: (id) => infos.get(id)?.name ?? null,
      nameOf: (id) => names[id],
      formatTime: timeFormat(words.language),
      now: this.now(),
    });
  }

  async #sources(
    notebookId: string,
    infos: ReadonlyMap<string, DocumentInfo>,
    ids: readonly string[],
  ): Promise<Map<string, ExportSource>> {
    const sources = new Map<string, ExportSource>();
    for (const id of ids) {
      const info = infos.get(id);
      const parsed = info ? await this.store.readParsed(notebookId, id) : null;
      if (!info || !parsed) continue;
      const { title, text, pages = [], headings } = parsed;
      const titled = headings.map(({ start, end }) => ({ start, title: text.slice(start, end) }));
      sources.set(id, {
        id,
        name: info.name,
        title: info.reference?.title || title,
        pages: pages.map(({ start, end }) => ({ start, end })),
        headings: titled,
      });
    }
    return sources;
  }

  async #bibliography(notebookId: string, cells: readonly Cell[]): Promise<BibliographySource[]> {
    const infos = await this.#documents(notebookId);
    const sources: BibliographySource[] = [];
    for (const id of citedIds(cells)) {
      const info = infos.get(id);
      if (info) sources.push({ info, title: (await this.store.readParsed(notebookId, id))?.title ?? '' });
    }
    if (sources.length === 0) {
      throw new CausewayError(
        'usage',
        'No source is cited yet. Ask a question first; the sources of its answer are listed then.',
      );
    }
    return sources;
  }

  async #relations(notebookId: string, job: Job): Promise<string> {
    const loaded = await loadIndex(this.store, notebookId);
    if (loaded === null) throw indexMissing();
    const rows = await relationRows(loaded.index, {
      documents: await this.#documents(notebookId),
      texts: new TextCache(this.store, CACHED_CHARACTERS).of(notebookId),
      pagesOf: async (id) => (await this.store.readParsed(notebookId, id))?.pages ?? [],
      onDocument: (fraction) => job.step(fraction),
    });
    const harmless = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [column, typeof value === 'string' ? harmlessCell(value) : value]),
      ),
    );
    const csv = Papa.unparse(harmless, { columns: [...RELATION_COLUMNS] });
    return `${BYTE_ORDER_MARK}${csv}\r\n`;
  }

  async #tables({ notebookId, encoder = null }: ExportRequest, name: string, job: Job): Promise<Blob> {
    const loaded = await loadIndex(this.store, notebookId);
    if (loaded === null) throw indexMissing();
    // What writes Parquet is needed for nothing else.
    const { tablesZip } = await import('./tables-file.ts');
    const documents = await this.#documents(notebookId);
    const texts = new TextCache(this.store, CACHED_CHARACTERS).of(notebookId);
    const notebook = { id: notebookId, name, index: loaded.index, documents, texts, encoder };
    return this.#written((sink) => tablesZip(this.store, notebook, job, this.now(), sink));
  }

  /** What is written into a sink, of which nothing is left where it fails. */
  async #written(write: (sink: ByteSink) => Promise<Blob>): Promise<Blob> {
    const sink = this.openSink();
    try {
      return await write(sink);
    } catch (thrown) {
      await sink.discard();
      throw thrown;
    }
  }

  async #documents(notebookId: string): Promise<Map<string, DocumentInfo>> {
    return new Map((await this.store.listDocuments(notebookId)).map((info) => [info.id, info]));
  }
}
