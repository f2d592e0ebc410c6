/**
 * @file Vite plugin that serves and ships the files pdf.js fetches while it reads a PDF: character maps (Chinese,
 * Japanese, Korean), the standard fonts that PDFs do not embed, and WebAssembly image decoders. They come from
 * our own origin at `/pdfjs/`, so that such PDFs open offline too.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Folders below `/pdfjs/`, named as in the package. */
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];

/** The fallback decoder is plain JavaScript for browsers without WebAssembly, which the app does not run in. */
const isWanted = (name: string): boolean => !name.startsWith('openjpeg_nowasm');

export function pdfjsAssets(packageFolder: string): Plugin {
  return {
    name: 'causeway-pdfjs-assets',
    configureServer(server) {
      server.middlewares.use('/pdfjs', (request, response, next) => {
        const [folder, name] = (request.url ?? '').split('?')[0]!.split('/').slice(1);
        const isKnown =
          FOLDERS.includes(folder ?? '') && readdirSync(path.join(packageFolder, folder!)).includes(name!);
        if (!isKnown) return next();
        response.end(readFileSync(path.join(packageFolder, folder!, name!)));
      });
    },
    generateBundle() {
      for (const folder of FOLDERS) {
        for (const name of readdirSync(path.join(packageFolder, folder)).filter(isWanted)) {
          const source = readFileSync(path.join(packageFolder, folder, name));
          this.emitFile({ type: 'asset', fileName: `pdfjs/${folder}/${name}`, source });
        }
      }
    },
  };
}
