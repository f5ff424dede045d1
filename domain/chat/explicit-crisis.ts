import { CRISIS_TIERS, type Crisis } from './crisis.constants.ts';
import { type CrisisPattern, crisisPattern } from './crisis-patterns.ts';
import { crisisTextOf } from './crisis-text.ts';
import { ENGLISH_CRISIS, ENGLISH_HARMLESS, ENGLISH_LISTS } from './english-crisis.constants.ts';
import { SPANISH_CRISIS, SPANISH_HARMLESS, SPANISH_LISTS } from './spanish-crisis.constants.ts';

type ExplicitCrisis = Pick<Crisis, 'tier' | 'language'>;

interface Pattern extends CrisisPattern, ExplicitCrisis {}

/** The most urgent crisis that the words of a text say outright. Of a text as `crisisTextOf` returns it. */
export const explicitCrisisIn = (text: string): ExplicitCrisis | null => {
  const read = withoutHarmless(text);
  return PATTERNS.find((pattern) => matches(pattern, read)) ?? null;
};

/** Whether a text says a crisis outright. For pages, which do not load the weights. */
export const isCrisisSaid = (text: string): boolean =>
  explicitCrisisIn(crisisTextOf(text)) !== null;

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
