/** @file pdf.js ships no types for its worker; it is only handed over, never called from here. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: unknown;
}
