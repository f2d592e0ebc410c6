/** @file Opens an OpenDocument file: its content and properties, unpacked within limits. Format: OASIS OpenDocument 1.3, part 2. */
import { CausewayError } from '../../engine/errors.ts';
import { fileName } from './paths.ts';
import { readProperties, type Properties } from './package-parts.ts';
import { loadXml, type ReadXml } from './xml.ts';
import { damagedFile, unzip, type ZipLimits } from './zip.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS: ZipLimits = { declared: 1024 * MEGABYTE, unpacked: 160 * MEGABYTE };
const CONTENT = 'content.xml';
const META = 'meta.xml';
const MANIFEST = 'META-INF/manifest.xml';

export interface OpenDocument extends Properties {
  content: Uint8Array;
  readXml: ReadXml;
}

/** @throws CausewayError `file-damaged`, `file-encrypted`, `archive-too-large` */
export async function loadOpenDocument(bytes: Uint8Array, path: string): Promise<OpenDocument> {
  const parts = unzip(bytes, path, LIMITS, (name) => name === CONTENT || name === META || name === MANIFEST);
  const readXml = await loadXml();
  const manifest = parts.get(MANIFEST);
  let isEncrypted = false;
  if (manifest !== undefined) {
    readXml(manifest, { open: (name) => void (isEncrypted ||= name === 'encryption-data') }, 'lenient');
  }
  if (isEncrypted) {
    throw new CausewayError(
      'file-encrypted',
      `“${fileName(path)}” is protected by a password. Save a copy without the password and add that.`,
    );
  }
  const content = parts.get(CONTENT);
  if (content === undefined) throw damagedFile(path, 'no content part');
  return { content, readXml, ...readProperties(parts.get(META), readXml) };
}
