import type { Privacy } from '../privacy/privacy.ts';

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

/** Letters of a name that are looked up by hash; the rest is compared once the name is opened. */
const LONGEST_BEGINNING = 8;

/** The least that support may search for (`findFamiliesSchema`). */
const SHORTEST_BEGINNING = 2;

/** Hexadecimal digits: enough that few others come with the families that are meant. */
const DIGITS = 16;

/** Spellings of a name that count as the same. */
const plainName = (name: string): string =>
  name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

const wholeName = ({ firstName, lastName }: Name): string => plainName(`${firstName} ${lastName}`);

/** Whether the whole name, or the last name, begins so. */
export const beginsWith = (name: Name, beginning: string): boolean =>
  [wholeName(name), plainName(name.lastName)].some((text) => text.startsWith(plainName(beginning)));

type Hash = Pick<Privacy, 'keyedHash'>;

const hashOf = async (
  { keyedHash }: Hash,
  purpose: 'name-beginning' | 'whole-name',
  text: string,
): Promise<string> => (await keyedHash(purpose, text)).toString('hex').slice(0, DIGITS);

/**
 * Keyed hashes by which the row of an account is found: of its whole name, and of the beginnings of the
 * whole and the last name, in 16 hexadecimal digits each. Without the master key they tell no name.
 */
export const nameHashes = async (privacy: Hash, name: Name): Promise<readonly string[]> => {
  const beginnings = [wholeName(name), plainName(name.lastName)].flatMap((text) => {
    const letters = Array.from(text).slice(0, LONGEST_BEGINNING);
    return letters.map((_, at) => letters.slice(0, at + 1).join(''));
  });
  const sought = [...new Set(beginnings)].filter((text) => text.length >= SHORTEST_BEGINNING);
  return Promise.all([
    hashOf(privacy, 'whole-name', wholeName(name)),
    ...sought.map((text) => hashOf(privacy, 'name-beginning', text)),
  ]);
};

/** The hash that the rows of people of this name have. */
export const wholeNameHash = (privacy: Hash, name: Name): Promise<string> =>
  hashOf(privacy, 'whole-name', wholeName(name));

/** The hash that all rows have whose whole or last name begins so, and some others. */
export const beginningHash = (privacy: Hash, beginning: string): Promise<string> =>
  hashOf(
    privacy,
    'name-beginning',
    Array.from(plainName(beginning)).slice(0, LONGEST_BEGINNING).join(''),
  );
