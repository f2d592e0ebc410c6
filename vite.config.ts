/** @file How the app is built, made installable and tested. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './src/cli/chromium.ts';
import { LongestFirst } from './src/cli/longest-first.ts';
import { ONNXRUNTIME_FOLDER, onnxruntimeAssets } from './src/cli/onnxruntime-assets.ts';
import { pdfjsAssets } from './src/cli/pdfjs-assets.ts';
import { recognitionAssets } from './src/cli/recognition-assets.ts';
import { META_POLICY } from './src/cli/security-headers.ts';
import { HEADERS_SCRIPT, serviceWorkerHeaders } from './src/cli/service-worker-headers.ts';
import { shellBudget } from './src/cli/shell-budget.ts';
import { withoutNodeBranch } from './src/cli/without-node-branch.ts';
import { FILE_TYPES } from './src/rpc/file-types.ts';
import { RUNTIME_CACHE } from './src/rpc/model-manager.ts';

/** Puts the policy into the built page; the development server needs inline styles and a socket, so it goes without. */
function contentSecurityPolicy(): Plugin {
  return {
    name: 'causeway-content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: META_POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** Where the build puts the code of workers that run models, and what only they load. */
const MODEL_CODE_FOLDER = 'models';
const MODEL_WORKERS = /^(model|webllm|web-llm)\.worker$/;
const MODEL_PACKAGES = /node_modules\/(@huggingface|@mlc-ai|onnxruntime-)/;
const MODEL_FILES = new RegExp(`/(${ONNXRUNTIME_FOLDER}|${MODEL_CODE_FOLDER}|recognition)/[^?]+\\.(js|mjs|wasm|gz)$`);

interface Chunk {
  name: string;
  moduleIds: string[];
}

function codeFolder({ name, moduleIds }: Chunk): string {
  const isOfModels = MODEL_WORKERS.test(name) || moduleIds.some((id) => MODEL_PACKAGES.test(id));
  return isOfModels ? MODEL_CODE_FOLDER : 'assets';
}

const WORKER_OUTPUT = {
  entryFileNames: (chunk: Chunk) => `${codeFolder(chunk)}/[name]-[hash].js`,
  chunkFileNames: (chunk: Chunk) => `${codeFolder(chunk)}/[name]-[hash].js`,
};

/** What browsers that know translated manifests say of the app; the others use the English description. */
const DESCRIPTIONS = {
  description_localized: {
    de: 'Fragen Sie nach dem Warum und lesen Sie die Antwort in Ihren eigenen Dokumenten. Geht auch offline.',
    es: 'Pregunte por qué y lea la respuesta en sus propios documentos. Funciona sin conexión.',
    'zh-Hans': '提出“为什么”，在自己的文档中读到答案。可离线使用。',
  },
};

/** Offline: all that the built-in tier needs is stored at the first visit. A new version waits until every tab of the old one is closed. */
function offline() {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: 'script-defer',
    includeManifestIcons: false,
    manifest: {
      name: 'Causeway',
      short_name: 'Causeway',
      description: 'Ask why, and read the answer in your own documents. Works offline.',
      ...DESCRIPTIONS,
      lang: 'en',
      display: 'standalone',
      // Relative to the manifest, as the app may lie in a folder of its host.
      start_url: './',
      theme_color: '#faf8f3',
      background_color: '#faf8f3',
      // Taken in by public/share-target.js and src/ui/files/arrivals.ts.
      share_target: {
        action: './share',
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'files', accept: ['*/*'] }] },
      },
      file_handlers: [{ action: './', accept: FILE_TYPES }],
      launch_handler: { client_mode: 'focus-existing' },
      icons: [
        { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      importScripts: [HEADERS_SCRIPT, 'offline-switch.js', 'share-target.js'],
      globPatterns: ['**/*'],
      // Megabytes that only models and text recognition need: stored when they are first used.
      globIgnores: [
        `${ONNXRUNTIME_FOLDER}/**`,
        `${MODEL_CODE_FOLDER}/**`,
        'recognition/**',
        'encoder/model/**',
        'encoder/manifest.json',
      ],
      runtimeCaching: [
        {
          // Both folders' files have their version or a hash of their content in their address, so they never change.
          urlPattern: MODEL_FILES,
          handler: 'CacheFirst',
          options: {
            cacheName: RUNTIME_CACHE,
            cacheableResponse: { statuses: [200] },
            // Some servers vary answers by origin; ours are the same for a fetch and for an import of the same file.
            matchOptions: { ignoreVary: true },
            // Those of versions before this one go in time.
            expiration: { maxEntries: 24 },
          },
        },
      ],
      maximumFileSizeToCacheInBytes: 64 * 1024 * 1024,
      navigateFallback: 'index.html',
      // The first visit must work offline without a reload; later versions still wait (no skipWaiting).
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });
}

