import 'fake-indexeddb/auto';
import { IdbFileArea } from '../../src/adapters/models/idb-area.ts';
import { openModelsDatabase } from '../../src/adapters/models/journal.ts';
import { fileAreaContract } from './file-area.ts';
import { probe } from './file-area-probe.ts';

let opened = 0;

fileAreaContract('IdbFileArea on fake-indexeddb', async () =>
  probe(new IdbFileArea(openModelsDatabase(`areas-${opened++}`))),
);
