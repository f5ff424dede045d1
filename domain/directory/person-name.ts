import { formatCredentials } from './credentials.ts';
import { capitalized, humanCase } from './human-case.ts';

export interface PersonName {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  /** Suffix such as "JR" or "III". */
  readonly suffix: string;
  /** Degrees such as "M.D., PH.D." */
  readonly credentials: string;
}

/** Formats "Jane A. O'Brien Jr., MD", with the middle name as an initial. Empty without any name. */
export const personName = ({ first, middle, last, suffix, credentials }: PersonName): string => {
  const given = humanCase(first);
  const second = humanCase(middle);
  const name = [given, shortened(second, given), lastName(last), suffixOf(suffix)]
    .filter((part) => part !== '')
    .join(' ');
  return name === '' ? '' : [name, ...formatCredentials(credentials)].join(', ');
};

/** Keeps a middle name whole after an initial ("J. Robert"). */
const shortened = (middle: string, first: string): string => {
  const isInitial = middle.replace('.', '').length === 1;
  if (middle === '' || (!isInitial && first.replace('.', '').length === 1)) return middle;
  return `${middle.slice(0, 1)}.`;
};

/** Joins Irish and Scottish prefixes written separately: "O BRIEN", "MC DONALD". */
const lastName = (last: string): string =>
  humanCase(last.replace(/\b(O) (?=\p{L}{3})/giu, "$1'").replace(/\b(MC) (?=\p{L}{3})/giu, '$1'));

const suffixOf = (suffix: string): string => {
  const letters = suffix.replace(/[^\p{L}]/gu, '').toUpperCase();
  if (/^[IVX]+$/.test(letters)) return letters;
  return letters === '' ? '' : `${capitalized(letters)}.`;
};
