import type { Merged, StagedListing } from '../format.ts';
import { describe } from './describe.ts';

/**
 * Merges several rows into one listing, such as one for each county. If they contradict each other, the first
 * one counts.
 */
export const mergeListings = (listings: readonly StagedListing[]): Merged => {
  const [first, ...others] = listings;
  if (first === undefined) throw new Error('There is nothing to merge.');
  const listing = others.reduce(mergeTwo, first);
  return {
    listing: { ...listing, description: describe(listing) },
    disagreements: others.flatMap((other, index) => {
      const fields = CONTACTS.filter(
        (field) => other[field] !== null && other[field] !== listing[field],
      );
      return fields.length === 0
        ? []
        : {
            row: index + 1,
            reason: `An earlier row of the same has another ${fields.join(', ')}: that one holds.`,
          };
    }),
  };
};

const CONTACTS = ['phone', 'email', 'website'] as const;

const mergeTwo = (one: StagedListing, other: StagedListing): StagedListing => ({
  ...one,
  categories: union(one.categories, other.categories),
  tags: union(one.tags, other.tags),
  languages: union(one.languages, other.languages),
  insurance: union(one.insurance, other.insurance),
  counties: union(one.counties ?? [], other.counties ?? []),
  about: one.about || other.about || '',
  phone: one.phone ?? other.phone,
  email: one.email ?? other.email,
  website: one.website ?? other.website,
  hours: one.hours ?? other.hours,
  waitlist: one.waitlist ?? other.waitlist,
  requirements: one.requirements ?? other.requirements,
  telehealth: one.telehealth ?? other.telehealth,
  in_home: one.in_home ?? other.in_home,
  medicaid: one.medicaid ?? other.medicaid,
  accepting: one.accepting ?? other.accepting,
  last_verified: one.last_verified ?? other.last_verified,
  ...agesOf(one, other),
});

/** Returns the whole span of all given ranges. */
const agesOf = (
  ...listings: readonly StagedListing[]
): Pick<StagedListing, 'ages_from' | 'ages_to'> => {
  const from = listings.flatMap(({ ages_from }) => ages_from ?? []);
  const to = listings.flatMap(({ ages_to }) => ages_to ?? []);
  return from.length === 0
    ? { ages_from: null, ages_to: null }
    : { ages_from: Math.min(...from), ages_to: Math.max(...to) };
};

const union = <Item>(one: readonly Item[], other: readonly Item[]): readonly Item[] => [
  ...new Set([...one, ...other]),
];
