/** @file Loads xgrammar, which is large, when it is first needed. For browsers; Node has a way of its own (`cli/grammar-library.ts`). */
import type { GrammarLibrary } from './grammar.ts';

export async function loadGrammarLibrary(): Promise<GrammarLibrary> {
  const module = (await import('@mlc-ai/web-xgrammar')) as Partial<GrammarLibrary>;
  // The package says it is an ES module and is none: it may put what it has on the global object.
  const library = 'GrammarCompiler' in module ? module : (globalThis as { xgrammar?: GrammarLibrary }).xgrammar;
  return library as GrammarLibrary;
}
