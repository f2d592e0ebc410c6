/**
 * @file Mails within a text: their heads ("From: …", "Subject: …") in several languages, and what they repeat of the mails that they answer, marked with ">" or
 * below a line that says so.
 */
import { mark, type TextLine } from './lines.ts';

/** Fields that a head of a mail or a memo has, by what they say. */
const FIELDS: readonly (readonly [field: string, names: string])[] = [
  ['from', 'from|von|de|remitente|发件人|寄件人'],
  ['to', 'to|an|para|收件人'],
  ['copy', 'b?cc|kopie|copia|抄送'],
  ['date', 'date|sent|datum|gesendet|fecha|enviado(?: el)?|日期|发送时间'],
  ['subject', 'subject|re|betreff|betr|asunto|主题'],
];
/** Fields that only say that it is a mail where others stand beside. */
const OTHERS =
  'reply-to|message-id|mime-version|content-[\\w-]+|received|return-path|in-reply-to|references|importance|attachments?|delivered-to|x-[\\w-]+';
const NAMED = FIELDS.map(([, names]) => names).join('|');
const FIELD = new RegExp(String.raw`^(?:\*\*)?(${NAMED}|${OTHERS})\s?[:：]`, 'iu');
/** The same in the middle of a line: a head whose lines were joined. */
const WITHIN = new RegExp(String.raw`(?<=\s)(${NAMED})[:：]\s`, 'giu');
/** A head is two different fields at least; one whose lines were joined, three. */
const LEAST_FIELDS = 2;
const LEAST_JOINED = 3;
const LONGEST_JOINED = 500;

/** What stands below is another mail, repeated without marks. */
const REPEATS_BELOW =
  /^(?:-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|mensaje original|mensaje reenviado|原始邮件|转发邮件)\s*-{2,}|begin forwarded message:)$/iu;
/** "On Monday, 3 May 2021, Ann Lee wrote:" */
const WROTE = /^(?:on|am|el|在)\s.{4,160}(?:wrote|schrieb(?: .{1,80})?|escribió|写道)\s?[:：]$/iu;

function fieldOf(line: string): string | null {
  const name = FIELD.exec(line)?.[1]?.toLowerCase();
  if (name === undefined) return null;
  return FIELDS.find(([, names]) => new RegExp(`^(?:${names})$`, 'iu').test(name))?.[0] ?? 'other';
}

/** Whether a line is a whole head, whose lines some reading joined. */
function isJoinedHead({ text }: TextLine): boolean {
  if (text.length > LONGEST_JOINED || fieldOf(text) === null) return false;
  const names = new Set([fieldOf(text)]);
  for (const match of text.matchAll(WITHIN)) names.add(fieldOf(`${match[1]!}:`));
  return names.size >= LEAST_JOINED;
}

/** The line behind a head that begins at a line; the same line where none does. */
function headEnd(lines: readonly TextLine[], from: number): number {
  const fields = new Set<string>();
  const { depth } = lines[from]!;
  let end = from;
  for (let at = from; at < lines.length && lines[at]!.depth === depth && !lines[at]!.isBlank; at++) {
    const field = fieldOf(lines[at]!.text);
    if (field === null) break;
    fields.add(field);
    end = at + 1;
  }
  fields.delete('other');
  if (fields.size >= LEAST_FIELDS && (fields.has('from') || fields.has('to'))) return end;
  return isJoinedHead(lines[from]!) ? from + 1 : from;
}

/** Marks heads of mails and quoted replies. */
export function markMail(lines: readonly TextLine[]): void {
  let heads = 0;
  let below = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    if (line.isBlank) continue;
    const end = headEnd(lines, at);
    if (end > at || WROTE.test(line.text) || REPEATS_BELOW.test(line.text)) {
      below ||= REPEATS_BELOW.test(line.text);
      heads++;
      mark(lines, at, Math.max(end, at + 1), 'mail header');
      at = Math.max(end, at + 1) - 1;
    } else if (below) mark(lines, at, at + 1, 'quoted reply');
  }
  // Other texts have ">" before what they quote of anything, or before commands.
  if (heads === 0) return;
  lines.forEach((line, at) => {
    if (line.depth > 0 && line.part === 'body') mark(lines, at, at + 1, 'quoted reply');
  });
}