/** Markdown is parsed in a worker, where this package's browser build fails: it looks entities up through `document`. */
const ENTITIES_WITHOUT_DOM = fileURLToPath(
  new URL('node_modules/decode-named-character-reference/index.js', import.meta.url),
);

/** How long each plugin took is of no use to somebody who only starts the app. */
const QUIET = { checks: { bundlerTimings: false } };

/** Pages that are isolated may share memory between threads. */
const ISOLATION = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** Tests that drive the built app. */
const STORIES = {
  environment: 'node',
  globalSetup: 'test/browser/global-setup.ts',
  setupFiles: 'test/browser/setup.ts',
  // Files share a browser and what drives it, which take two seconds to start; each page has a profile of its own.
  isolate: false,
  // A busy machine may take long over a step; the tests say what they wait for, not how long that may take.
  expect: { poll: { timeout: 60_000 } },
  testTimeout: 300_000,
  hookTimeout: 300_000,
} as const;

/** The stories of text recognition. */
const SCANS = 'test/browser/scans.test.ts';

export default defineConfig({
  appType: 'mpa',
  resolve: { alias: { 'decode-named-character-reference': ENTITIES_WITHOUT_DOM } },
  plugins: [
    svelte(),
    contentSecurityPolicy(),
    pdfjsAssets('node_modules/pdfjs-dist'),
    onnxruntimeAssets('node_modules/onnxruntime-web'),
    recognitionAssets('node_modules'),
    serviceWorkerHeaders(),
    offline(),
    shellBudget(),
  ],
  build: { target: 'es2023', chunkSizeWarningLimit: 4096, rolldownOptions: QUIET },
  worker: { format: 'es', plugins: () => [withoutNodeBranch()], rolldownOptions: { ...QUIET, output: WORKER_OUTPUT } },
  test: {
    // As many as there are cores: by default one is left free, which on two cores leaves one worker.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/{engine,adapters,contracts,rpc,cli,ui,fuzz,faults}/**/*.test.ts'],
          // Most of the time of small tests goes into loading modules: files share them, and leave nothing behind for each other.
          isolate: false,
          // A busy machine takes several times as long as one that has nothing else to do.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...STORIES,
          name: 'browser',
          include: ['test/{browser,browsers}/**/*.test.ts'],
          exclude: [SCANS],
          // A story mostly waits for one thing at a time, so two of them use two cores well.
          sequence: { groupOrder: 2 },
          maxWorkers: Math.min(2, availableParallelism()),
        },
      },
      {
        extends: true,
        // By itself: recognising takes every core, and other stories would wait for theirs.
        test: { ...STORIES, name: 'scans', include: [SCANS], sequence: { groupOrder: 3 }, maxWorkers: 1 },
      },
      {
        // Runs inside the browser itself, for what only a browser has: its own IndexedDB, WebAssembly, WebGPU.
        plugins: [onnxruntimeAssets('node_modules/onnxruntime-web')],
        optimizeDeps: { include: ['idb', 'comlink', 'valibot', '@huggingface/transformers', '@mlc-ai/web-xgrammar'] },
        server: { headers: ISOLATION },
        test: {
          name: 'in-browser',
          include: ['test/in-browser/**/*.test.ts'],
          globalSetup: 'test/in-browser/global-setup.ts',
          // By itself, like scans: threads that share the work of a model wait for each other while another test has their core, and
          // calls that take a second take ten.
          sequence: { groupOrder: 1 },
          expect: STORIES.expect,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: findChromium() ?? '',
                args: [...chromiumArguments(), '--enable-unsafe-webgpu'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
