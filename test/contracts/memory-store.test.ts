import { MemoryNotebookStore } from '../../src/adapters/memory/notebook-store.ts';
import { notebookStoreContract } from './notebook-store.ts';

notebookStoreContract('MemoryNotebookStore', async () => new MemoryNotebookStore());
