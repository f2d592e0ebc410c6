/**
 * @file Reads XML as a stream of elements and texts, without building a tree, so that parts of any size take little memory. Nothing
 * outside of the file is ever asked for, and no entity that a file declares is expanded.
 */
import { decodeDeclared } from './decode.ts';

/** What is told of a part while it is read. Names come without their prefix, attributes with theirs. */
export interface XmlHandler {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Bytes decoded and parsed at a time. */
const SLICE_CHARACTERS = 1 << 18;

/** `strict`: a part that is not well-formed ends with an error; `lenient`: what can be made out of it is told. */
export type XmlStrictness = 'strict' | 'lenient';

export type ReadXml = (bytes: Uint8Array, handler: XmlHandler, strictness?: XmlStrictness) => void;

/** Loads the XML parser. The function it returns throws an Error on a part that is not well-formed. */
export async function loadXml(): Promise<ReadXml> {
  const { SaxesParser } = await import('saxes');
  return (bytes, handler, strictness = 'strict') => {
    const parser = new SaxesParser();
    if (strictness === 'lenient') parser.on('error', () => {});
    parser.on('opentag', ({ name, attributes }) => handler.open?.(localName(name), attributes));
    parser.on('closetag', ({ name }) => handler.close?.(localName(name)));
    parser.on('text', (text) => handler.text?.(text));
    parser.on('cdata', (text) => handler.text?.(text));
    const text = decodeDeclared(bytes);
    for (let at = 0; at < text.length; at += SLICE_CHARACTERS) parser.write(text.slice(at, at + SLICE_CHARACTERS));
    parser.close();
  };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** An attribute that has this name behind any prefix, such as `id` in `r:id`; those without a prefix don't count. */
export function prefixed(attributes: Readonly<Record<string, string>>, name: string): string {
  for (const [full, value] of Object.entries(attributes)) if (full.endsWith(`:${name}`)) return value;
  return '';
}
