/** @file Loads xgrammar in Node. Its package calls itself an ES module and is a CommonJS one, which Node must be told. */
import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import type { GrammarLibrary } from '../adapters/transformers/grammar.ts';

interface CompilableModule extends NodeJS.Module {
  _compile(source: string, file: string): void;
}

let library: GrammarLibrary | null = null;

export async function loadGrammarLibrary(): Promise<GrammarLibrary> {
  if (library === null) {
    const file = createRequire(import.meta.url).resolve('@mlc-ai/web-xgrammar');
    const module = new Module(file) as CompilableModule;
    module._compile(readFileSync(file, 'utf8'), file);
    library = module.exports as GrammarLibrary;
  }
  return library;
}
