/** @file The recogniser in the browser: its files come from the app's own origin, and the service worker keeps what was loaded once. */
import { RECOGNITION_FOLDER } from '../../rpc/recognition-folder.ts';
import { languagesFor, TesseractReader } from './tesseract.ts';

/** A page takes some 200 MB while it is read, and somebody may be asking meanwhile. */
const MOST_AT_A_TIME = 2;

/** @returns a recogniser; it has to be ended */
export function browserRecognizer(): TesseractReader {
  // Workers lie in a folder of the app, which may itself lie in one of its host.
  const folder = new URL(`../${RECOGNITION_FOLDER}`, self.location.href).href;
  const dataFolder = async (language: string): Promise<string> => {
    const response = await fetch(`${folder}/${language}.traineddata.gz`);
    if (!response.ok) throw new Error(`${language}: ${response.status}`);
    // Read to its end, it is there for the recogniser, too, and offline.
    await response.arrayBuffer();
    return folder;
  };
  const files = { workerPath: `${folder}/worker.min.js`, corePath: folder, dataFolder };
  return new TesseractReader(
    files,
    languagesFor(navigator.languages),
    Math.max(1, Math.min(MOST_AT_A_TIME, navigator.hardwareConcurrency - 1)),
  );
}
