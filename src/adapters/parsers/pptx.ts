/**
 * @file PowerPoint presentations (.pptx) to readable text: one heading for each slide, and the speaker's notes beneath it.
 * Format: ISO/IEC 29500-1, 19 and 21.
 */
import type { ParsedDocument } from '../../engine/types.ts';
import { checkCharacters } from './limits.ts';
import { readProperties, relationshipIds, relationshipsOf, type Parts } from './package-parts.ts';
import { TextWriter } from './text-writer.ts';
import { loadXml, type ReadXml } from './xml.ts';
import { damagedFile, unzip, type ZipLimits } from './zip.ts';

const MEGABYTE = 1024 * 1024;
/** Pictures and films make up most of a presentation; they are never unpacked. */
const LIMITS: ZipLimits = { declared: 4096 * MEGABYTE, unpacked: 160 * MEGABYTE };
const PRESENTATION = 'ppt/presentation.xml';
const NEEDED_PART =
  /^(?:docProps\/core\.xml|ppt\/presentation\.xml|ppt\/(?:slides|notesSlides)\/[^/]+\.xml|ppt\/(?:slides\/)?_rels\/[^/]+\.rels)$/i;
const TITLES = new Set(['title', 'ctrTitle']);
/** Placeholders for what stands on every slide. */
const FURNITURE = new Set(['sldNum', 'dt', 'ftr', 'hdr', 'sldImg']);

/** A raised number refers to a note. */
const NOTE_MARK = /^\s*[\d,*†‡]+\s*$/;

/** @throws CausewayError `file-damaged`, `file-encrypted`, `archive-too-large`, `file-too-large` */
export async function parsePptx(bytes: Uint8Array, path: string): Promise<ParsedDocument> {
  const parts = unzip(bytes, path, LIMITS, (name) => NEEDED_PART.test(name));
  const readXml = await loadXml();
  const presentation = parts.get(PRESENTATION);
  if (presentation === undefined) throw damagedFile(path, 'no presentation part');
  const relationships = relationshipsOf(parts, PRESENTATION, readXml);
  const writer = new TextWriter();
  let number = 0;
  for (const id of relationshipIds(presentation, 'sldId', readXml)) {
    const target = relationships.get(id)?.target ?? '';
    number++;
    writeSlide(number, target, parts, readXml, writer);
    checkCharacters(writer.length, path);
  }
  const { title, date } = readProperties(parts.get('docProps/core.xml'), readXml);
  return {
    format: 'pptx',
    text: writer.text(),
    title: title === 'PowerPoint Presentation' ? '' : title,
    headings: writer.headings,
    parts: writer.parts,
    ...(date !== '' && { date }),
    warnings: [],
  };
}

/** Slides without words leave no trace. */
function writeSlide(number: number, part: string, parts: Parts, readXml: ReadXml, writer: TextWriter): void {
  const slide = parts.get(part);
  if (slide === undefined) return;
  const shapes = readShapes(slide, readXml);
  const notesPart = [...relationshipsOf(parts, part, readXml).values()].find(({ kind }) => kind === 'notesSlide');
  const notes = parts.get(notesPart?.target ?? '');
  const spoken = notes === undefined ? [] : readShapes(notes, readXml).flatMap(({ lines }) => lines);
  const title = shapes.find(({ placeholder }) => TITLES.has(placeholder));
  const lines = shapes.filter((shape) => shape !== title).flatMap((shape) => shape.lines);
  const words = title?.lines.join(' ') ?? '';
  if (words === '' && lines.length === 0 && spoken.length === 0) return;
  writeHeading(1, words === '' ? `Slide ${number}` : `Slide ${number}: ${words}`, writer);
  writeLines(lines, writer);
  if (spoken.length > 0) {
    writeHeading(2, 'Notes', writer);
    writeLines(spoken, writer);
  }
}

function writeHeading(level: number, words: string, writer: TextWriter): void {
  writer.beginHeading(level);
  writer.inline(words);
  writer.endHeading();
}

/** Points of a list have no stops, so each keeps its distance from the next. */
function writeLines(lines: readonly string[], writer: TextWriter): void {
  for (const line of lines) {
    writer.separate(2);
    writer.inline(line);
  }
  writer.separate(2);
}

interface Shape {
  /** Kind of placeholder, such as `title`; empty for others. */
  placeholder: string;
  /** Paragraphs, and rows of tables with bars between the cells. */
  lines: string[];
}

/** The shapes of a slide in their order, without what stands on every slide. */
function readShapes(part: Uint8Array, readXml: ReadXml): Shape[] {
  const shapes: Shape[] = [];
  let shape: Shape = { placeholder: '', lines: [] };
  let line = '';
  let cells: string[] | null = null;
  let inText = false;
  let isRaised = false;
  readXml(part, {
    open(name, attributes) {
      if (name === 'r') isRaised = false;
      else if (name === 'rPr') isRaised = Number(attributes['baseline'] ?? 0) > 0;
      else if (name === 'sp' || name === 'graphicFrame') shapes.push((shape = { placeholder: '', lines: [] }));
      else if (name === 'ph') shape.placeholder = attributes['type'] ?? 'obj';
      else if (name === 'tr') cells = [];
      else if (name === 'tc' || (name === 'p' && cells === null)) line = '';
      else if (name === 'br' || name === 'p') line += ' ';
      else if (name === 't') inText = true;
    },
    text(text) {
      if (inText && !(isRaised && NOTE_MARK.test(text))) line += text;
    },
    close(name) {
      if (name === 't') inText = false;
      else if (name === 'tc') cells?.push(line.replace(/\s+/g, ' ').trim());
      else if (name === 'tr') {
        if (cells?.some((cell) => cell !== '')) shape.lines.push(cells.join(' | '));
        cells = null;
      } else if (name === 'p' && cells === null && line.trim() !== '') {
        shape.lines.push(line.trim());
        line = '';
      }
    },
  });
  return shapes.filter(({ placeholder, lines }) => lines.length > 0 && !FURNITURE.has(placeholder));
}
