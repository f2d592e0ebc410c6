/** @file Svelte options, read by the Vite plugin, svelte-check and ESLint alike. */
export default {
  compilerOptions: { runes: true },
};
