import { CRISIS_TIERS, type CrisisTier, LEXICON_VERSION } from './crisis.constants.ts';
import { type CrisisPattern, crisisPattern } from './crisis-patterns.ts';
import { crisisTextOf } from './crisis-text.ts';
import { ENGLISH_CRISIS, ENGLISH_HARMLESS, ENGLISH_LISTS } from './english-crisis.constants.ts';
import { SPANISH_CRISIS, SPANISH_HARMLESS, SPANISH_LISTS } from './spanish-crisis.constants.ts';

export interface Crisis {
  readonly tier: CrisisTier;
  /** Of the words that told. */
  readonly language: 'en' | 'es';
  readonly lexiconVersion: number;
}

interface Pattern extends CrisisPattern, Pick<Crisis, 'tier' | 'language'> {}

/**
 * Whether a text says that someone is in danger or can bear no more, and how urgently. It errs on the side
 * of a crisis: negation does not hide one, and it does not matter of whom a text speaks. Deterministic. A
 * message takes less than a millisecond.
 */
export const crisisIn = (text: string): Crisis | null => {
  const read = withoutHarmless(crisisTextOf(text));
  const found = PATTERNS.find((pattern) => matches(pattern, read));
  return found === undefined
    ? null
    : { tier: found.tier, language: found.language, lexiconVersion: LEXICON_VERSION };
};

const LANGUAGES = [
  { language: 'en', lists: ENGLISH_LISTS, byTier: ENGLISH_CRISIS, harmless: ENGLISH_HARMLESS },
  { language: 'es', lists: SPANISH_LISTS, byTier: SPANISH_CRISIS, harmless: SPANISH_HARMLESS },
] as const;

/** The most urgent tier first. */
const PATTERNS: readonly Pattern[] = CRISIS_TIERS.flatMap((tier) =>
  LANGUAGES.flatMap(({ language, lists, byTier }) =>
    byTier[tier].map((pattern) => ({ ...crisisPattern(pattern, lists), tier, language })),
  ),
);

const HARMLESS: readonly CrisisPattern[] = LANGUAGES.flatMap(({ lists, harmless }) =>
  harmless.map((pattern) => crisisPattern(pattern, lists)),
);

const matches = ({ triggers, expression }: CrisisPattern, text: string): boolean =>
  triggers.some((trigger) => text.includes(` ${trigger}`)) && expression.test(text);

const withoutHarmless = (text: string): string =>
  HARMLESS.reduce(
    (left, pattern) => (matches(pattern, left) ? left.replace(pattern.expression, ' | ') : left),
    text,
  );
