/** @file Texts inside XML and HTML. */

/** What XML 1.0 (section 2.2) has no way to write: control characters, halves of surrogate pairs, two non-characters. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text for element content and for attributes in quotes. What can't be written is left out. */
export function escapeMarkup(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
