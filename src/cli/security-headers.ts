/**
 * @file The security policy of the app, said once: as response headers by our own server and, for hosts that send no
 * headers, as a meta element in the built index.html. Nothing may be loaded from, or sent to, another origin, but for the files
 * of models that a person asks for.
 */

/**
 * Where models are downloaded from, redirects included: Hugging Face with the stores of its large files, and the compiled libraries of
 * MLC models. Only `src/adapters/models` asks there, and only when told to.
 */
const MODEL_HUB = [
  'https://huggingface.co',
  'https://*.huggingface.co',
  'https://*.hf.co',
  'https://raw.githubusercontent.com',
];

/** Directives that hold in a header and in a meta element alike. */
const DIRECTIVES = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  // Pictures drawn from a person's own files are blob: and data: addresses.
  "img-src 'self' blob: data:",
  `connect-src 'self' ${MODEL_HUB.join(' ')}`,
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** For `<meta http-equiv="Content-Security-Policy">`, where `frame-ancestors` has no effect. */
export const META_POLICY = DIRECTIVES.join('; ');

/** Headers of every response. Cross-origin isolation lets workers share memory. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [...DIRECTIVES, "frame-ancestors 'none'"].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};
