import { CRISIS_TIERS, type Crisis, type CrisisTier } from './crisis.constants.ts';
import { crisisFeaturesOf } from './crisis-features.ts';
import { type CrisisScores, crisisModelOf, isDanger } from './crisis-model.ts';
import { crisisTextOf } from './crisis-text.ts';
import { CRISIS_WEIGHTS } from './crisis-weights.constants.ts';
import { dangerSignsIn } from './danger-signs.ts';
import { explicitCrisisIn } from './explicit-crisis.ts';
import { LEXICON_VERSION } from './lexicon-version.ts';

/**
 * Whether a text says, or lets a careful reader see, that someone is in danger or can bear no more, and
 * how urgently. It does not matter of whom a text speaks, and negation hides no crisis. Deterministic.
 */
export const crisisIn = (text: string): Crisis | null => readingOf(text).crisis;

/**
 * The danger that a text tells of. `crisis` is certain: rules and weights agree, and the fixed answer is
 * given. `possible` is the kind of danger that a text without a crisis may tell of: cheap to be wrong
 * about, since it only puts a line with people to call above the ordinary answer.
 */
export interface Danger {
  readonly crisis: Crisis | null;
  readonly possible: CrisisTier | null;
}

/** Both grades of danger in a text. */
export const dangerIn = (text: string): Danger => {
  const { crisis, possible } = readingOf(text);
  return { crisis, possible: crisis === null ? possible : null };
};

/** What history keeps of the danger in the fields of a form, a note or a mail. */
export interface KeptDanger {
  readonly crisis: CrisisTier | null;
  readonly lexiconVersion: number;
}

/** The gravest danger that any of these fields tells of. Each is read by itself: together they hide it. */
export const crisisOf = (...fields: readonly string[]): KeptDanger => {
  const tiers = fields.map((field) => crisisIn(field)?.tier);
  const crisis = CRISIS_TIERS.find((tier) => tiers.includes(tier)) ?? null;
  return { crisis, lexiconVersion: LEXICON_VERSION };
};

/** Whether a text is about a person who hurts itself as behavior. A crisis wins over it. */
export const selfInjuryIn = (text: string): boolean => {
  const { crisis, scores } = readingOf(text);
  return crisis === null && scores['self-injury'] > SELF_INJURY;
};

/** Nine of ten are found then, and one harmless message in two hundred is taken for one. */
const SELF_INJURY = -0.6;

interface Reading {
  readonly crisis: Crisis | null;
  /** Also set beside a crisis. */
  readonly possible: CrisisTier | null;
  readonly scores: CrisisScores;
}

/** A crisis in any part of a long text is one. */
const readingOf = (text: string): Reading => {
  const readings = suspiciousOf(partsOf(crisisTextOf(text))).map(readPart);
  return readings.reduce((worst, reading) => (isWorse(reading, worst) ? reading : worst));
};

const isWorse = (one: Reading, other: Reading): boolean =>
  urgencyOf(one) === urgencyOf(other)
    ? one.scores['self-injury'] > other.scores['self-injury']
    : urgencyOf(one) < urgencyOf(other);

/** Of the parts of a very long text those that say a crisis, and those whose words are the most dangerous. */
const suspiciousOf = (parts: readonly string[]): readonly string[] => {
  if (parts.length <= MOST_PARTS) return parts;
  const judged = parts.map((part) => ({
    part,
    danger: explicitCrisisIn(part) === null ? dangerOfWordsIn(part) : Number.POSITIVE_INFINITY,
  }));
  return judged
    .toSorted((a, b) => b.danger - a.danger)
    .slice(0, MOST_PARTS)
    .map(({ part }) => part);
};

const dangerOfWordsIn = (part: string): number =>
  part.split(' ').reduce((sum, word) => sum + MODEL.dangerOfWord(word), 0);

/** As many as are read in a few milliseconds. */
const MOST_PARTS = 6;

/** A crisis before what is only possible, and the most urgent tier first. */
const urgencyOf = ({ crisis, possible }: Reading): number => {
  if (crisis !== null) return CRISIS_TIERS.indexOf(crisis.tier);
  return CRISIS_TIERS.length * 2 - (possible === null ? 0 : 1);
};

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
  const scores = MODEL.scoresOf(crisisFeaturesOf(text));
  const explicit = explicitCrisisIn(text);
  const isInDanger =
    isDanger(scores.danger, explicit !== null, THRESHOLDS.certain) ||
    (explicit !== null && sentencesOf(text).some(isSaidIn));
  const tier = likeliestTierOf(scores, explicit?.tier);
  if (!isInDanger) return { crisis: null, possible: possibleIn(text, scores, tier), scores };
  const language = explicit?.language ?? (scores.spanish > 0 ? 'es' : 'en');
  return { crisis: { tier, language, lexiconVersion: LEXICON_VERSION }, possible: tier, scores };
};

/** The weights doubt, or a family of words of danger is in the text. */
const possibleIn = (text: string, scores: CrisisScores, likeliest: CrisisTier): CrisisTier | null =>
  dangerSignsIn(text)[0]?.tier ?? (scores.danger > THRESHOLDS.possible ? likeliest : null);

/** Ordinary words around it do not hide a sentence that would be a crisis by itself. */
const isSaidIn = (sentence: string): boolean =>
  explicitCrisisIn(sentence) !== null &&
  (wordsIn(sentence) <= MOST_WORDS_ALONE ||
    MODEL.scoresOf(crisisFeaturesOf(sentence)).danger > THRESHOLDS.certain);

const wordsIn = (sentence: string): number =>
  sentence.replaceAll('?', ' ').trim().split(/ +/u).length;

/** In so few words, nothing can speak against what is said: "quiero quitarme la vida". */
const MOST_WORDS_ALONE = 5;

const sentencesOf = (text: string): readonly string[] =>
  text.split('|').filter((sentence) => sentence.trim() !== '');

const MODEL = crisisModelOf(CRISIS_WEIGHTS);

const THRESHOLDS = CRISIS_WEIGHTS.thresholds;

/** In doubt one whose contacts are the stronger, above all if its words are said. */
const likeliestTierOf = (scores: CrisisScores, said: CrisisTier | undefined): CrisisTier => {
  const isOtherSaid = said !== undefined && said !== 'overwhelmed';
  const likelihoods: CrisisScores = {
    ...scores,
    overwhelmed: scores.overwhelmed - (isOtherSaid ? DOUBT_IF_SAID : DOUBT),
  };
  const likelihoodOf = (tier: CrisisTier): number =>
    likelihoods[tier] + (tier === said ? SAID_BONUS : 0);
  return CRISIS_TIERS.reduce((best, tier) =>
    likelihoodOf(tier) > likelihoodOf(best) ? tier : best,
  );
};

const SAID_BONUS = 0.3;
const DOUBT = 0.1;
const DOUBT_IF_SAID = 1;
