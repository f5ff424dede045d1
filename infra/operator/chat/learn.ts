import { crisisFeaturesOf } from '@hearthway/domain/chat/crisis-features.ts';
import {
  byScore,
  type CrisisScore,
  type CrisisWeights,
  knownIn,
  LARGEST,
  signOf,
} from '@hearthway/domain/chat/crisis-model.ts';
import { crisisTextOf } from '@hearthway/domain/chat/crisis-text.ts';
import { learnWeights, product, type Vector } from './linear-model.ts';
import type { LabeledMessage } from './messages.ts';

export interface Learned {
  readonly index: ReadonlyMap<string, number>;
  readonly weights: Readonly<Record<CrisisScore, Float64Array>>;
}

/** Learns from messages what tells danger, and keeps the features that tell the most. */
export const learn = (given: readonly LabeledMessage[]): Learned => {
  const messages = withOtherSigns(given);
  const features = messages.map(({ text }) => crisisFeaturesOf(crisisTextOf(text)));
  const counts = new Map<string, number>();
  for (const kinds of features)
    for (const kind of kinds)
      for (const feature of kind) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rarity = (feature: string): number =>
    (Math.log((1 + messages.length) / (1 + (counts.get(feature) ?? 0))) + 1) / COMMON;

  const vectorsBy = (index: ReadonlyMap<string, number>): readonly Vector[] => {
    const scale = Float64Array.from(index.keys(), rarity);
    return features.map((kinds) => {
      const known = knownIn(kinds, index);
      return {
        at: Int32Array.from(known, ({ at }) => at),
        values: Float64Array.from(known, ({ at, value }) => value * (scale[at] ?? 0)),
      };
    });
  };

  const repeated = [...counts].filter(([, count]) => count >= 2).map(([feature]) => feature);
  const all = indexOf(repeated);
  const first = learnWeights({
    vectors: vectorsBy(all),
    answers: messages.map(({ tier }) => (tier === null ? -1 : 1)),
    features: all.size,
  });
  const worth = (feature: string): number =>
    Math.abs(first[all.get(feature) ?? 0] ?? 0) *
    rarity(feature) *
    Math.sqrt(counts.get(feature) ?? 0);
  const index = indexOf(
    repeated
      .toSorted((a, b) => worth(b) - worth(a))
      .slice(0, FEATURES)
      .sort(),
  );
  const vectors = vectorsBy(index);
  const scale = Float64Array.from(index.keys(), rarity);
  const weightsFor = (score: CrisisScore): Float64Array => {
    const numbers = messages.flatMap((message, number) =>
      answerOf(score, message) === null ? [] : [number],
    );
    const answers = numbers.map((number) => {
      const message = messages[number];
      return message && answerOf(score, message) ? 1 : -1;
    });
    const chosen = numbers.flatMap((number) => vectors[number] ?? []);
    return learnWeights({ vectors: chosen, answers, features: index.size }).map(
      (weight, at) => weight * (scale[at] ?? 0),
    );
  };
  return {
    index,
    weights: byScore(weightsFor),
  };
};

/**
 * Writers put question marks after harmless messages mostly, while people leave them out, and also ask
 * about what frightens them. So questions are learned without the mark as well, and some crises with one.
 */
const withOtherSigns = (messages: readonly LabeledMessage[]): readonly LabeledMessage[] => [
  ...messages,
  ...messages
    .filter(({ text }) => QUESTION.test(text))
    .map((message) => ({ ...message, text: message.text.replaceAll(/[?¿]/gu, '.') })),
  ...messages
    .filter(({ tier, text }) => tier !== null && !QUESTION.test(text))
    .filter((_, number) => number % 3 === 0)
    .map((message) => ({ ...message, text: message.text.replace(/[.!]*$/u, '?') })),
];

const QUESTION = /[?¿]/u;

/** About the mean rarity of a feature. */
const COMMON = 4;

/** As many as fit into 400 kB. */
const FEATURES = 23_000;

const indexOf = (features: readonly string[]): ReadonlyMap<string, number> =>
  new Map(features.map((feature, at) => [feature, at]));

/** Null where the question does not arise: tiers are told apart among crises. */
const answerOf = (score: CrisisScore, { kind, tier, language }: LabeledMessage): boolean | null => {
  if (score === 'danger') return tier !== null;
  if (score === 'self-injury') return kind === 'self-injury';
  if (score === 'spanish') return language === 'es';
  return tier === null ? null : tier === score;
};

/** One score of a text. */
export const scoreIn = ({ index, weights }: Learned, score: CrisisScore, text: string): number => {
  const known = knownIn(crisisFeaturesOf(crisisTextOf(text)), index);
  return product(weights[score], {
    at: Int32Array.from(known, ({ at }) => at),
    values: Float64Array.from(known, ({ value }) => value),
  });
};

/** Rounded to signs. */
export const compact = ({ index, weights }: Learned, threshold: number): CrisisWeights => {
  const columnOf = (score: CrisisScore): CrisisWeights['scores'][CrisisScore] => {
    const column = weights[score];
    const largest = column.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    const step = Number((largest / LARGEST).toPrecision(6));
    const signs = Array.from(column, (weight) => signOf(Math.round(weight / step))).join('');
    return { step, signs };
  };
  return { threshold, features: [...index.keys()].join('~'), scores: byScore(columnOf) };
};
