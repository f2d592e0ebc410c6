/**
 * @file Letters that nobody sees: marks that turn the order of letters round, letters of no width and the tags of Unicode. They can show one thing and say
 * another, to a person, to search and to a language model. Joiners and marks of direction stay, since words of Persian, Hindi and Hebrew are written with them.
 * After Unicode Technical Report 36, sections 3.6 and 3.8.
 */

/** Blanks of no width end words where no blanks do, so they stay beside such letters. */
const NO_WIDTH = /\u200b(?![\p{scx=Thai}\p{scx=Khmer}\p{scx=Lao}\p{scx=Myanmar}\p{scx=Tibetan}])/u.source;
/** Soft hyphens, embeddings, overrides and isolates of direction, word joiners, operators that are not shown, tags. */
const OTHERS = '[\\u00ad\\u180e\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\u{e0000}-\\u{e007f}]';
const UNSEEN = new RegExp(`${NO_WIDTH}|${OTHERS}`, 'gu');

/** The text without letters that nobody sees. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '');
}
