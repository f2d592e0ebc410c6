/** @file The files of a build that are no text of ours: models, data, fonts, WebAssembly; each with where it comes from and its hash. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { lockedPackages } from './packages.ts';

export interface Binary {
  /** Within the build, with slashes. */
  path: string;
  bytes: number;
  sha256: string;
  /** Address of its maker, or the package that it was taken from. */
  origin: string;
  /** SPDX expression. */
  licence: string;
}

/** What is made from this repository's own text, or is text that can be read. */
const OWN_TEXT = /(^|\/)(NOTICE|LICENSE[\w]*)$|\.(html|css|json|webmanifest|svg|md|txt)$/;
/** JavaScript of the build; what packages bring as it is stands below in {@link ORIGINS}. */
const OWN_CODE = /^((assets|models)\/[^/]+\.(m?js|wasm)|[^/]+\.js)$/;

interface Origin {
  files: RegExp;
  origin: string;
  licence: string;
}

function versionOf(name: string): string {
  const version = lockedPackages().find((one) => one.name === name)?.version;
  if (version === undefined) throw new Error(`package-lock.json has no ${name}.`);
  return `npm:${name}@${version}`;
}

function origins(): Origin[] {
  const pdfjs = versionOf('pdfjs-dist');
  const model = 'https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2 (changed as encoder/NOTICE says)';
  return [
    { files: /^encoder\/model\//, origin: model, licence: 'Apache-2.0' },
    { files: /^encoder\/words\.bin$/, origin: model, licence: 'Apache-2.0' },
    { files: /^onnxruntime\//, origin: versionOf('onnxruntime-web'), licence: 'MIT' },
    { files: /^pdfjs\/cmaps\//, origin: pdfjs, licence: 'BSD-3-Clause' },
    { files: /^pdfjs\/iccs\//, origin: pdfjs, licence: 'CC0-1.0' },
    { files: /^pdfjs\/standard_fonts\/Foxit/, origin: pdfjs, licence: 'BSD-3-Clause' },
    { files: /^pdfjs\/standard_fonts\/Liberation/, origin: pdfjs, licence: 'OFL-1.1' },
    { files: /^pdfjs\/wasm\/openjpeg/, origin: pdfjs, licence: 'BSD-2-Clause' },
    { files: /^pdfjs\/wasm\/jbig2/, origin: pdfjs, licence: 'BSD-3-Clause AND Apache-2.0' },
    { files: /^pdfjs\/wasm\/qcms/, origin: pdfjs, licence: 'MIT AND BSD-2-Clause' },
    {
      files: /^recognition\/.*\.traineddata\.gz$/,
      origin: 'https://github.com/tesseract-ocr/tessdata_best (npm:@tesseract.js-data)',
      licence: 'Apache-2.0',
    },
    {
      files: /^recognition\/.*\.wasm\.js$/,
      origin: versionOf('tesseract.js-core'),
      licence: 'Apache-2.0 AND BSD-2-Clause',
    },
    { files: /^recognition\/.*\/worker\.min\.js$/, origin: versionOf('tesseract.js'), licence: 'Apache-2.0' },
    { files: /^icons\//, origin: 'this repository', licence: 'MIT' },
  ];
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/**
 * @param build the folder of a build
 * @throws when it has a file of which nothing says where it comes from
 */
export function shippedBinaries(build: string): Binary[] {
  const known = origins();
  return filesIn(build)
    .filter((file) => known.some(({ files }) => files.test(file)) || !(OWN_TEXT.test(file) || OWN_CODE.test(file)))
    .map((file) => {
      const found = known.find(({ files }) => files.test(file));
      if (!found) throw new Error(`Nothing says where ${file} comes from. Say so in src/cli/sbom/binaries.ts.`);
      const place = path.join(build, file);
      const sha256 = createHash('sha256').update(readFileSync(place)).digest('hex');
      return { path: file, bytes: statSync(place).size, sha256, origin: found.origin, licence: found.licence };
    });
}
