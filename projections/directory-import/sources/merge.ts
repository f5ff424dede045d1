import { differInPlaceAlone, nameKey, sameness, streetKey } from './same-listing.ts';
import type { SourcedListing } from './source.ts';

/** Two listings that may be one clinic, by their ids. */
export type Pair = readonly [string, string];

export interface MergedListings {
  readonly listings: readonly SourcedListing[];
  /** Never merged: a person has to decide. */
  readonly likely: readonly Pair[];
}

/**
 * Merges listings of the same clinic: the values of the first source are used, the others are kept beside
 * them. Sources are sorted by quality.
 */
export const mergeSources = (listings: readonly SourcedListing[]): MergedListings => {
  const merged = new Map<string, SourcedListing>();
  const blocks = new Map<string, Set<string>>();
  for (const listing of listings) {
    const keys = blockKeys(listing);
    const near = new Set(keys.flatMap((block) => [...(blocks.get(block) ?? [])]));
    const known = [...near].flatMap((id) => merged.get(id) ?? []);
    const same =
      merged.get(listing.provider.id) ?? known.find((it) => compare(it, listing) === 'same');
    const result = same === undefined ? listing : mergeTwo(same, listing);
    merged.set(result.provider.id, result);
    for (const block of blockKeys(result)) {
      const members = blocks.get(block) ?? new Set();
      blocks.set(block, members.add(result.provider.id));
    }
  }
  for (const [block, members] of blocks) if (isOfName(block)) mergeNamesakes(merged, members);
  const likely = new Map<string, Pair>();
  for (const members of blocks.values())
    for (const pair of pairsOf([...members].toSorted())) {
      const [one, other] = pair.map((id) => merged.get(id));
      if (one && other && compare(one, other) === 'likely') likely.set(pair.join(' '), pair);
    }
  return { listings: [...merged.values()], likely: [...likely.values()] };
};

/**
 * Merges two listings of one name in one city if one of them has no street and no number. A third one with
 * that name keeps all three apart: the bare one may be either of the others.
 */
const mergeNamesakes = (
  merged: Map<string, SourcedListing>,
  members: ReadonlySet<string>,
): void => {
  const [one, other, ...more] = [...members].flatMap((id) => merged.get(id) ?? []);
  if (one === undefined || other === undefined || more.length > 0) return;
  if (!differInPlaceAlone(comparedOf(one), comparedOf(other))) return;
  merged.set(one.provider.id, mergeTwo(one, other));
  merged.delete(other.provider.id);
};

const isOfName = (block: string): boolean => block.startsWith('name ');

/** Listings without a common key are different. */
const blockKeys = ({
  npi,
  provider: { name, state, city, phone, street, zip },
}: SourcedListing): readonly string[] => [
  ...(npi === null ? [] : [`npi ${npi}`]),
  `name ${nameKey(name)} ${city.toLowerCase()} ${state}`,
  ...(phone == null ? [] : [`phone ${phone}`]),
  ...(street === '' ? [] : [`street ${streetKey(street)} ${zip}`]),
];

/** Larger blocks only share a number or address. */
const MAX_BLOCK = 20;

const pairsOf = (ids: readonly string[]): readonly Pair[] =>
  ids.length > MAX_BLOCK
    ? []
    : ids.flatMap((one, index) => ids.slice(index + 1).map((other): Pair => [one, other]));

const compare = (one: SourcedListing, other: SourcedListing) =>
  sameness(comparedOf(one), comparedOf(other));

const comparedOf = ({ npi, provider: { name, street, city, state, phone } }: SourcedListing) => ({
  npi,
  name,
  street,
  city,
  state,
  phone: phone ?? null,
});

const mergeTwo = (one: SourcedListing, other: SourcedListing): SourcedListing => {
  const [a, b] = [one.provider, other.provider];
  const isPlaced = a.street !== '' || b.street === '';
  return {
    npi: one.npi ?? other.npi,
    says: [...one.says, ...other.says],
    provider: {
      ...a,
      categories: [...new Set([...a.categories, ...b.categories])],
      tags: [...new Set([...(a.tags ?? []), ...(b.tags ?? [])])],
      phone: a.phone ?? b.phone,
      email: a.email ?? b.email,
      website: a.website ?? b.website,
      ...(isPlaced
        ? {}
        : { street: b.street, zip: b.zip, latitude: b.latitude, longitude: b.longitude }),
      medicaid: a.medicaid ?? b.medicaid,
    },
  };
};
