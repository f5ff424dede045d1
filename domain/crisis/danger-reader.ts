import { CRISIS_TIERS, type Crisis, type CrisisTier, type DangerKind } from './crisis.constants.ts';
import { crisisFeaturesOf } from './crisis-features.ts';
import { type CrisisScores, type CrisisWeights, crisisModelOf, isDanger } from './crisis-model.ts';
import { crisisTextOf } from './crisis-text.ts';
import { relievedOf } from './danger-reliefs.ts';
import type { DangerSign } from './danger-sign.ts';
import { dangerSignsIn } from './danger-signs.ts';
import { explicitCrisisIn } from './explicit-crisis.ts';
import { LEXICON_VERSION } from './lexicon-version.ts';

/**
 * Danger found in a text. `crisis` is certain: rules and weights agree, and the fixed answer is given.
 * `possible` is a suspected danger without a crisis; false alarms cost little, since it only adds a line with
 * contacts above the ordinary answer.
 */
export interface Danger {
  readonly crisis: Crisis | null;
  readonly possible: CrisisTier | null;
  /** Kind of the certain or possible danger, if a word family indicates it. */
  readonly kind: DangerKind | null;
  /** True for a person who hurts itself as behavior. A crisis takes precedence. */
  readonly isSelfInjury: boolean;
}

/** Builds a reader from these weights and the rules. Deterministic. */
export const dangerReaderOf = (weights: CrisisWeights): ((text: string) => Danger) => {
  const { certain, possible: doubtful } = weights.thresholds;
  const { scoresOf, dangerOfWord } = crisisModelOf(weights);

  const readingOf = (typed: string): Reading => {
    const { text, leavesLine } = relievedOf(typed);
    const reading = readText(text);
    if (!leavesLine || reading.crisis !== null || reading.possible !== null) return reading;
    const denied = readText(crisisTextOf(typed));
    return { ...reading, possible: denied.crisis?.tier ?? denied.possible };
  };

  /** Reads a text of any length: a crisis in any part makes the whole a crisis. */
  const readText = (text: string): Reading =>
    suspiciousOf(partsOf(text))
      .map(readPart)
      .reduce((worst, reading) => (isWorse(reading, worst) ? reading : worst));

  /** Selects the parts of a very long text that state a danger or have the most dangerous words. */
  const suspiciousOf = (parts: readonly string[]): readonly string[] =>
    mostDangerousOf(parts, suspicionOf, MAX_PARTS);

  const suspicionOf = (part: string): number => {
    const isSaid = explicitCrisisIn(part) !== null;
    const signs = isSaid ? [] : dangerSignsIn(part);
    return dangerOfWordsIn(part) + (isSaid ? SAID_OUTRIGHT : 0) + SIGN * signs.length;
  };

  const dangerOfWordsIn = (part: string): number =>
    part.split(' ').reduce((sum, word) => sum + dangerOfWord(word), 0);

  const readPart = (text: string): Reading => {
    const scores = scoresOf(crisisFeaturesOf(text));
    const explicit = explicitCrisisIn(text);
    const signs = dangerSignsIn(text);
    const tier = likeliestTierOf(scores, explicit?.tier);
    const hasSign = explicit !== null || signs.length > 0;
    const isInDanger =
      isDanger(scores.danger, explicit !== null, hasSign ? certain : certain + ALONE) ||
      (explicit !== null && sentencesOf(text).some((sentence) => isSaidIn(sentence, text)));
    const language = explicit?.language ?? (scores.spanish > 0 ? 'es' : 'en');
    if (isInDanger)
      return {
        crisis: { tier, language, lexiconVersion: LEXICON_VERSION },
        possible: tier,
        signs,
        scores,
      };
    const isSaid =
      explicit !== null &&
      explicit.tier !== 'overwhelmed' &&
      (scores.danger > SPEAKS_AGAINST || wordsIn(text) <= FEW_WORDS);
    const isDoubtful = isSaid || scores.danger > doubtful || isHiddenIn(text);
    const isNearMiss = scores.danger < SPEAKS_AGAINST_SIGN && wordsIn(text) > FEW_WORDS;
    const [sign] = isNearMiss ? [] : signs;
    return { crisis: null, possible: sign?.tier ?? (isDoubtful ? tier : null), signs, scores };
  };

  /** Checks whether a sentence is a crisis by itself, which ordinary words around it must not hide. */
  const isSaidIn = (sentence: string, text: string): boolean =>
    explicitCrisisIn(sentence) !== null &&
    (wordsIn(sentence) <= MAX_WORDS_ALONE ||
      (sentence !== text && dangerAloneOf(sentence) > certain));

  /**
   * Checks for a sentence that is suspicious alone, or with the next one, once the rest no longer hides it.
   */
  const isHiddenIn = (text: string): boolean =>
    wordsIn(text) > HIDING_WORDS &&
    mostDangerousOf(piecesOf(text), dangerOfWordsIn, MAX_PIECES).some(
      (piece) => dangerAloneOf(piece) > doubtful + MORE_ALONE,
    );

  const dangerAloneOf = (sentence: string): number => scoresOf(crisisFeaturesOf(sentence)).danger;

  return (typed) => {
    const { crisis, possible, signs, scores } = readingOf(typed);
    return {
      crisis,
      possible: crisis === null ? possible : null,
      kind: kindOf(signs, crisis?.tier ?? possible),
      isSelfInjury: crisis === null && scores['self-injury'] > SELF_INJURY,
    };
  };
};

