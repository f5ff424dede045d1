import type { CrisisTier } from './crisis.constants.ts';
import type { CrisisFeatures } from './crisis-features.ts';

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
  /** From this danger on, a message tells of a crisis. */
  readonly threshold: number;
  /** Separated by `~`. */
  readonly features: string;
  /** A sign for each feature, and what one step of a sign is worth. */
  readonly scores: Readonly<Record<CrisisScore, { readonly step: number; readonly signs: string }>>;
}

export type CrisisModel = (features: CrisisFeatures) => CrisisScores;

export const crisisModelOf = (weights: CrisisWeights): CrisisModel => {
  const index = new Map(weights.features.split('~').map((feature, at) => [feature, at]));
  const columns = byScore((score) => {
    const { step, signs } = weights.scores[score];
    return Float32Array.from(signs, (sign) => step * numberOf(sign));
  });
  return (features) => {
    const found = knownIn(features, index);
    const of = (column: Float32Array): number =>
      found.reduce((sum, { at, value }) => sum + value * (column[at] ?? 0), 0);
    return byScore((score) => of(columns[score]));
  };
};

export interface KnownFeature {
  readonly at: number;
  readonly value: number;
}

/** The features that a model knows. Those of one kind have a length of 1 together. */
export const knownIn = (
  features: CrisisFeatures,
  index: ReadonlyMap<string, number>,
): readonly KnownFeature[] =>
  features.flatMap((kind) => {
    const known: number[] = [];
    for (const feature of kind) {
      const at = index.get(feature);
      if (at !== undefined) known.push(at);
    }
    const value = 1 / Math.sqrt(known.length);
    return known.map((at) => ({ at, value }));
  });

/** Signs stand for the whole numbers up to `LARGEST` and below 0. None needs an escape in a string. */
export const signOf = (number: number): string => {
  const sign = String.fromCharCode(MIDDLE + number);
  return sign === '\\' ? '~' : sign;
};

const numberOf = (sign: string): number => (sign === '~' ? '\\' : sign).charCodeAt(0) - MIDDLE;

export const LARGEST = 42;

/** The code of the sign for 0. */
const MIDDLE = 83;

/** Words that say it outright need less: everything around them would have to speak against it. */
export const isDanger = (danger: number, isExplicit: boolean, threshold: number): boolean =>
  danger > (isExplicit ? threshold - EXPLICIT_BONUS : threshold);

const EXPLICIT_BONUS = 0.7;
