/** @file A manuscript as Markdown (CommonMark with the footnotes of GitHub, Pandoc and Obsidian). Words of documents are escaped. */
import {
  stepParts,
  type Manuscript,
  type ManuscriptAnswer,
  type ManuscriptPlanStep,
  type ManuscriptSection,
  type ManuscriptStep,
  type Note,
} from './manuscript.ts';
import { fill, type ExportWords } from './words.ts';

/** A text as Markdown that reads as just this text, on one line. */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\\`*_[\]<>|~$]/g, '\\$&')
      .replace(/&(?=#?\w+;)/g, '\\&')
      .replace(/!(?=\\\[)/g, '\\!')
      // At the start of a line these begin a heading, a list, a table of headings or a rule.
      .replace(/^(#{1,6}|[-+=]+)(?=\s|$)/, '\\$1')
      .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
      .replace(/^[-=]{2,}/, '\\$&')
  );
}

const reference = (note: number): string => `[^${note}]`;

function stepLine({ cause, effect, verb, gate, note }: ManuscriptStep, words: ExportWords): string {
  const through = gate === null ? '' : ` (${escapeMarkdown(fill(words.gate, gate))})`;
  return `${escapeMarkdown(cause)} → *${escapeMarkdown(verb)}* → ${escapeMarkdown(effect)}${through}${note === null ? '' : reference(note)}`;
}

function planLine({ question, answer, note }: ManuscriptPlanStep): string {
  return `${escapeMarkdown(question)} → ${escapeMarkdown(answer)}${note === null ? '' : reference(note)}`;
}

function answerLines(answer: ManuscriptAnswer, words: ExportWords): string[] {
  const { by, remark, sentences, steps, plan, planRemark } = answer;
  const lines: string[] = [];
  if (by !== null) lines.push(`### ${escapeMarkdown(by)}`);
  if (remark !== null) lines.push(`*${escapeMarkdown(remark)}*`);
  if (plan.length > 0) {
    lines.push(`**${words.plan}**`, plan.map((step, index) => `${index + 1}. ${planLine(step)}`).join('\n'));
  }
  if (planRemark !== null) lines.push(`*${escapeMarkdown(planRemark)}*`);
  for (const { text, notes, mark } of sentences) {
    const remarked = mark === null ? '' : ` *(${escapeMarkdown(mark)})*`;
    lines.push(`${escapeMarkdown(text)}${notes.map(reference).join('')}${remarked}`);
  }
  for (const { heading, shown, from } of stepParts(steps, words)) {
    lines.push(`**${heading}**`, shown.map((step, index) => `${from + index}. ${stepLine(step, words)}`).join('\n'));
  }
  return lines;
}

function sectionLines(section: ManuscriptSection, words: ExportWords, number: number, noteOf: NoteOf): string[] {
  if (section.kind === 'note') return [noteOf(section.markdown, number)];
  return [
    `## ${escapeMarkdown(section.question)}`,
    `*${escapeMarkdown(section.asked)}*`,
    ...section.answers.flatMap((answer) => answerLines(answer, words)),
  ];
}

function noteLine({ number, quote, source, file, place }: Note): string {
  const where = [source, file, place].filter((part) => part !== '').map(escapeMarkdown);
  return `${reference(number)}: “${escapeMarkdown(quote)}” — ${where.join(', ')}`;
}

/** A person's note as it may stand in the file, by its place among the sections, from 1. */
export type NoteOf = (markdown: string, number: number) => string;

/**
 * The whole file; it ends with its footnotes.
 *
 * @param noteOf notes are Markdown already, and may hold what only an app that reads it can tell
 */
export function markdownOf({ title, made, sections, notes }: Manuscript, words: ExportWords, noteOf: NoteOf): string {
  const parts = [
    `# ${escapeMarkdown(title)}`,
    `*${escapeMarkdown(made)}*`,
    ...sections.flatMap((section, at) => sectionLines(section, words, at + 1, noteOf)),
    ...notes.map(noteLine),
  ];
  return `${parts.join('\n\n')}\n`;
}
