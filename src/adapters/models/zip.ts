/** @file .zip archives of models, and what is said of those that can't be read. */
import { CausewayError } from '../../engine/errors.ts';
import { readZip as readAnyZip, type ArchiveSource, type ZipEntry, type ZipErrors } from '../archives/zip-reader.ts';

const ERRORS: ZipErrors = {
  damaged: () => new CausewayError('model-damaged', 'The .zip archive is damaged or cut off. Copy or pack it again.'),
  unsupported: (path) =>
    new CausewayError(
      'model-unsupported',
      `${path} is locked by a password or packed in an unusual way. Pack the folder again as a plain .zip or .tar.`,
    ),
};

export type { ZipEntry };

/** Files of an archive. @throws CausewayError `model-damaged`, `model-unsupported` (encrypted, or packed in a rare way) */
export function readZip(archive: ArchiveSource): Promise<ZipEntry[]> {
  return readAnyZip(archive, ERRORS);
}
