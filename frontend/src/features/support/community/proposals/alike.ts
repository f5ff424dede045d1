/** A provider, as far as the form tells. */
export interface Described {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
}

interface Listed {
  readonly name: string;
  readonly phone: string | null;
}

/** Words of a name that tell nothing apart. */
const FILLERS = new Set([
  'and',
  'the',
  'of',
  'inc',
  'llc',
  'pllc',
  'pc',
  'pa',
  'co',
  'corp',
  'ltd',
]);

/** The share of words that two alike names have in common. */
const ALIKE = 2 / 3;

const wordsIn = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .normalize('NFD')
      .replaceAll(/\p{M}+/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word !== '' && !FILLERS.has(word)),
  );

const digitsIn = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);

const hasSamePhone = (one: string, other: string | null): boolean =>
  other !== null && digitsIn(one).length === 10 && digitsIn(one) === digitsIn(other);

/** Those that may be the described provider: by their telephone number, or nearly the same name. */
export const alikeListings = <Each extends Listed>(
  listings: readonly Each[],
  { name, phone }: Pick<Described, 'name' | 'phone'>,
): readonly Each[] => {
  const nameWords = wordsIn(name);
  const isAlike = (listed: string): boolean => {
    const words = wordsIn(listed);
    const shared = [...nameWords].filter((word) => words.has(word)).length;
    return (
      shared > 0 && shared >= ALIKE * Math.max(nameWords.size, Math.min(words.size, nameWords.size))
    );
  };
  return listings.filter((listing) => hasSamePhone(phone, listing.phone) || isAlike(listing.name));
};
