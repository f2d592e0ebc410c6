/** @file Reads one file at a time for the library worker, which ends it when a file hangs or crashes it. */
import { expose } from 'comlink';
import { fileReading } from '../src/adapters/library/file-reading.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';
import { holdLifeline } from '../src/rpc/lifeline.ts';

installErrorCodec();
holdLifeline((message) => postMessage(message));
expose(fileReading);
