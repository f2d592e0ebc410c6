/** @file The names under which an index keeps what made its refined parts: `model prompt`, numbered from 1. */
import type { DocumentAnalysis } from '../notebook/analysis.ts';
import type { Origin } from '../types.ts';

/** Task and version of what a reader does, as in `Origin.prompt`. Another version reads passages again. */
export const STATEMENTS = 'statements@2';

/** Whether that is what a reader said, in this version or an earlier one, which stands until the passage is read again. */
export function isStatement(prompt: string): boolean {
  return prompt.startsWith('statements@');
}

export class OriginNames {
  readonly names: string[];

  /** @param known those that have numbers already */
  constructor(known: readonly string[] = []) {
    this.names = [...known];
  }

  /** The number of an origin; 0 stands for the built-in tier and is never given. */
  numberOf({ model, prompt }: Origin): number {
    const name = `${model} ${prompt}`;
    const known = this.names.indexOf(name);
    return known >= 0 ? known + 1 : this.names.push(name);
  }
}

/** The origin of a number; null for the built-in tier. */
export function originOfNumber(names: readonly string[], number: number): Origin | null {
  const name = names[number - 1];
  if (name === undefined) return null;
  const space = name.lastIndexOf(' ');
  return { model: name.slice(0, space), prompt: name.slice(space + 1) };
}

/** For each sentence of the notebook whose relations a reader found, the number of that reader; null where none has any. @param ofDocuments what refined each */
export function readersOfSentences(
  ofDocuments: readonly DocumentAnalysis['origins'][],
  names: OriginNames,
  sentenceStart: Uint32Array,
): Uint8Array | null {
  if (ofDocuments.every((origins) => origins?.stated === undefined)) return null;
  const numbers = new Uint8Array(sentenceStart.at(-1)!);
  ofDocuments.forEach((origins, d) => {
    const reader = origins?.list.find(({ prompt }) => isStatement(prompt));
    if (!reader) return;
    for (const sentence of origins!.stated ?? []) numbers[sentenceStart[d]! + sentence] = names.numberOf(reader);
  });
  return numbers;
}

/** For each passage of the notebook, the number of what refined it. @param ofDocuments what refined each */
export function originsOfPassages(
  ofDocuments: readonly DocumentAnalysis['origins'][],
  names: OriginNames,
  passageStart: Uint32Array,
): Uint8Array {
  const numbers = new Uint8Array(passageStart.at(-1)!);
  ofDocuments.forEach((origins, d) => {
    if (!origins) return;
    for (let p = 0; p < passageStart[d + 1]! - passageStart[d]!; p++) {
      const origin = origins.list[(origins.ofPassage[p] ?? 0) - 1];
      if (origin) numbers[passageStart[d]! + p] = names.numberOf(origin);
    }
  });
  return numbers;
}
