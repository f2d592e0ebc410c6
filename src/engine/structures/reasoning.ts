/**
 * @file The three reasoning modules of CogniRAG with the fields of its Table 2, each made of events, links and numbers, so that whoever shows them
 * puts them into words and beside their sentences.
 */
import {
  whatIf,
  type Assumption,
  type Baseline,
  type Counterfactual,
  type Edit,
  type Outcome,
} from './counterfactual.ts';
import type { FeedbackLoop } from './loops.ts';
import { eventOf, literalOf, signOf } from './literals.ts';
import { roleOf } from './causal-graph.ts';
import type { Robustness } from './types.ts';

/** Table 2, "Counterfactual Scenario". */
export interface CounterfactualScenario {
  /** Links as they are told at what is changed. */
  originalScenario: number[];
  counterfactualCondition: readonly Edit[];
  /** What is lost, reversed, weakened or freed. */
  predictedOutcome: Outcome[];
  /** What keeps other causes. */
  keptOutcome: Outcome[];
  /** Links of the ways to the outcomes, each once. */
  reasoningProcess: number[];
  /** 1 to 10; null where nothing changes. */
  confidenceLevel: number | null;
  assumptions: Assumption[];
}

export function counterfactualScenario(
  { graph }: Baseline,
  edits: readonly Edit[],
  result: Counterfactual,
): CounterfactualScenario {
  const touched = edits.flatMap((edit) =>
    'event' in edit
      ? [...graph.links.keys()].filter((link) => {
          const { cause, effect, isFollowed } = graph.links[link]!;
          return isFollowed && (cause === edit.event || effect === edit.event);
        })
      : [...edit.links],
  );
  return {
    originalScenario: [...new Set(touched)],
    counterfactualCondition: edits,
    predictedOutcome: result.outcomes.filter(({ fate }) => fate !== 'kept'),
    keptOutcome: result.outcomes.filter(({ fate }) => fate === 'kept'),
    reasoningProcess: [...new Set(result.outcomes.flatMap(({ way }) => way))],
    confidenceLevel: result.confidence,
    assumptions: result.assumptions,
  };
}

/** Table 2, "Robustness Test". */
export interface RobustnessTest {
  /** The link that is tested. */
  relationship: number;
  /** Each document left out in turn: whether another one still claims the link. */
  variationScenarios: { document: number; holds: boolean }[];
  robustnessAssessment: Robustness;
  /** Links that are conditions of cause or effect. */
  boundaryConditions: number[];
  /** Other causes of the effect: the more there are, the less the link decides. */
  sensitivityFactors: number[];
}

export function robustnessTest({ graph }: Baseline, link: number): RobustnessTest {
  const tested = graph.links[link]!;
  const followed = [...graph.links.keys()].filter((other) => graph.links[other]!.isFollowed && other !== link);
  const ends = [tested.cause, tested.effect];
  return {
    relationship: link,
    variationScenarios: tested.documents.map((document) => ({ document, holds: tested.documents.length > 1 })),
    robustnessAssessment:
      tested.against.length > 0 ? 'contested' : tested.documents.length > 1 && !tested.isHedged ? 'robust' : 'fragile',
    boundaryConditions: followed.filter(
      (other) => graph.links[other]!.category === 'condition' && ends.includes(graph.links[other]!.effect),
    ),
    sensitivityFactors: followed.filter((other) => {
      const { effect, effectSign } = graph.links[other]!;
      return effect === tested.effect && effectSign === tested.effectSign;
    }),
  };
}

/** Table 2, "Alternative History". */
export interface AlternativeHistory {
  decisionPoint: number;
  /** What may be different at the point. */
  alternativeChoices: readonly Edit[];
  /** For each choice, what changes, by the number of steps from the point. */
  cascadingEffects: Outcome[][];
  /** For each choice, what of the ends of the story is lost, and which still come about. */
  finalOutcomes: { lost: Outcome[]; still: number[] }[];
  /** For each choice 1 to 10; null where nothing changes. */
  probabilityAssessment: (number | null)[];
}

/** What a story could have been if an event had not happened, or had been the contrary, or less. */
export function alternativeHistory(
  baseline: Baseline,
  event: number,
  loops: readonly FeedbackLoop[],
): AlternativeHistory {
  const { graph, support } = baseline;
  const alternativeChoices: Edit[] = (['remove', 'weaken', 'turn'] as const).map((change) => ({ change, event }));
  const results = alternativeChoices.map((edit) => whatIf(baseline, [edit], loops));
  const isEnd = (other: number): boolean => roleOf(graph, other) === 'ultimate';
  const ends = [...support.keys()].filter((literal) => support[literal]! > 0 && isEnd(eventOf(literal)));
  return {
    decisionPoint: event,
    alternativeChoices,
    cascadingEffects: results.map(({ outcomes }) =>
      outcomes.filter(({ fate }) => fate !== 'kept').sort((a, b) => a.steps - b.steps),
    ),
    finalOutcomes: results.map(({ outcomes }, choice) => {
      const lost = outcomes.filter(({ fate, event: other }) => fate === 'lost' && isEnd(other));
      const gone = new Set(lost.map((outcome) => literalOf(outcome.event, outcome.sign)));
      const isMoved = alternativeChoices[choice]!.change !== 'weaken';
      return {
        lost,
        still: ends
          .filter((literal) => !gone.has(literal) && !(isMoved && eventOf(literal) === event) && signOf(literal) > 0)
          .map(eventOf),
      };
    }),
    probabilityAssessment: results.map(({ confidence }) => confidence),
  };
}
