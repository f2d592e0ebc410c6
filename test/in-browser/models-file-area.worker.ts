/** @file Hosts the places for models' files for the contract tests. */
import { expose } from 'comlink';
import { IdbFileArea } from '../../src/adapters/models/idb-area.ts';
import { openModelsDatabase } from '../../src/adapters/models/journal.ts';
import { OpfsFileArea } from '../../src/adapters/files/opfs-area.ts';
import { probe, type FileAreaProbe } from '../contracts/file-area-probe.ts';

const areas = new Map<string, FileAreaProbe>();

function areaOf(kind: 'opfs' | 'idb', name: string): FileAreaProbe {
  let area = areas.get(name);
  if (!area) {
    area = probe(kind === 'opfs' ? new OpfsFileArea(name) : new IdbFileArea(openModelsDatabase(name)));
    areas.set(name, area);
  }
  return area;
}

type Parameters_<Method extends keyof FileAreaProbe> = Parameters<FileAreaProbe[Method]>;

const api = {
  write: (kind: 'opfs' | 'idb', name: string, ...rest: Parameters_<'write'>) => areaOf(kind, name).write(...rest),
  read: (kind: 'opfs' | 'idb', name: string, ...rest: Parameters_<'read'>) => areaOf(kind, name).read(...rest),
  slice: (kind: 'opfs' | 'idb', name: string, ...rest: Parameters_<'slice'>) => areaOf(kind, name).slice(...rest),
  deleteFolder: (kind: 'opfs' | 'idb', name: string, ...rest: Parameters_<'deleteFolder'>) =>
    areaOf(kind, name).deleteFolder(...rest),
  /** Begins to write a file, as one does that never comes to its end. */
  begin: async (name: string, folder: string, path: string) =>
    void (await new OpfsFileArea(name).openWriter(folder, path)),
  hasRoom: (kind: 'opfs' | 'idb', name: string, bytes: number) => areaOf(kind, name).hasRoom(bytes),
};

export type ProbeWorkerApi = typeof api;

expose(api);
