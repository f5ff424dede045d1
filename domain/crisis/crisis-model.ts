import {
  featureIndexOf,
  knownIn,
  scoreOf,
  type TextFeatures,
  type WeightColumn,
  weightsIn,
} from '../text/text-model.ts';
import type { CrisisTier } from './crisis.constants.ts';

/** Question that the weights answer. */
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

/** File format of the trainer. */
export interface CrisisWeights {
  /** Minimum scores at which a message is a certain, or a possible, crisis. */
  readonly thresholds: { readonly certain: number; readonly possible: number };
  /** Features, separated by `~`. */
  readonly features: string;
  readonly scores: Readonly<Record<CrisisScore, WeightColumn>>;
}

export interface CrisisModel {
  readonly scoresOf: (features: TextFeatures) => CrisisScores;
  /** Returns the danger that a word adds by itself. */
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

/** Explicit words need a lower score, since everything around them would have to contradict them. */
export const isDanger = (danger: number, isExplicit: boolean, threshold: number): boolean =>
  danger > (isExplicit ? threshold - EXPLICIT_BONUS : threshold);

const EXPLICIT_BONUS = 0.2;
