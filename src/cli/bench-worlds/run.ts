/** @file Makes, writes, reads and measures the worlds of one family of wording, and pools what was measured. */
import type { ParsedDocument } from '../../engine/types.ts';
import { notebookFrom, type AnalysedNotebook } from '../notebook.ts';
import { measureWorld, type Tally, type WorldFigures } from './measure.ts';
import { makeWorld } from './world.ts';
import type { Family } from './family.ts';
import { writeWorld, type WrittenDocument } from './write.ts';

export interface Shares {
  precision: number;
  recall: number;
  f1: number;
}

/** Shares, 0 to 1. */
export interface Figures {
  links: Shares;
  reversed: number;
  loops: Shares;
  changes: Shares;
  contradictions: Shares;
}

function parsed({ text, title }: WrittenDocument): ParsedDocument {
  return { format: 'text', text, title, headings: [], warnings: [] };
}

/**
 * @param seed of the first world; the others follow
 * @param refine what is done with the notebook before it is measured
 */
export async function measureFamily(
  family: Family,
  seed: number,
  worlds: number,
  refine: (notebook: AnalysedNotebook) => Promise<AnalysedNotebook> = (notebook) => Promise.resolve(notebook),
): Promise<WorldFigures[]> {
  const figures: WorldFigures[] = [];
  for (let at = seed; at < seed + worlds; at++) {
    const world = makeWorld(at);
    const documents = writeWorld(world, family, at);
    const notebook = await notebookFrom(
      documents.map((document) => ({ id: document.id, name: document.title, parsed: parsed(document) })),
    );
    figures.push(await measureWorld(world, documents, await refine(notebook)));
  }
  return figures;
}

function sharesOf(tallies: readonly Tally[]): Shares {
  const sum = (part: keyof Tally): number => tallies.reduce((total, one) => total + one[part], 0);
  const [right, given, there] = [sum('right'), sum('given'), sum('there')];
  return {
    precision: given === 0 ? 1 : right / given,
    recall: there === 0 ? 1 : right / there,
    f1: given + there === 0 ? 1 : (2 * right) / (given + there),
  };
}

/** Over all worlds, each link, loop, change and contradiction counted once. */
export function poolFigures(worlds: readonly WorldFigures[]): Figures {
  const reversed = worlds.reduce((sum, world) => sum + world.reversed.reversed, 0);
  const given = worlds.reduce((sum, world) => sum + world.reversed.given, 0);
  return {
    links: sharesOf(worlds.map(({ links }) => links)),
    reversed: given === 0 ? 0 : reversed / given,
    loops: sharesOf(worlds.map(({ loops }) => loops)),
    changes: sharesOf(worlds.map(({ changes }) => changes)),
    contradictions: sharesOf(worlds.map(({ contradictions }) => contradictions)),
  };
}
