import type { FilterQuery } from '@hearthway/domain/directory/directory-filters.contract.ts';
import type { ResourceMap } from '@hearthway/domain/directory/directory-map.contract.ts';
import { refuse, refuseAmongChoices } from '@hearthway/infra/adapters/http/errors.ts';
import type { Near } from './candidates.ts';
import { type Limits, radiusWithin } from './limits.ts';
import type { FindPlace, Found, Place } from './place.ts';

/** Center of a search, and its description for the page. */
export interface SearchOrigin {
  readonly near: Near | undefined;
  readonly told: PlaceMeta;
}

type PlaceMeta = Omit<ResourceMap['meta'], 'center'>;

export interface PlaceSources {
  readonly findPlace: FindPlace;
  /** The home that the caller's family has given, if any. */
  readonly readHome: () => Promise<string | undefined>;
}

/**
 * A typed place has to be valid; a stored home is matched as well as possible, since it cannot be
 * corrected here.
 */
export const findSearchOrigin = async (
  { findPlace, readHome }: PlaceSources,
  {
    query: { location, radius },
    limits,
  }: {
    readonly query: Pick<FilterQuery, 'location' | 'radius'>;
    readonly limits: Limits;
  },
): Promise<SearchOrigin> => {
  if (location === '') return NOWHERE;
  const told = location ?? (await readHome());
  if (told === undefined) return NOWHERE;
  const isHome = location === undefined;
  const found = await findPlace(told);
  const [place, others] = isHome ? likeliestOf(found) : meantBy(found);
  if (place === undefined) return NOWHERE;
  const radiusMiles = radiusWithin(limits, radius);
  return {
    near: { place, radiusMiles },
    told: { ...NOT_READ, place: place.name, placeChoices: [...others], isHome, radiusMiles },
  };
};

const NOT_READ = { readPlace: null, unknownPlace: null, needsPlace: false } as const;

const NOWHERE: SearchOrigin = {
  near: undefined,
  told: { ...NOT_READ, place: null, placeChoices: [], isHome: false, radiusMiles: null },
};

type Meant = readonly [place: Place | undefined, others: readonly string[]];

const meantBy = (found: Found): Meant => {
  switch (found.kind) {
    case 'place':
      return [found.place, found.others];
    case 'ambiguous':
      throw refuseAmongChoices(found.places.map(({ name }) => name));
    case 'outside':
      throw refuse('LocationOutsideUS');
    case 'unknown':
      throw refuse('UnknownLocation');
  }
};

/** Takes the likeliest place where the user cannot be asked. */
export const likeliestOf = (found: Found): Meant => {
  switch (found.kind) {
    case 'place':
      return [found.place, found.others];
    case 'ambiguous':
      return [found.places[0], found.places.slice(1).map(({ name }) => name)];
    case 'outside':
    case 'unknown':
      return [undefined, []];
  }
};
