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
 * The danger that a text tells of. `crisis` is certain: rules and weights agree, and the fixed answer is
 * given. `possible` is the danger that a text without a crisis may tell of: cheap to be wrong about, since
 * it only puts a line with people to call above the ordinary answer.
 */
export interface Danger {
  readonly crisis: Crisis | null;
  readonly possible: CrisisTier | null;
  /** Kind of the danger, certain or possible, where a family of words tells it. */
  readonly kind: DangerKind | null;
  /** Whether it is about a person who hurts itself as behavior. A crisis wins over it. */
  readonly isSelfInjury: boolean;
}

/** Reads texts by these weights, and by the rules. Deterministic. */
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

  /** A crisis in any part of a long text is one. */
  const readText = (text: string): Reading =>
    suspiciousOf(partsOf(text))
      .map(readPart)
      .reduce((worst, reading) => (isWorse(reading, worst) ? reading : worst));

  /** Parts of a very long text that say a danger, and those whose words are the most dangerous. */
  const suspiciousOf = (parts: readonly string[]): readonly string[] =>
    mostDangerousOf(parts, suspicionOf, MOST_PARTS);

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
    const isTold = explicit !== null || signs.length > 0;
    const isInDanger =
      isDanger(scores.danger, explicit !== null, isTold ? certain : certain + ALONE) ||
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

  /** Ordinary words around it do not hide a sentence that would be a crisis by itself. */
  const isSaidIn = (sentence: string, text: string): boolean =>
    explicitCrisisIn(sentence) !== null &&
    (wordsIn(sentence) <= MOST_WORDS_ALONE ||
      (sentence !== text && dangerAloneOf(sentence) > certain));

  /** A sentence that leaves doubt by itself, or with the one after it, once the rest no longer hides it. */
  const isHiddenIn = (text: string): boolean =>
    wordsIn(text) > HIDING_WORDS &&
    mostDangerousOf(piecesOf(text), dangerOfWordsIn, MOST_PIECES).some(
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

/** Nine of ten are found then, and one harmless message in two hundred is taken for one. */
const SELF_INJURY = -0.6;

/** More than the words of any part weigh. */
const SAID_OUTRIGHT = 1000;

/** More than the words of most parts weigh. */
const SIGN = 100;

/** As many as are read in a few milliseconds. */
const MOST_PARTS = 6;

/** Pieces of a part that are read by themselves. */
const MOST_PIECES = 16;

/** Below it, all other words speak against what seems to be said outright: one harmless message in ten scores more. */
const SPEAKS_AGAINST = -0.9;

/** So few words are all about what is said. */
const FEW_WORDS = 12;

/** Families of words are wide: of messages that hold one and score less, one in thirty tells of danger. */
const SPEAKS_AGAINST_SIGN = -1;

/** Weights alone, with no rule that tells the same, have to be surer: what they doubt gets the line. */
const ALONE = 0.2;

/** In so few words, nothing can speak against what is said: "quiero quitarme la vida". */
const MOST_WORDS_ALONE = 5;

/** Few words weigh more by themselves than in a message. */
const MORE_ALONE = 0.1;

/** A message of more words can hide a sentence. */
const HIDING_WORDS = 25;

interface Reading {
  readonly crisis: Crisis | null;
  /** Also set beside a crisis. */
  readonly possible: CrisisTier | null;
  readonly signs: readonly DangerSign[];
  readonly scores: CrisisScores;
}

const isWorse = (one: Reading, other: Reading): boolean =>
  urgencyOf(one) === urgencyOf(other)
    ? one.scores['self-injury'] > other.scores['self-injury']
    : urgencyOf(one) < urgencyOf(other);

/** A crisis before what is only possible, and the most urgent tier first. */
const urgencyOf = ({ crisis, possible }: Reading): number => {
  if (crisis !== null) return CRISIS_TIERS.indexOf(crisis.tier);
  return CRISIS_TIERS.length * 2 - (possible === null ? 0 : 1);
};

/** A wish to die keeps its own answer, also where a weapon or pills are named. */
const kindOf = (signs: readonly DangerSign[], tier: CrisisTier | null): DangerKind | null => {
  if (tier === null || tier === 'self-harm') return null;
  const told = signs.filter(({ kind }) => kind !== null);
  const best = told.find((sign) => sign.tier === tier);
  if (best !== undefined || tier === 'overwhelmed') return best?.kind ?? null;
  return told.find((sign) => sign.tier !== 'overwhelmed')?.kind ?? null;
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

/** Sentences of a text, each by itself and with the next, and stretches of one that was typed without a sign. */
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

/** A longer sentence is several that were typed without a sign between them. */
const STRETCH_WORDS = 18;

const sentencesOf = (text: string): readonly string[] =>
  text.split('|').filter((sentence) => sentence.trim() !== '');

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
