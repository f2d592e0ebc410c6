/** @file Answers questions and gives the viewer its documents; only reads. */
import { expose } from 'comlink';
import { AskingDesk } from '../src/adapters/asking/desk.ts';
import { IdbNotebookStore } from '../src/adapters/idb/notebook-store.ts';
import { CHANNEL_NAME } from '../src/adapters/library/events.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';

installErrorCodec();
expose(new AskingDesk(new IdbNotebookStore(), () => performance.now(), new BroadcastChannel(CHANNEL_NAME)));
