import {
  type FeatureIndex,
  knownIn,
  LARGEST,
  signOf,
  type TextFeatures,
  type WeightColumn,
} from '@hearthway/domain/text/text-model.ts';
import { learnWeights, type Vector } from './linear-model.ts';

/** Null where the question does not arise. */
export type Answer = boolean | null;

export interface Learner {
  readonly index: FeatureIndex;
  /** Weights that give an answer for each text, in their order. */
  readonly weightsFor: (answers: readonly Answer[]) => Float64Array;
}

/** Learns from texts by features that occur twice; with `most`, by those that tell the most of `main`. */
export const learnerOf = (
  texts: readonly TextFeatures[],
  main: readonly boolean[],
  most?: number,
): Learner => {
  const counts = new Map<string, number>();
  for (const kinds of texts)
    for (const kind of kinds)
      for (const feature of kind) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rarity = (feature: string): number =>
    (Math.log((1 + texts.length) / (1 + (counts.get(feature) ?? 0))) + 1) / COMMON;

  const learnerWith = (features: readonly string[]): Learner => {
    const index = new Map(features.map((feature, at) => [feature, at]));
    const scale = Float64Array.from(features, rarity);
    const vectors = texts.map((kinds): Vector => {
      const known = knownIn(kinds, index);
      return {
        at: Int32Array.from(known, ({ at }) => at),
        values: Float64Array.from(known, ({ at, value }) => value * (scale[at] ?? 0)),
      };
    });
    const weightsFor = (answers: readonly Answer[]): Float64Array => {
      const indexes = answers.flatMap((answer, at) => (answer === null ? [] : [at]));
      return learnWeights({
        vectors: indexes.flatMap((at) => vectors[at] ?? []),
        answers: indexes.map((at) => (answers[at] ? 1 : -1)),
        features: features.length,
      }).map((weight, at) => weight * (scale[at] ?? 0));
    };
    return { index, weightsFor };
  };

  const repeated = [...counts].filter(([, count]) => count >= 2).map(([feature]) => feature);
  const all = learnerWith(repeated);
  if (most === undefined) return all;
  const weights = all.weightsFor(main);
  const worth = new Map(
    repeated.map((feature, at) => [
      feature,
      Math.abs(weights[at] ?? 0) * Math.sqrt(counts.get(feature) ?? 0),
    ]),
  );
  return learnerWith(
    repeated
      .toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))
      .slice(0, most)
      .sort(),
  );
};

/** About the mean rarity of a feature. */
const COMMON = 4;

/** Weights rounded to signs. */
export const columnOf = (weights: Float64Array): WeightColumn => {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = Number((largest / LARGEST).toPrecision(6));
  const signs = Array.from(weights, (weight) => signOf(Math.round(weight / step))).join('');
  return { step, signs };
};
