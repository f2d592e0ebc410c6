/** @file Reads one file at a time in a thread of the terminal, which is ended when a file hangs or crashes it. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { expose, type Endpoint } from 'comlink';
import { installErrorCodec } from '../../rpc/errors.ts';
import { passOverLateErrors } from '../late-errors.ts';
import { decodeInNode, nodeRecognizer } from '../recognition.ts';
import { packedReadingIn } from './packed-reading.ts';

passOverLateErrors();
installErrorCodec();
const pdfjsFolder = `${path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/`;
// Node's ports have all that is used of the browser's.
expose(
  packedReadingIn({ recognizer: nodeRecognizer, decode: decodeInNode, pdfjsFolder }),
  parentPort as unknown as Endpoint,
);
