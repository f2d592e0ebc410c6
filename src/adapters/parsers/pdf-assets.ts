/**
 * @file Where pdf.js finds the character maps that PDFs in Chinese, Japanese and Korean may refer to without holding them.
 * In the app they come from our own origin; pdf.js's own loader needs a document, which a worker has not.
 */

/** Where the app serves the files of the pdfjs-dist package. */
const SERVED_AT = '/pdfjs/';

interface AssetRequest {
  kind: string;
  filename: string;
}

/** Loads character maps by fetch; fonts and decoders draw pages, and reading text needs none. */
class OriginAssets {
  private readonly cMapUrl: string;

  constructor({ cMapUrl }: { cMapUrl: string }) {
    this.cMapUrl = cMapUrl;
  }

  async fetch({ kind, filename }: AssetRequest): Promise<Uint8Array> {
    if (kind !== 'cMapUrl') throw new Error(`Not needed for text: ${filename}`);
    const response = await fetch(this.cMapUrl + filename);
    if (!response.ok) throw new Error(`Missing: ${filename}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/**
 * The part of pdf.js's settings that says where character maps are.
 * @param folder for Node: the path of the pdfjs-dist package, with a slash at its end
 */
export function assetSettings(folder: string | undefined): { cMapUrl?: string; BinaryDataFactory?: object } {
  if (folder !== undefined) return { cMapUrl: `${folder}cmaps/` };
  const { location } = globalThis as { location?: { origin: string } };
  if (location === undefined) return {};
  return { cMapUrl: `${location.origin}${SERVED_AT}cmaps/`, BinaryDataFactory: OriginAssets };
}
