import { STREET_WORDS, spellingKey } from '@hearthway/domain/directory/spelling.ts';

/** Parts of two listings that are compared. Unknown parts are empty, or null. */
export interface ComparedListing {
  readonly npi: string | null;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  readonly phone: string | null;
}

/**
 * `same`: one clinic, listed twice. `likely`: perhaps; a person has to decide. The same name is not the same
 * place, and the same address is not the same service: branches of a chain stay apart.
 */
export type Sameness = 'same' | 'likely' | 'different';

export const sameness = (one: ComparedListing, other: ComparedListing): Sameness => {
  if (one.state !== other.state) return 'different';
  const isSameNpi = one.npi !== null && one.npi === other.npi;
  const areNpisApart = one.npi !== null && other.npi !== null && !isSameNpi;
  const streets = compare(streetKey(one.street), streetKey(other.street));
  const phones = compare(one.phone ?? '', other.phone ?? '');
  const isSameCity = key(one.city) === key(other.city);
  // Branches of a chain share their number, and often their telephone. Of two in one town, one may be old.
  if (isSameNpi && streets !== 'differ') return 'same';
  const alike = likeness(one.name, other.name);
  if (alike === 'apart') return 'different';
  if (streets === 'differ')
    return alike === 'same' && isSameCity && (isSameNpi || phones === 'agree')
      ? 'likely'
      : 'different';
  if (streets === 'agree') {
    if (areNpisApart) return alike === 'same' || phones === 'agree' ? 'likely' : 'different';
    // A clinic at its address may have two numbers.
    const isOneName = alike === 'same' || alike === 'misspelled';
    if (isOneName && (isSameCity || phones === 'agree')) return 'same';
    if (alike === 'shortened' && phones === 'agree') return 'same';
    return isOneName || phones !== 'differ' ? 'likely' : 'different';
  }
  if (!isSameCity || phones === 'differ') return 'different';
  if (phones === 'unknown')
    return alike === 'same' || alike === 'misspelled' ? 'likely' : 'different';
  return alike === 'same' && !areNpisApart ? 'same' : 'likely';
};

/**
 * Whether one of two listings has no more of its place than the city, so that only another place of the same
 * name there keeps them apart.
 */
export const differInPlaceAlone = (one: ComparedListing, other: ComparedListing): boolean =>
  nameKey(one.name) === nameKey(other.name) &&
  one.state === other.state &&
  key(one.city) !== '' &&
  key(one.city) === key(other.city) &&
  (one.npi === null || other.npi === null) &&
  [one, other].some(({ street, phone }) => street === '' && phone === null);

type Comparison = 'agree' | 'differ' | 'unknown';

const compare = (one: string, other: string): Comparison =>
  one === '' || other === '' ? 'unknown' : one === other ? 'agree' : 'differ';

/** `misspelled`: a typo in one word. `shortened`: one name has fewer words. `close`: most words in common. */
type Likeness = 'same' | 'misspelled' | 'shortened' | 'close' | 'apart';

const likeness = (one: string, other: string): Likeness => {
  const [a, b] = [nameKey(one).split(' '), nameKey(other).split(' ')];
  if (a.join(' ') === b.join(' ')) return 'same';
  if (isMisspelled(withoutInitials(a), withoutInitials(b))) return 'misspelled';
  if (isShortened(one, other) || isShortened(other, one)) return 'shortened';
  const [first, second] = [new Set(a), new Set(b)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared >= MIN_SHARED && shared / Math.min(first.size, second.size) >= MIN_SHARE
    ? 'close'
    : 'apart';
};

/** Words that two names have to share, and their share of the shorter name. */
const MIN_SHARED = 2;
const MIN_SHARE = 0.6;

/** Whether names are equal except for a typo in one long word. */
const isMisspelled = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.filter((word, index) => word !== other[index]).length <= 1 &&
  one.every((word, index) => isSlip(word, other[index] ?? ''));

/** Shorter words that differ by a letter or two mean something else: "north", "south". */
const MIN_SLIP_LETTERS = 7;

/** Letters between the common beginning and the common end. */
const MAX_SLIP = 3;

/** A typo is rarely in the first letters, by which "inpatient" and "outpatient" differ. */
const MIN_BEGINNING = 2;

const isSlip = (one: string, other: string): boolean => {
  if (one === other) return true;
  const length = Math.min(one.length, other.length);
  if (length < MIN_SLIP_LETTERS) return false;
  let start = 0;
  while (start < length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < length - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return start >= MIN_BEGINNING && Math.max(one.length, other.length) - start - end <= MAX_SLIP;
};

/** Whether two names are equal once one lacks its explanation, abbreviation or last general word. */
const isShortened = (one: string, other: string): boolean => {
  const short = nameKey(other);
  const [beforeFor = ''] = one.split(/ for /i);
  if (nameKey(beforeFor) === short) return short.includes(' ');
  return coreOf(one) === coreOf(other);
};

/** Reduces "CDSA - Infant-Toddler Program (ITP)" to "infant toddler". */
const coreOf = (name: string): string =>
  nameKey(
    name.replace(/^[A-Z]{2,6} [-–:] /, '').replaceAll(/\([A-Z]{2}[A-Z ]{0,8}\)/g, ' '),
  ).replace(/ (?:center|clinic|group|office|program|services?)$/, '');

/** Reduces "autism therapeutic services ats" to "autism therapeutic services". */
const withoutInitials = (words: readonly string[]): readonly string[] => {
  const rest = words.slice(0, -1);
  return rest.length > 1 && rest.map(([letter]) => letter).join('') === words.at(-1) ? rest : words;
};

/** Normalizes the spelling of a name, and drops its legal form. */
export const nameKey = (name: string): string =>
  key(name)
    .replaceAll(
      /\b(?:l l c|p l l c|p c|p a|inc|incorporated|llc|pllc|pc|pa|corp|co|ltd|the|dba)\b/g,
      ' ',
    )
    .replaceAll(/\b(?:and|of|for|at)\b/g, ' ')
    .replaceAll('centre', 'center')
    .replaceAll(/[a-z]+/g, (word) => LONG[word] ?? word)
    .replaceAll(/\beaster seals\b/g, 'easterseals')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Full forms of words that the registries abbreviate in names. */
const LONG: Readonly<Record<string, string>> = {
  childrens: 'children',
  ctr: 'center',
  hosp: 'hospital',
  med: 'medical',
  serv: 'services',
  servs: 'services',
  svc: 'services',
  svcs: 'services',
};

/** Normalizes a street without its suite: "1701 18th Ave. S., Suite 200" becomes "1701 18th ave s". */
export const streetKey = (street: string): string => {
  const line = key(street.replace(/#\s*\w+/, ' '));
  const [, fromNumber = line] = /(\b\d.*)/.exec(line) ?? [];
  return fromNumber
    .replace(/\b(?:suite|ste|unit|apt|floor|fl|room|rm|building|bldg)\b.*$/, '')
    .replaceAll(/[a-z]+/g, (word) => SHORT[word] ?? word)
    .trim();
};

const key = (text: string): string => spellingKey(text.replaceAll('&', ' and '));

const SHORT: Readonly<Record<string, string>> = {
  ...STREET_WORDS,
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
};
