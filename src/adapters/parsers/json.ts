/**
 * @file JSON and JSON Lines to readable text: each record is a section with its name as heading and a line "Field: value." for each
 * of its fields.
 */
import type { ParsedDocument } from '../../engine/types.ts';
import { CausewayError } from '../../engine/errors.ts';
import { checkCharacters } from './limits.ts';
import { fileName } from './paths.ts';
import { TextWriter } from './text-writer.ts';

/** Fields that name a record, the best first. */
const NAMES = ['title', 'name', 'headline', 'subject', 'question', 'label', 'id', '_id', 'key'];
const LONGEST_NAME = 160;
/** What is nested deeper is written as it stands in the file. */
const MAX_DEPTH = 12;
const RECORD_LEVEL = 2;

/** @throws CausewayError `file-damaged`, `file-too-large` */
export function parseJson(source: string, path: string, isLines: boolean): ParsedDocument {
  checkCharacters(source.length, path);
  const whole = isLines ? undefined : parseValue(source);
  // Several values under each other are JSON Lines, whatever the file is called.
  const lines = whole === undefined ? readLines(source) : null;
  if (lines !== null && (lines.values.length === 0 || lines.bad.length > lines.values.length))
    throw notJson(path, source);
  const writer = new TextWriter();
  const root = whole?.value;
  if (lines !== null) writeRecords(lines.values, writer, path);
  else if (Array.isArray(root)) writeRecords(root, writer, path);
  else writeObject(root, writer, path);
  return {
    format: 'json',
    text: writer.text(),
    title: titleOf(root),
    headings: writer.headings,
    warnings: warningsOf(lines?.bad),
  };
}

function parseValue(source: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(source) };
  } catch {
    return undefined;
  }
}

/** Values of the lines, and the numbers (from 1) of those that are none. */
function readLines(source: string): { values: unknown[]; bad: number[] } {
  const values: unknown[] = [];
  const bad: number[] = [];
  for (const [index, line] of source.split('\n').entries()) {
    if (line.trim() === '') continue;
    const parsed = parseValue(line);
    if (parsed === undefined) bad.push(index + 1);
    else values.push(parsed.value);
  }
  return { values, bad };
}

function warningsOf(bad: readonly number[] = []): string[] {
  if (bad.length === 0) return [];
  const where = bad.slice(0, 5).join(', ') + (bad.length > 5 ? ' …' : '');
  return [`${bad.length === 1 ? '1 line is' : `${bad.length} lines are`} no JSON and left out (line ${where}).`];
}

function writeRecords(records: readonly unknown[], writer: TextWriter, path: string): void {
  for (const [index, record] of records.entries()) {
    if (isObject(record)) {
      const field = nameField(record);
      const { [field]: name, ...rest } = record;
      writeHeading(RECORD_LEVEL, field === '' ? `Record ${index + 1}` : String(name), writer);
      writeFields('', field === '' ? record : rest, 0, writer, path);
    } else writeFields('', record, 0, writer, path);
  }
}

/** Objects below the root are sections of their own, and so are the records in its lists. */
function writeObject(root: unknown, writer: TextWriter, path: string): void {
  if (!isObject(root)) return writeFields('', root, 0, writer, path);
  for (const [field, value] of Object.entries(root)) {
    const isList = Array.isArray(value) && value.some(isObject);
    if (!isList && !isObject(value)) {
      writeFields(spoken(field), value, 0, writer, path);
      continue;
    }
    writeHeading(1, spoken(field), writer);
    if (isList) writeRecords(value as unknown[], writer, path);
    else writeFields('', value, 0, writer, path);
  }
}

function writeFields(label: string, value: unknown, depth: number, writer: TextWriter, path: string): void {
  if (value === null || value === undefined || value === '') return;
  checkCharacters(writer.length, path);
  if (typeof value !== 'object' || depth > MAX_DEPTH) return writeLine(label, shown(value), writer);
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object' || item === null)) {
      return writeLine(
        label,
        value
          .filter((item) => item !== null)
          .map(String)
          .join(', '),
        writer,
      );
    }
    for (const item of value as unknown[]) writeFields(label, item, depth + 1, writer, path);
    return;
  }
  for (const [field, inner] of Object.entries(value)) {
    writeFields(label === '' ? spoken(field) : `${label}, ${spoken(field)}`, inner, depth + 1, writer, path);
  }
}

function shown(value: unknown): string {
  try {
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  } catch {
    // Nested too deep even for that.
    return '';
  }
}

/** Texts of several paragraphs keep them. */
function writeLine(label: string, value: string, writer: TextWriter): void {
  const paragraphs = value.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  for (const [index, paragraph] of paragraphs.entries()) {
    const words = paragraph.trim();
    const line = index === 0 && label !== '' ? `${label}: ${words}` : words;
    writer.separate(2);
    writer.inline(/[.!?…。！？:]$/.test(line) ? line : `${line}.`);
    writer.separate(2);
  }
}

function writeHeading(level: number, words: string, writer: TextWriter): void {
  writer.beginHeading(level);
  writer.inline(words);
  writer.endHeading();
}

/** The field that names a record; empty where none does. */
function nameField(record: Readonly<Record<string, unknown>>): string {
  const named = NAMES.find((field) => {
    const value = record[field];
    const name = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    return name !== '' && name.length <= LONGEST_NAME;
  });
  return named ?? '';
}

/** `birthPlace` and `birth_place` as "Birth place". */
function spoken(field: string): string {
  const words = field
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/[_\s]+/g, ' ')
    .trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function titleOf(root: unknown): string {
  const title = isObject(root) ? root['title'] : undefined;
  return typeof title === 'string' && title.length <= LONGEST_NAME ? title.trim() : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notJson(path: string, source: string): CausewayError {
  const opens = /^\s*[[{]/.test(source);
  return new CausewayError(
    'file-damaged',
    `“${fileName(path)}” is no valid JSON${opens ? ': it may be cut off' : ''}. Save or export it again and add the new copy, ` +
      'or rename it to .txt to have it read as plain text.',
  );
}
