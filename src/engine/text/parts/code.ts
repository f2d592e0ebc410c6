/**
 * @file Code, and prompts that are quoted: told line by line by the signs that programs and templates have and sentences lack, and then by their neighbours, since
 * a listing has lines that look like anything.
 */
import { mark, type TextLine } from './lines.ts';

/** Signs of code; each counts as often as it stands. */
const SIGNS =
  /[;{}]\s*$|[{}]|:=|[!=]=|&&|\|\||[-=]>|\w::\w|\+\+|\/\/\s|\/\*|\*\/|\b[a-z]+(?:_[a-z0-9]+)+\b|\b[a-z]+[A-Z][a-z]\w*\(|\b[A-Za-z_]\w{2,}\([^()]*\);|\b(?:def|elif|endif|#include|printf|public|private|static|void|struct|typedef|lambda|NULL|nullptr)\b|\((?:define|defn?|let|lambda|cond)\b|^\s*["'][\w ]+["']\s*:/gu;
/** Lines that only programs have. */
const STATEMENT =
  /^(?:(?:if|while|for|switch|else|elseif|return|import|export|from|class|function|var|let|const|int|char|double|float|bool|begin|end|procedure|do|repeat|until)\b[^.]*[(){};:=]|\}|\{|(?:\d{1,3}:\s+).*(?:←|:=|\b(?:end (?:if|for|while)|return)\b))/u;
const PLACEHOLDER = /\{\{?[a-z][\w ]*\}?\}|<\|?[a-z]+(?:_[a-z]+)+\|?>/giu;
/** What a prompt begins with, or has between its parts. */
const PROMPT_MARK =
  /^(?:-{1,3}\s?(?:goal|role|steps?|inputs?|output(?: format)?|constraints?|examples?|task|instructions?|target|real data|query|context)\s?-{1,3}|#{2,}\s*(?:instructions?|task|output format|role)\b|you are an? (?:\w+ ){0,3}(?:assistant|expert|analyst|agent|evaluator|judge|system|model|librarian|reranker|ai|helpful|careful|intelligent|smart|\*\*)|PROMPTS?\[)/iu;
/** Lines that tell a model what to do. */
const INSTRUCTION =
  /^(?:[-*+\d.)\s]*)(?:\*\*)?(?:you (?:must|should|will|are)\b|do not\b|don't\b|use (?:only|the|this)\b|output\b|return (?:only|the|a|your|json)\b|answer (?:only|the|with)\b|always\b|never\b|rank\b|format:|examples?:|input:|given (?:a|an|the)\b|identify\b|extract\b|for each\b)/iu;
/** Letters that a reading set apart, one by one. */
const SPACED_LETTERS = /(?:^|\s)(?:\p{L} ){6,}/u;

/** Sets and formulas have braces and colons, too. */
const MATHEMATICS = /[∈∉∪∩⊂⊆∀∃∑∏∫∂√≤≥≠≡∞⊕⊗⊢∧∨·×]/u;

/** Signs in a short line that are enough, and share of the words of a long one. */
const LEAST_SIGNS = 2;
const SHORT_LINE = 90;
const LEAST_SHARE = 0.25;
/** Lines of anything that a listing may have between lines of code. */
const MOST_BETWEEN = 3;
/** Of the lines after the mark of a prompt, so many must go on with it … */
const LEAST_INSTRUCTIONS = 3;
/** … among so many. */
const PROMPT_REACH = 14;
/** A line of running text, which a listing does not have. */
const TEXT_LINE = /^\p{Lu}[^{}=]{120,}[.:]$/u;

function isCode(text: string): boolean {
  if (MATHEMATICS.test(text)) return false;
  if (SPACED_LETTERS.test(text)) return true;
  const signs = text.match(SIGNS)?.length ?? 0;
  const isStatement = STATEMENT.test(text) ? 1 : 0;
  if (text.length <= SHORT_LINE) return signs + isStatement >= LEAST_SIGNS;
  return (signs + isStatement) / text.split(/\s+/).length >= LEAST_SHARE;
}

function isInstruction(text: string): boolean {
  return INSTRUCTION.test(text) || PROMPT_MARK.test(text) || PLACEHOLDER.test(text) || isCode(text);
}

/** Whether a line ends a listing whatever follows. */
function endsListing({ part, text }: TextLine): boolean {
  return part !== 'body' || TEXT_LINE.test(text);
}

/** Marks lines of code and of prompts. */
export function markCode(lines: readonly TextLine[]): void {
  const written = lines.flatMap(({ isBlank }, at) => (isBlank ? [] : [at]));
  markListings(lines, written);
  markPrompts(lines, written);
}

function markListings(lines: readonly TextLine[], written: readonly number[]): void {
  let last = -1;
  let between = 0;
  written.forEach((at, i) => {
    const line = lines[at]!;
    if (line.part === 'body' && isCode(line.text)) {
      mark(lines, at, at + 1, 'code');
      // What stands between two lines of a listing belongs to it.
      if (last >= 0 && between <= MOST_BETWEEN) {
        for (const inside of written.slice(last + 1, i)) mark(lines, inside, inside + 1, 'code');
      }
      last = i;
      between = 0;
    } else if (endsListing(line)) last = -1;
    else between++;
  });
}

function markPrompts(lines: readonly TextLine[], written: readonly number[]): void {
  for (let i = 0; i < written.length; i++) {
    if (!PROMPT_MARK.test(lines[written[i]!]!.text)) continue;
    let end = i + 1;
    let instructions = 0;
    for (let next = i + 1; next < written.length && next - end < PROMPT_REACH; next++) {
      const line = lines[written[next]!]!;
      if (line.part !== 'body' && line.part !== 'code' && line.part !== 'list') break;
      if (!isInstruction(line.text)) continue;
      instructions++;
      end = next + 1;
    }
    if (instructions < LEAST_INSTRUCTIONS) continue;
    mark(lines, written[i]!, written[end - 1]! + 1, 'code');
    i = end - 1;
  }
}
