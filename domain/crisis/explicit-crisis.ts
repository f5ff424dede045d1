import { CRISIS_TIERS, type Crisis } from './crisis.constants.ts';
import { type CrisisPattern, crisisPattern, matcherOf } from './crisis-patterns.ts';
import { crisisTextOf } from './crisis-text.ts';
import { ENGLISH_CRISIS, ENGLISH_HARMLESS, ENGLISH_LISTS } from './english-crisis.constants.ts';
import { SPANISH_CRISIS, SPANISH_HARMLESS, SPANISH_LISTS } from './spanish-crisis.constants.ts';

type ExplicitCrisis = Pick<Crisis, 'tier' | 'language'>;

interface Pattern extends CrisisPattern, ExplicitCrisis {}

/** Finds the most urgent explicit crisis in a text in the form returned by `crisisTextOf`. */
export const explicitCrisisIn = (text: string): ExplicitCrisis | null => {
  const [first] = patternsIn(withoutHarmless(text));
  return (first === undefined ? undefined : PATTERNS[first]) ?? null;
};

/** Detects an explicit crisis. For pages, which do not load the weights. */
export const isCrisisSaid = (text: string): boolean =>
  explicitCrisisIn(crisisTextOf(text)) !== null;

const LANGUAGES = [
  { language: 'en', lists: ENGLISH_LISTS, byTier: ENGLISH_CRISIS, harmless: ENGLISH_HARMLESS },
  { language: 'es', lists: SPANISH_LISTS, byTier: SPANISH_CRISIS, harmless: SPANISH_HARMLESS },
] as const;

const PATTERNS: readonly Pattern[] = CRISIS_TIERS.flatMap((tier) =>
  LANGUAGES.flatMap(({ language, lists, byTier }) =>
    byTier[tier].map((pattern) => ({ ...crisisPattern(pattern, lists), tier, language })),
  ),
);

const HARMLESS: readonly CrisisPattern[] = LANGUAGES.flatMap(({ lists, harmless }) =>
  harmless.map((pattern) => crisisPattern(pattern, lists)),
);

const patternsIn = matcherOf(PATTERNS);

const harmlessIn = matcherOf(HARMLESS);

const withoutHarmless = (text: string): string =>
  harmlessIn(text).reduce((left, number) => {
    const expression = HARMLESS[number]?.expression;
    return expression === undefined ? left : left.replace(expression, ' | ');
  }, text);
