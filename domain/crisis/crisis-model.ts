import {
  featureIndexOf,
  knownIn,
  scoreOf,
  type TextFeatures,
  type WeightColumn,
  weightsIn,
} from '../text/text-model.ts';
import type { CrisisTier } from './crisis.constants.ts';

/** A question that the weights answer. */
export type CrisisScore = 'danger' | 'self-injury' | 'spanish' | CrisisTier;

export type CrisisScores = Readonly<Record<CrisisScore, number>>;

export const byScore = <Value>(
  of: (score: CrisisScore) => Value,
): Readonly<Record<CrisisScore, Value>> => ({
  danger: of('danger'),
  'self-injury': of('self-injury'),
  spanish: of('spanish'),
  emergency: of('emergency'),
  'self-harm': of('self-harm'),
  violence: of('violence'),
  overwhelmed: of('overwhelmed'),
});

/** As the trainer writes them. */
export interface CrisisWeights {
  /** From these on, a message tells of a crisis, or may tell of one. */
  readonly thresholds: { readonly certain: number; readonly possible: number };
  /** Separated by `~`. */
  readonly features: string;
  readonly scores: Readonly<Record<CrisisScore, WeightColumn>>;
}

export interface CrisisModel {
  readonly scoresOf: (features: TextFeatures) => CrisisScores;
  /** Danger that a word adds by itself. */
  readonly dangerOfWord: (word: string) => number;
}

export const crisisModelOf = (weights: CrisisWeights): CrisisModel => {
  const index = featureIndexOf(weights.features);
  const columns = byScore((score) => weightsIn(weights.scores[score]));
  return {
    scoresOf: (features) => {
      const known = knownIn(features, index);
      return byScore((score) => scoreOf(known, columns[score]));
    },
    dangerOfWord: (word) => {
      const at = index.get(word);
      return at === undefined ? 0 : (columns.danger[at] ?? 0);
    },
  };
};

/** Words that say it outright need less: everything around them would have to speak against it. */
export const isDanger = (danger: number, isExplicit: boolean, threshold: number): boolean =>
  danger > (isExplicit ? threshold - EXPLICIT_BONUS : threshold);

const EXPLICIT_BONUS = 0.2;
