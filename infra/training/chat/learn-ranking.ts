/** Passages that were found for a question: signs of each, and whether it answers. */
export interface RankedExample {
  readonly signs: readonly (readonly number[])[];
  readonly isRight: readonly boolean[];
}

const ROUNDS = 400;
const RATE = 1.5;

/** Keeps weights small. */
const DECAY = 0.001;

/** Weights by which the likeliest passage is a right one. Deterministic. */
export const learnRanking = (examples: readonly RankedExample[]): readonly number[] => {
  const learnable = examples.filter(({ isRight }) => isRight.includes(true));
  const count = learnable[0]?.signs[0]?.length ?? 0;
  let weights = Array.from({ length: count }, () => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map(() => 0);
    for (const { signs, isRight } of learnable) {
      const likely = softmax(signs.map((each) => dot(each, weights)));
      const right = likely.reduce((sum, share, at) => sum + (isRight[at] === true ? share : 0), 0);
      for (const [at, each] of signs.entries()) {
        const share = likely[at] ?? 0;
        const pull = (isRight[at] === true ? share / right : 0) - share;
        for (const [place, sign] of each.entries())
          gradient[place] = (gradient[place] ?? 0) + pull * sign;
      }
    }
    weights = weights.map(
      (weight, at) => weight + (RATE * (gradient[at] ?? 0)) / learnable.length - DECAY * weight,
    );
  }
  return weights.map((weight) => Number(weight.toFixed(2)));
};

/** Share of examples whose likeliest passage is a right one. */
export const rightShare = (
  examples: readonly RankedExample[],
  weights: readonly number[],
): number =>
  examples.filter(({ signs, isRight }) => {
    const sums = signs.map((each) => dot(each, weights));
    return isRight[sums.indexOf(Math.max(...sums))] === true;
  }).length / Math.max(1, examples.length);

const dot = (signs: readonly number[], weights: readonly number[]): number =>
  signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0);

const softmax = (sums: readonly number[]): readonly number[] => {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
};
