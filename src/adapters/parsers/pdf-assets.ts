/**
 * @file Where pdf.js finds the character maps that PDFs in Chinese, Japanese and Korean may refer to without holding them, the fonts that PDFs need not hold,
 * and decoders of pictures. In the app they come from our own origin; pdf.js's own loader needs a document, which a worker has not.
 */

/** Where the app serves the files of the pdfjs-dist package, seen from its workers, which lie in a folder of the app. */
const SERVED_AT = '../pdfjs/';

interface AssetRequest {
  kind: string;
  filename: string;
}

/** Loads what pdf.js asks for by fetch. */
class OriginAssets {
  constructor(private readonly addresses: Readonly<Record<string, string | null>>) {}

  async fetch({ kind, filename }: AssetRequest): Promise<Uint8Array> {
    const address = this.addresses[kind];
    if (!address) throw new Error(`Not needed for text: ${filename}`);
    const response = await fetch(address + filename);
    if (!response.ok) throw new Error(`Missing: ${filename}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

interface AssetSettings {
  cMapUrl?: string;
  standardFontDataUrl?: string;
  wasmUrl?: string;
  useWasm?: boolean;
  BinaryDataFactory?: object;
  CanvasFactory?: object;
  FilterFactory?: object;
}

/** Where the package's files are; null where neither a folder nor an origin is known. */
function assetsAt(folder: string | undefined): string | null {
  if (folder !== undefined) return folder;
  const { location } = globalThis as { location?: { href: string } };
  return location === undefined ? null : new URL(SERVED_AT, location.href).href;
}

/**
 * The part of pdf.js's settings that says where character maps are; reading text needs neither fonts nor decoders.
 * @param folder for Node: the path of the pdfjs-dist package, with a slash at its end
 */
export function textSettings(folder: string | undefined): AssetSettings {
  const assets = assetsAt(folder);
  if (assets === null) return { useWasm: false };
  return {
    useWasm: false,
    cMapUrl: `${assets}cmaps/`,
    ...(folder === undefined && { BinaryDataFactory: OriginAssets }),
  };
}

/** Canvases of a worker, where pdf.js would ask the document for one. */
class WorkerCanvases {
  create(
    width: number,
    height: number,
  ): { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D | null } {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }

  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number): void {
    canvas.width = width;
    canvas.height = height;
  }

  destroy({ canvas }: { canvas: OffscreenCanvas }): void {
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** Colour filters are SVG of a document, which a worker has not; recognising letters needs none. */
class NoFilters {
  addFilter(): string {
    return 'none';
  }
  addHCMFilter(): string {
    return 'none';
  }
  addAlphaFilter(): string {
    return 'none';
  }
  addLuminosityFilter(): string {
    return 'none';
  }
  addHighlightHCMFilter(): string {
    return 'none';
  }
  destroy(): void {}
}

/**
 * The part of pdf.js's settings that says where fonts and decoders of pictures are, too, and in a worker what to draw on.
 * @param folder as for `textSettings`
 */
export function drawingSettings(folder: string | undefined): AssetSettings {
  const assets = assetsAt(folder);
  return {
    ...textSettings(folder),
    useWasm: true,
    ...(assets !== null && { standardFontDataUrl: `${assets}standard_fonts/`, wasmUrl: `${assets}wasm/` }),
    ...(folder === undefined && { CanvasFactory: WorkerCanvases, FilterFactory: NoFilters }),
  };
}
