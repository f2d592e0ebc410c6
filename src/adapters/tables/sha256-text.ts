/** @file Ids of documents that have no file. */
import { sha256 } from 'hash-wasm';

/** SHA-256 of a text in hexadecimal. */
export const hashText = (text: string): Promise<string> => sha256(text);
