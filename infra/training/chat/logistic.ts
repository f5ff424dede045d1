export interface Example {
  readonly signs: readonly number[];
  readonly isRight: boolean;
}

const STEPS = 4_000;
const STEP = 0.5;
const SOFTNESS = 0.002;

/**
 * Weights of the signs, by logistic regression with gradient descent: both kinds of examples count as much,
 * however many there are of each. The first weight is added to every sum.
 */
export const learnLogistic = (examples: readonly Example[]): readonly number[] => {
  const right = examples.filter(({ isRight }) => isRight).length;
  const shareOf = (isRight: boolean): number => 0.5 / (isRight ? right : examples.length - right);
  const signsOf = ({ signs }: Example): readonly number[] => [1, ...signs];
  const weights = signsOf(examples[0] ?? { signs: [], isRight: true }).map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = weights.map((weight) => SOFTNESS * weight);
    for (const example of examples) {
      const signs = signsOf(example);
      const sum = sumOf(weights, signs);
      const miss =
        (1 / (1 + Math.exp(-sum)) - (example.isRight ? 1 : 0)) * shareOf(example.isRight);
      for (const [at, sign] of signs.entries()) slopes[at] = (slopes[at] ?? 0) + miss * sign;
    }
    for (const [at, slope] of slopes.entries()) weights[at] = (weights[at] ?? 0) - STEP * slope;
  }
  return weights;
};

export const sumOf = (weights: readonly number[], signs: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (signs[at] ?? 0), 0);
