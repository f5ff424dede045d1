import { crisisFeaturesOf } from '@hearthway/domain/crisis/crisis-features.ts';
import {
  byScore,
  type CrisisScore,
  type CrisisWeights,
} from '@hearthway/domain/crisis/crisis-model.ts';
import { crisisTextOf } from '@hearthway/domain/crisis/crisis-text.ts';
import { relievedOf } from '@hearthway/domain/crisis/danger-reliefs.ts';
import { explicitCrisisIn } from '@hearthway/domain/crisis/explicit-crisis.ts';
import { type Answer, columnOf, learnerOf } from './learn.ts';
import type { LabeledMessage } from './messages.ts';

/** Learns all that is asked about a message. */
export const crisisWeightsFrom = (
  given: readonly LabeledMessage[],
  thresholds: CrisisWeights['thresholds'],
): CrisisWeights => {
  const messages = withOtherSigns(given);
  const { index, weightsFor } = learnerOf(
    messages.map(featuresOf),
    messages.map(({ tier }) => tier !== null),
    FEATURES,
  );
  return {
    thresholds,
    features: [...index.keys()].join('~'),
    scores: byScore((score) =>
      columnOf(weightsFor(messages.map((message) => answerOf(score, message)))),
    ),
  };
};

/** As many as fit into 600 kB. */
const FEATURES = 34_000;

/** Ordinary questions, as messages that are harmless. Those with words of a crisis are left out. */
export const harmlessOf = (
  author: string,
  questions: readonly Pick<LabeledMessage, 'language' | 'text'>[],
): readonly LabeledMessage[] =>
  questions
    .filter(({ text }) => explicitCrisisIn(crisisTextOf(text)) === null)
    .map(({ language, text }) => ({ author, kind: 'harmless', tier: null, language, text }));

const featuresOf = ({ text }: LabeledMessage) => crisisFeaturesOf(relievedOf(text).text);

/**
 * Writers put question marks after harmless messages mostly, while people leave them out, and also ask
 * about what frightens them. So questions are learned without the mark as well, and some crises with one.
 */
const withOtherSigns = (messages: readonly LabeledMessage[]): readonly LabeledMessage[] => [
  ...messages,
  ...messages
    .filter(({ author, text }) => author.startsWith('writer') && QUESTION.test(text))
    .map((message) => ({ ...message, text: message.text.replaceAll(/[?¿]/gu, '.') })),
  ...messages
    .filter(({ tier, text }) => tier !== null && !QUESTION.test(text))
    .filter((_, number) => number % 3 === 0)
    .map((message) => ({ ...message, text: message.text.replace(/[.!]*$/u, '?') })),
];

const QUESTION = /[?¿]/u;

/** Tiers are told apart among crises. */
const answerOf = (score: CrisisScore, { kind, tier, language }: LabeledMessage): Answer => {
  if (score === 'danger') return tier !== null;
  if (score === 'self-injury') return kind === 'self-injury';
  if (score === 'spanish') return language === 'es';
  return tier === null ? null : tier === score;
};
