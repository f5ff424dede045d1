import { createRandom } from '../../operator/simulate/random.ts';

/** A message as numbers: which features it has, and how much each counts. */
export interface Vector {
  readonly at: Int32Array;
  readonly values: Float64Array;
}

export interface Training {
  readonly vectors: readonly Vector[];
  /** 1 or -1 of each vector. */
  readonly answers: readonly number[];
  readonly features: number;
}

/**
 * Weights of the features: a linear support vector machine with squared hinge loss, by dual coordinate
 * descent (Hsieh et al., 2008). The same input gives the same weights.
 */
export const learnWeights = ({ vectors, answers, features }: Training): Float64Array => {
  const weights = new Float64Array(features);
  const duals = new Float64Array(vectors.length);
  const lengths = vectors.map(({ values }) => values.reduce((sum, value) => sum + value ** 2, 0));
  const order = vectors.map((_, number) => number);
  const random = createRandom('chat');
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random.below);
    for (const number of order) {
      const vector = vectors[number];
      const answer = answers[number] ?? 0;
      const dual = duals[number] ?? 0;
      if (vector === undefined) continue;
      const gradient = answer * product(weights, vector) - 1 + dual * SOFTNESS;
      const next = Math.max(0, dual - gradient / ((lengths[number] ?? 0) + SOFTNESS));
      if (next === dual) continue;
      duals[number] = next;
      add(weights, vector, (next - dual) * answer);
    }
  }
  return weights;
};

const EPOCHS = 8;

/** 1/2C. */
const SOFTNESS = 1;

const product = (weights: Float64Array, { at, values }: Vector): number => {
  let sum = 0;
  for (let n = 0; n < at.length; n += 1) sum += (weights[at[n] ?? 0] ?? 0) * (values[n] ?? 0);
  return sum;
};

const add = (weights: Float64Array, { at, values }: Vector, factor: number): void => {
  for (let n = 0; n < at.length; n += 1) {
    const feature = at[n] ?? 0;
    weights[feature] = (weights[feature] ?? 0) + factor * (values[n] ?? 0);
  }
};

const shuffle = (items: number[], below: (count: number) => number): void => {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    const item = items[last] ?? 0;
    items[last] = items[other] ?? 0;
    items[other] = item;
  }
};
