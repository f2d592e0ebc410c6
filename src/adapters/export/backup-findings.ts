/** @file What people corrected and models found, as a backup has it. */
import * as v from 'valibot';
import type { Correction, GateJudgement, ModuleReport, RefinedPassage, RefinementState } from '../../engine/records.ts';
import { damagedBackup } from './backup-format.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const correctionsSchema = v.array(v.looseObject({ id: v.string(), kind: v.string(), at: v.number() }));

const origin = { model: v.string(), prompt: v.string(), at: v.number() };
const numbersByName = v.looseObject({});

/** What models found, by the files that hold it. */
const refinementSchemas = {
  state: v.looseObject({
    isPaused: v.boolean(),
    budget: numbersByName,
    spent: numbersByName,
    totals: numbersByName,
    costs: v.array(v.looseObject({})),
  }),
  passages: v.array(
    v.looseObject({
      ...{ ...origin, documentId: v.string(), start: count, end: count, content: v.string() },
      found: v.nullable(v.object({ mentions: v.instance(Uint16Array), relations: v.instance(Uint16Array) })),
    }),
  ),
  gates: v.array(v.looseObject({ ...origin, pair: v.string(), chance: v.number() })),
  modules: v.array(
    v.looseObject({
      ...origin,
      module: v.string(),
      about: v.string(),
      documents: v.array(v.string()),
      title: v.string(),
      summary: v.string(),
    }),
  ),
};

interface RefinementFiles {
  state: RefinementState;
  passages: RefinedPassage[];
  gates: GateJudgement[];
  modules: ModuleReport[];
}

/** @throws CausewayError `file-damaged` */
export function checkCorrections(value: unknown): Correction[] {
  const parsed = v.safeParse(correctionsSchema, value);
  if (!parsed.success) throw damagedBackup('a correction is not written as it should be');
  return parsed.output as unknown as Correction[];
}

/**
 * @param kind which of the files of what models found it is
 * @throws CausewayError `file-damaged`
 */
export function checkRefinement<Kind extends keyof RefinementFiles>(kind: Kind, value: unknown): RefinementFiles[Kind] {
  const parsed = v.safeParse(refinementSchemas[kind] as v.GenericSchema<unknown>, value);
  if (!parsed.success) throw damagedBackup('what models found is not written as it should be');
  return parsed.output as RefinementFiles[Kind];
}
