/**
 * @file Vite plugin for xgrammar, whose code asks whether it runs in Node and would then import Node's modules. No browser takes that
 * branch, so what it would import is an empty module.
 */
import type { Plugin } from 'vite';

const PACKAGE = '/@mlc-ai/web-xgrammar/';
const OF_NODE: readonly string[] = ['module', 'url'];
const EMPTY = '\0causeway-nothing-of-node';

export function withoutNodeBranch(): Plugin {
  return {
    name: 'causeway-without-node-branch',
    enforce: 'pre',
    resolveId: (source, importer) =>
      OF_NODE.includes(source) && importer?.replaceAll('\\', '/').includes(PACKAGE) ? EMPTY : null,
    load: (id) => (id === EMPTY ? 'export {};' : null),
  };
}
