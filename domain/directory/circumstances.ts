import { GENERIC_WORDS, NAMES_OF_HELP, SETTINGS, WEAK_WORDS } from './common-words.constants.ts';
import type { Synonym } from './synonym.ts';

/** Something that a family is looking for, as the directory calls it. */
export interface Need extends Pick<Synonym, 'categories' | 'fits'> {
  /** The words that said so. */
  readonly words: readonly string[];
  /** Number of the words of the known phrase, without those in between. */
  readonly parts: number;
  /** The word before: "bites kids [at] preschool". */
  readonly before?: string | undefined;
  /** Its words name no kind of help: a listing that says them is no better. */
  readonly isAnyKind?: boolean;
  /** Beside the name of a kind of help: "a dentist for my child who bites". */
  readonly isCircumstance?: boolean;
}

/**
 * Which of several needs is meant: one that happens elsewhere before one that names where; then kinds
 * of help by name, phrases of several words, and single words, but last of all generic ones.
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

/** "adult autism" is not, and "diagnosis" is. */
const isTelling = ({ words }: Need): boolean => !words.every((word) => WEAK_WORDS.has(word));

const isPhrase = (need: Need): boolean => need.parts > 1 && isSpecific(need);

/** The kind of help is called by its name, and not by what it helps with. */
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
