/** @file The recogniser in the browser: its files come from the app's own origin, and the service worker keeps what was loaded once. */
import { RECOGNITION_FOLDER } from '../../rpc/recognition-folder.ts';
import { languagesFor, TesseractReader } from './tesseract.ts';

/** @returns a recogniser; it has to be ended */
export function browserRecognizer(): TesseractReader {
  const folder = `${self.location.origin}/${RECOGNITION_FOLDER}`;
  const dataFolder = async (language: string): Promise<string> => {
    const response = await fetch(`${folder}/${language}.traineddata.gz`);
    if (!response.ok) throw new Error(`${language}: ${response.status}`);
    // Read to its end, it is there for the recogniser, too, and offline.
    await response.arrayBuffer();
    return folder;
  };
  const files = { workerPath: `${folder}/worker.min.js`, corePath: folder, dataFolder };
  return new TesseractReader(files, languagesFor(navigator.languages));
}
