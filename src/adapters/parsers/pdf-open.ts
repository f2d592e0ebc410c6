/** @file Opens a PDF with pdf.js, for its text or for pictures of its pages. Its worker code runs right here: this already is a worker. */
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { CausewayError } from '../../engine/errors.ts';
import { MOST_PIXELS } from './limits.ts';
import { fileName } from './paths.ts';
import { drawingSettings, textSettings } from './pdf-assets.ts';
import type { TextOperators } from './pdf-ligatures.ts';

const SILENT = 0;

export interface OpenPdf {
  document: PDFDocumentProxy;
  operators: TextOperators;
  close: () => Promise<void>;
}

/**
 * Nothing is fetched from elsewhere, no code is compiled from strings, no font is loaded. The legacy build is used because it also runs on Node 20 and on
 * browsers a few years old.
 *
 * @param pdfjsFolder see `ParseOptions`
 * @param purpose pictures need fonts and decoders, text does not
 * @throws CausewayError `file-encrypted`, `file-damaged`
 */
export async function openPdf(
  bytes: Uint8Array,
  path: string,
  pdfjsFolder: string | undefined,
  purpose: 'text' | 'pictures',
): Promise<OpenPdf> {
  const [{ getDocument, OPS: operators }, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ]);
  // pdf.js looks here before it would start a worker of its own.
  (globalThis as { pdfjsWorker?: unknown }).pdfjsWorker = worker;
  const task = getDocument({
    // pdf.js takes the buffer for itself; the caller keeps its own.
    data: bytes.slice(),
    ...(purpose === 'text' ? textSettings(pdfjsFolder) : drawingSettings(pdfjsFolder)),
    verbosity: SILENT,
    isEvalSupported: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    stopAtErrors: false,
    // A larger picture is left out of its page: decoding it would take the memory that all other files need.
    maxImageSize: MOST_PIXELS,
  });
  try {
    return { document: await task.promise, operators, close: () => task.destroy() };
  } catch (error) {
    await task.destroy();
    throw openingError(error, path);
  }
}

function openingError(error: unknown, path: string): CausewayError {
  if (error instanceof Error && error.name === 'PasswordException') {
    return new CausewayError(
      'file-encrypted',
      `“${fileName(path)}” is protected by a password. Save a copy without the password and add that.`,
    );
  }
  return damagedPdf(path);
}

export function damagedPdf(path: string): CausewayError {
  return new CausewayError(
    'file-damaged',
    `“${fileName(path)}” is damaged or only partly there: no page of it can be read. ` +
      'Download or export it again and add the new copy.',
  );
}
