import type { Privacy } from '../privacy/privacy.ts';

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

/** Letters of a name that are searched by hash; the rest is compared after the name is decrypted. */
const LONGEST_BEGINNING = 8;

/** Shortest search term that support may use (`findFamiliesSchema`). */
const SHORTEST_BEGINNING = 2;

/** Hexadecimal digits of a hash: enough to keep false matches rare. */
const DIGITS = 16;

/** Normalizes a name, so that spellings that count as the same are equal. */
const plainName = (name: string): string =>
  name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

const wholeName = ({ firstName, lastName }: Name): string => plainName(`${firstName} ${lastName}`);

/** Whether the whole name or the last name starts with `beginning`. */
export const beginsWith = (name: Name, beginning: string): boolean =>
  [wholeName(name), plainName(name.lastName)].some((text) => text.startsWith(plainName(beginning)));

type Hash = Pick<Privacy, 'keyedHash'>;

const hashOf = async (
  { keyedHash }: Hash,
  purpose: 'name-beginning' | 'whole-name',
  text: string,
): Promise<string> => (await keyedHash(purpose, text)).toString('hex').slice(0, DIGITS);

/**
 * Keyed hashes for finding an account's row: of its whole name, and of each prefix of the whole and the last
 * name, in 16 hexadecimal digits each. Without the master key they reveal no name.
 */
export const nameHashes = async (privacy: Hash, name: Name): Promise<readonly string[]> => {
  const beginnings = [wholeName(name), plainName(name.lastName)].flatMap((text) => {
    const letters = Array.from(text).slice(0, LONGEST_BEGINNING);
    return letters.map((_, at) => letters.slice(0, at + 1).join(''));
  });
  const searched = [...new Set(beginnings)].filter((text) => text.length >= SHORTEST_BEGINNING);
  return Promise.all([
    hashOf(privacy, 'whole-name', wholeName(name)),
    ...searched.map((text) => hashOf(privacy, 'name-beginning', text)),
  ]);
};

/** Hash that the rows of all people with this name have. */
export const wholeNameHash = (privacy: Hash, name: Name): Promise<string> =>
  hashOf(privacy, 'whole-name', wholeName(name));

/** Hash that every row has whose whole or last name starts with `beginning`; a few other rows have it too. */
export const beginningHash = (privacy: Hash, beginning: string): Promise<string> =>
  hashOf(
    privacy,
    'name-beginning',
    Array.from(plainName(beginning)).slice(0, LONGEST_BEGINNING).join(''),
  );
