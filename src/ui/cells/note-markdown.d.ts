import type { Root } from 'mdast';
/** Reads a note. Its headings get depths without gaps, from 1 on: one that begins with "##" has no heading above it on the page. */
export declare function readMarkdown(note: string): Root;
/** The address of a link when it may be followed: the web or mail, never a script. */
export declare function safeAddress(url: string): string | null;