/** Threshold that finds nine of ten cases and misjudges one harmless message in two hundred. */
const SELF_INJURY = -0.6;

/** Outweighs the words of any part. */
const SAID_OUTRIGHT = 1000;

/** Outweighs the words of most parts. */
const SIGN = 100;

/** Maximum parts, as many as are read in a few milliseconds. */
const MAX_PARTS = 6;

/** Maximum pieces of a part that are read separately. */
const MAX_PIECES = 16;

/**
 * Threshold below which the other words contradict an explicit statement: one harmless message in ten scores
 * higher.
 */
const SPEAKS_AGAINST = -0.9;

/** Word limit below which an entire message concerns the statement. */
const FEW_WORDS = 12;

/**
 * Threshold for word families, which are broad: of messages with one and a lower score, one in thirty is
 * dangerous.
 */
const SPEAKS_AGAINST_SIGN = -1;

/** Extra score required from weights without a matching rule; doubtful cases only get the line. */
const ALONE = 0.2;

/** Word limit up to which nothing can contradict the statement: "quiero quitarme la vida". */
const MAX_WORDS_ALONE = 5;

/** Correction for short messages, whose words weigh more than in a longer one. */
const MORE_ALONE = 0.1;

/** Word count from which a message can hide a sentence. */
const HIDING_WORDS = 25;

interface Reading {
  readonly crisis: Crisis | null;
  /** Set in addition to a crisis, too. */
  readonly possible: CrisisTier | null;
  readonly signs: readonly DangerSign[];
  readonly scores: CrisisScores;
}

const isWorse = (one: Reading, other: Reading): boolean =>
  urgencyOf(one) === urgencyOf(other)
    ? one.scores['self-injury'] > other.scores['self-injury']
    : urgencyOf(one) < urgencyOf(other);

/** Ranks a crisis before a possible danger, and the most urgent tier first. */
const urgencyOf = ({ crisis, possible }: Reading): number => {
  if (crisis !== null) return CRISIS_TIERS.indexOf(crisis.tier);
  return CRISIS_TIERS.length * 2 - (possible === null ? 0 : 1);
};

/** A wish to die keeps its own answer, even if a weapon or pills are mentioned. */
const kindOf = (signs: readonly DangerSign[], tier: CrisisTier | null): DangerKind | null => {
  if (tier === null || tier === 'self-harm') return null;
  const withKind = signs.filter(({ kind }) => kind !== null);
  const best = withKind.find((sign) => sign.tier === tier);
  if (best !== undefined || tier === 'overwhelmed') return best?.kind ?? null;
  return withKind.find((sign) => sign.tier !== 'overwhelmed')?.kind ?? null;
};

/** Splits into overlapping parts as long as the messages that the weights were trained on. */
const partsOf = (text: string): readonly string[] => {
  const words = text.trim().split(' ');
  const parts = [];
  for (let at = 0; at === 0 || at + PART_OVERLAP < words.length; at += PART_WORDS - PART_OVERLAP)
    parts.push(` ${words.slice(at, at + PART_WORDS).join(' ')} `);
  return parts;
};

const PART_WORDS = 150;
const PART_OVERLAP = 30;

const wordsIn = (sentence: string): number =>
  sentence.replaceAll('?', ' ').trim().split(/ +/u).length;

const mostDangerousOf = (
  texts: readonly string[],
  dangerOf: (text: string) => number,
  most: number,
): readonly string[] =>
  texts.length <= most
    ? texts
    : texts
        .map((text) => ({ text, danger: dangerOf(text) }))
        .toSorted((a, b) => b.danger - a.danger)
        .slice(0, most)
        .map(({ text }) => text);

/** Splits into sentences, each alone and with the next, and stretches of unpunctuated text. */
const piecesOf = (text: string): readonly string[] => {
  const sentences = text
    .trim()
    .split(/(?<=[|?]) /u)
    .flatMap(stretchesOf);
  const pieces = sentences.flatMap((sentence, at) => {
    const next = sentences[at + 1];
    return (next === undefined ? [sentence] : [sentence, `${sentence} ${next}`]).map(
      (piece) => ` ${piece.replace(/ \|$/u, '')} `,
    );
  });
  return [...new Set(pieces)];
};

const stretchesOf = (sentence: string): readonly string[] => {
  const words = sentence.split(' ');
  const count = Math.ceil(words.length / STRETCH_WORDS);
  const most = Math.ceil(words.length / count);
  return Array.from({ length: count }, (_, at) =>
    words.slice(at * most, (at + 1) * most).join(' '),
  );
};

/** Word count above which a sentence is treated as several without punctuation. */
const STRETCH_WORDS = 18;

const sentencesOf = (text: string): readonly string[] =>
  text.split('|').filter((sentence) => sentence.trim() !== '');

/** In doubt, picks the tier with the stronger contacts, especially if its words occur. */
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
