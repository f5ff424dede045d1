import { PRODUCT } from '@hearthway/domain/product.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';

/** Put in by the build (vite.config.ts). */
declare const COMMON_PASSWORDS: string[];

export interface PasswordStrength {
  readonly level: 'weak' | 'fair' | 'strong';
  /** The first weakness a guesser would try; undefined for none. */
  readonly weakness: Weakness | undefined;
}

export type Weakness = 'common' | 'personal' | 'keyboard' | 'repeat' | 'sequence' | 'date';

const guesser = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { passwords: COMMON_PASSWORDS },
});

/** Words that these pages suggest. */
const NEARBY = [PRODUCT.name, 'autism', 'autistic', 'family', 'mom', 'dad'];

const LEVELS = ['weak', 'weak', 'fair', 'strong', 'strong'] as const;

/** By the names that the library gives to its warnings. */
const weaknesses: Readonly<Record<string, Weakness>> = {
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  wordByItself: 'common',
  userInputs: 'personal',
  straightRow: 'keyboard',
  keyPattern: 'keyboard',
  simpleRepeat: 'repeat',
  extendedRepeat: 'repeat',
  sequences: 'sequence',
  recentYears: 'date',
  dates: 'date',
};

/**
 * Rates how hard a password is to guess with knowledge of the rest of the form. The estimate is too
 * kind to common words outside the 3,000 most common passwords.
 */
export const passwordStrength = (
  password: string,
  known: readonly string[] = [],
): PasswordStrength => {
  const { score, feedback } = guesser.check(password, [...NEARBY, ...known.flatMap(wordsOf)]);
  return { level: LEVELS[score], weakness: weaknesses[feedback.warning ?? ''] };
};

/** An email is guessed by its parts. */
const wordsOf = (text: string): readonly string[] => [
  text,
  ...text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2),
];
