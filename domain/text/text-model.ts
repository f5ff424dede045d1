/**
 * Distinct features of a text by kind. All kinds have equal weight, regardless of their number of features.
 */
export type TextFeatures = readonly ReadonlySet<string>[];

/** Encoded weight per feature, and the value of one encoding step. */
export interface WeightColumn {
  readonly step: number;
  readonly signs: string;
}

export type FeatureIndex = ReadonlyMap<string, number>;

/** Indexes features that are separated by `~`. */
export const featureIndexOf = (features: string): FeatureIndex =>
  new Map(features.split('~').map((feature, at) => [feature, at]));

export const weightsIn = ({ step, signs }: WeightColumn): Float32Array =>
  Float32Array.from(signs, (sign) => step * numberOf(sign));

export interface KnownFeature {
  readonly at: number;
  readonly value: number;
}

/** Selects indexed features. Features of each kind are normalized to length 1. */
export const knownIn = (features: TextFeatures, index: FeatureIndex): readonly KnownFeature[] =>
  features.flatMap((kind) => {
    const known: number[] = [];
    for (const feature of kind) {
      const at = index.get(feature);
      if (at !== undefined) known.push(at);
    }
    const value = 1 / Math.sqrt(known.length);
    return known.map((at) => ({ at, value }));
  });

export const scoreOf = (
  known: readonly KnownFeature[],
  weights: Float32Array | Float64Array,
): number => {
  let sum = 0;
  for (const { at, value } of known) sum += value * (weights[at] ?? 0);
  return sum;
};

/** Encodes integers from below 0 up to `LARGEST` as characters that need no escape in a string. */
export const signOf = (number: number): string => {
  const sign = String.fromCharCode(MIDDLE + number);
  return sign === '\\' ? '~' : sign;
};

const numberOf = (sign: string): number => (sign === '~' ? '\\' : sign).charCodeAt(0) - MIDDLE;

export const LARGEST = 42;

/** Character code for 0. */
const MIDDLE = 83;
