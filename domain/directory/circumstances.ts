import { GENERIC_WORDS, NAMES_OF_HELP, SETTINGS, WEAK_WORDS } from './common-words.constants.ts';
import type { Synonym } from './synonym.ts';

/** Kind of help that a family searches for, in the directory's terms. */
export interface Need extends Pick<Synonym, 'categories' | 'fits'> {
  /** Words of the search that expressed it. */
  readonly words: readonly string[];
  /** Number of words in the known phrase, excluding filler words. */
  readonly parts: number;
  /** Preceding word: "bites kids [at] preschool". */
  readonly before?: string | undefined;
  /** True if the words name no kind of help, so that listings containing them rank no higher. */
  readonly isAnyKind?: boolean;
  /** True next to a named kind of help: "a dentist for my child who bites". */
  readonly isCircumstance?: boolean;
}

/**
 * Ranks several needs: one that happens elsewhere before one that names the place; then named kinds of help,
 * multi-word phrases and single words, with generic words last.
 */
export const withCircumstances = (needs: readonly Need[]): readonly Need[] => {
  const elsewhere = needs.filter((need) => isSpecific(need) && !isSetting(need));
  const candidates = elsewhere.length > 0 ? elsewhere : needs;
  const isMain = [isNamed, isPhrase, isSpecific, isTelling].find((isOne) => candidates.some(isOne));
  return isMain === undefined
    ? needs
    : needs.map((need) =>
        isMain(need) && candidates.includes(need) ? need : { ...need, isCircumstance: true },
      );
};

const isSpecific = ({ words }: Need): boolean =>
  !words.every((word) => GENERIC_WORDS.has(word) || WEAK_WORDS.has(word));

/** "adult autism" is not telling, "diagnosis" is. */
const isTelling = ({ words }: Need): boolean => !words.every((word) => WEAK_WORDS.has(word));

const isPhrase = (need: Need): boolean => need.parts > 1 && isSpecific(need);

/** True if the words name the kind of help itself rather than the problem it treats. */
const isNamed = ({ words }: Need): boolean => words.some((word) => NAMES_OF_HELP.has(word));

const isSetting = ({ words, before }: Need): boolean =>
  before !== undefined && PLACING.has(before) && words.every((word) => SETTINGS.has(word));

export const PLACING: ReadonlySet<string> = new Set([
  'at',
  'in',
  'from',
  'during',
  'en',
  'desde',
  'durante',
]);
