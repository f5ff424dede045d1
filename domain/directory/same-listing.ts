import { STREET_WORDS, spellingKey } from './spelling.ts';

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
 * `same`: one clinic, listed twice. `likely`: perhaps; a person has to tell. The same name is not the
 * same place, and the same address is not the same service: branches of a chain stay apart.
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
  if (streets === 'differ')
    return alike === 'same' && isSameCity && (isSameNpi || phones === 'agree')
      ? 'likely'
      : 'different';
  if (!isSameCity && streets !== 'agree') return 'different';
  if (alike === 'same') {
    if (areNpisApart) return 'likely';
    if (streets === 'agree') return phones === 'differ' ? 'likely' : 'same';
    return phones === 'agree' ? 'same' : phones === 'unknown' ? 'likely' : 'different';
  }
  return alike === 'close' && (phones === 'agree' || (streets === 'agree' && phones === 'unknown'))
    ? 'likely'
    : 'different';
};

type Comparison = 'agree' | 'differ' | 'unknown';

const compare = (one: string, other: string): Comparison =>
  one === '' || other === '' ? 'unknown' : one === other ? 'agree' : 'differ';

const likeness = (one: string, other: string): 'same' | 'close' | 'apart' => {
  const [a, b] = [nameKey(one), nameKey(other)];
  if (a === b) return 'same';
  const [first, second] = [new Set(a.split(' ')), new Set(b.split(' '))];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared >= MIN_SHARED && shared / Math.min(first.size, second.size) >= MIN_SHARE
    ? 'close'
    : 'apart';
};

/** Words that two names have to share, and their share of the shorter name. */
const MIN_SHARED = 2;
const MIN_SHARE = 0.6;

/** A name in any spelling, without the form of its business. */
export const nameKey = (name: string): string =>
  key(name)
    .replaceAll(
      /\b(?:l l c|p l l c|p c|p a|inc|incorporated|llc|pllc|pc|pa|corp|co|ltd|the|dba)\b/g,
      ' ',
    )
    .replaceAll(/\b(?:and|of|for|at)\b/g, ' ')
    .replaceAll('centre', 'center')
    .replaceAll(/\bchildrens?\b/g, 'children')
    .replaceAll(/\beaster seals\b/g, 'easterseals')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A street in any spelling, without its suite: "1701 18th Ave. S., Suite 200" is "1701 18th ave s". */
export const streetKey = (street: string): string => {
  const [, fromNumber = key(street)] = /(\b\d.*)/.exec(key(street)) ?? [];
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
