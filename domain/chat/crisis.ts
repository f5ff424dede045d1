import { CRISIS_TIERS, type Crisis, LEXICON_VERSION } from './crisis.constants.ts';
import { crisisFeaturesOf } from './crisis-features.ts';
import { type CrisisScores, crisisModelOf, isDanger } from './crisis-model.ts';
import { crisisTextOf } from './crisis-text.ts';
import { CRISIS_WEIGHTS } from './crisis-weights.constants.ts';
import { explicitCrisisIn } from './explicit-crisis.ts';

/**
 * Whether a text says, or lets a careful reader see, that someone is in danger or can bear no more, and
 * how urgently. It does not matter of whom a text speaks, and negation hides no crisis. Deterministic.
 */
export const crisisIn = (text: string): Crisis | null => readingOf(text).crisis;

/** Whether a text is about a person who hurts itself as behavior. A crisis wins over it. */
export const selfInjuryIn = (text: string): boolean => {
  const { crisis, scores } = readingOf(text);
  return crisis === null && scores['self-injury'] > SELF_INJURY;
};

/** Four of five are found then, and one harmless message in a hundred is taken for one. */
const SELF_INJURY = -0.4;

interface Reading {
  readonly crisis: Crisis | null;
  readonly scores: CrisisScores;
}

/** A crisis in any part of a long text is one. */
const readingOf = (text: string): Reading => {
  const readings = partsOf(crisisTextOf(text)).map(readPart);
  return readings.reduce((worst, reading) =>
    urgencyOf(reading) < urgencyOf(worst) ? reading : worst,
  );
};

const urgencyOf = ({ crisis }: Reading): number =>
  crisis === null ? CRISIS_TIERS.length : CRISIS_TIERS.indexOf(crisis.tier);

/** Parts that overlap, as long as messages from which the weights were learned. */
const partsOf = (text: string): readonly string[] => {
  const words = text.trim().split(' ');
  const parts = [];
  for (let at = 0; at === 0 || at + PART_OVERLAP < words.length; at += PART_WORDS - PART_OVERLAP)
    parts.push(` ${words.slice(at, at + PART_WORDS).join(' ')} `);
  return parts;
};

const PART_WORDS = 150;
const PART_OVERLAP = 30;

const readPart = (text: string): Reading => {
  const scores = MODEL(crisisFeaturesOf(text));
  const explicit = explicitCrisisIn(text);
  const isInDanger =
    isDanger(scores.danger, explicit !== null, CRISIS_WEIGHTS.threshold) ||
    (explicit !== null && sentencesOf(text).some(isSaidIn));
  if (!isInDanger) return { crisis: null, scores };
  const tier = explicit?.tier ?? likeliestTierOf(scores);
  const language = explicit?.language ?? (scores.spanish > 0 ? 'es' : 'en');
  return { crisis: { tier, language, lexiconVersion: LEXICON_VERSION }, scores };
};

/** Ordinary words around it do not hide a sentence that says a crisis outright. */
const isSaidIn = (sentence: string): boolean =>
  explicitCrisisIn(sentence) !== null &&
  MODEL(crisisFeaturesOf(sentence)).danger > CRISIS_WEIGHTS.threshold - SENTENCE_BONUS;

/** Less than for a whole message: a sentence by itself has less that could speak against a crisis. */
const SENTENCE_BONUS = 0.4;

const sentencesOf = (text: string): readonly string[] =>
  text.split('|').filter((sentence) => sentence.trim() !== '');

const MODEL = crisisModelOf(CRISIS_WEIGHTS);

const likeliestTierOf = (scores: CrisisScores): Crisis['tier'] =>
  CRISIS_TIERS.reduce((best, tier) => (scores[tier] > scores[best] ? tier : best));
