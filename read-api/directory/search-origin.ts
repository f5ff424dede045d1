import type { FilterQuery } from '@hearthway/domain/directory/directory-filters.contract.ts';
import type { ResourceMap } from '@hearthway/domain/directory/directory-map.contract.ts';
import { refuse, refuseAmongChoices } from '@hearthway/infra/adapters/http/errors.ts';
import type { Kysely } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import type { Near } from './candidates.ts';
import { citiesAlike } from './cities.ts';
import { type Limits, radiusWithin } from './limits.ts';
import type { FindPlace, Found, Place, Unclear } from './place.ts';
import { type PlaceInText, readPlace } from './read-place.ts';

/** Center of a search, and its description for the page. */
export interface SearchOrigin {
  readonly near: Near | undefined;
  readonly text: string;
  readonly placeMeta: PlaceMeta;
}

type PlaceMeta = Omit<ResourceMap['meta'], 'center'>;

export interface PlaceSources {
  readonly database: Kysely<ReadSchema>;
  readonly findPlace: FindPlace;
  readonly readHome: () => Promise<string | undefined>;
}

/** Place, its description, and the remaining search text. */
interface Origin {
  readonly text: string;
  readonly place?: Place | undefined;
  readonly others?: readonly string[];
  readonly isHome?: boolean;
  readonly read?: string;
  readonly unknown?: string;
}

/** See docs/product-rules.md#the-place-of-a-search. */
export const findSearchOrigin = async (
  sources: PlaceSources,
  {
    query: { search = '', location, radius },
    limits,
  }: {
    readonly query: Pick<FilterQuery, 'search' | 'location' | 'radius'>;
    readonly limits: Limits;
  },
): Promise<SearchOrigin> => {
  const inText = await readPlace(sources, search, { mayBeBare: location === undefined });
  const {
    text,
    place,
    others = [],
    isHome = false,
    read,
    unknown,
  } = await originOf(sources, {
    inText,
    search,
    location,
  });
  const meta = {
    readPlace:
      place === undefined || read === undefined
        ? null
        : { place: place.name, location: read, search: text },
    unknownPlace: unknown ?? null,
    needsPlace: place === undefined && inText.isNearMe,
    place: place?.name ?? null,
    placeChoices: [...others],
    isHome,
  };
  if (place === undefined)
    return { near: undefined, text, placeMeta: { ...meta, radiusMiles: null } };
  const radiusMiles = radiusWithin(limits, radius);
  return { near: { place, radiusMiles }, text, placeMeta: { ...meta, radiusMiles } };
};

interface Given {
  readonly inText: PlaceInText;
  readonly search: string;
  readonly location: string | undefined;
}

/**
 * A place in the text takes precedence over the given one, which may belong to an older search. If the text
 * is ambiguous, the given place decides, then the home, then the family.
 */
const originOf = async (
  sources: PlaceSources,
  { inText, search, location }: Given,
): Promise<Origin> => {
  const given = () => givenOrigin(sources, location);
  if (inText.mention === undefined) return { text: search, ...(await given()) };
  const { mention, found } = inText;
  const text = mention.rest;
  switch (found.kind) {
    case 'place': {
      const { place, others } = found;
      return (await isNamesake(sources, found, location))
        ? { text, ...(await given()) }
        : { text, place, others, read: mention.kind === 'code' ? mention.location : place.name };
    }
    case 'ambiguous':
    case 'state': {
      const chosen = await given();
      if (isOneOf(found, chosen.place)) return { text, ...chosen };
      if (location === '') return { text, unknown: mention.location };
      if (found.kind === 'state' && location !== undefined)
        return { text, ...chosen, unknown: mention.location };
      throw await refusalOf(sources, found, mention.location);
    }
    default:
      if (location !== undefined || inText.mayBeLeftOut)
        return { text, ...(await given()), unknown: mention.location };
      throw await refusalOf(sources, found, mention.location);
  }
};

/** Whether another place with the same name was chosen. */
const isNamesake = async (
  { findPlace }: PlaceSources,
  { others }: Extract<Found, { kind: 'place' }>,
  location: string | undefined,
): Promise<boolean> => {
  if (!location || others.length === 0) return false;
  const [chosen] = likeliestOf(await findPlace(location));
  return chosen !== undefined && others.includes(chosen.name);
};

const isOneOf = (
  found: Extract<Found, { kind: 'ambiguous' | 'state' }>,
  place: Place | undefined,
): boolean => {
  if (place === undefined) return false;
  return found.kind === 'state'
    ? place.name.endsWith(`, ${found.state}`)
    : found.places.some(({ name }) => name === place.name);
};

/**
 * A typed place has to be valid; a stored home is matched as well as possible, since it cannot be corrected
 * here.
 */
const givenOrigin = async (
  sources: PlaceSources,
  location: string | undefined,
): Promise<Pick<Origin, 'place' | 'others' | 'isHome'>> => {
  if (location === '') return {};
  const placeText = location ?? (await sources.readHome());
  if (placeText === undefined) return {};
  const isHome = location === undefined;
  const found = await sources.findPlace(placeText);
  if (!isHome && found.kind !== 'place') throw await refusalOf(sources, found, placeText);
  const [place, others] = likeliestOf(found);
  return place === undefined ? {} : { place, others, isHome };
};
const refusalOf = async (
  { database }: PlaceSources,
  found: Unclear,
  typed: string,
): Promise<Error> => {
  switch (found.kind) {
    case 'ambiguous':
      return refuseAmongChoices('LocationAmbiguous', namesOf(found.places));
    case 'state':
      return refuseAmongChoices('LocationTooWide', namesOf(found.places));
    case 'military':
      return refuse('LocationMilitary');
    case 'outside':
      return refuse('LocationOutsideUS');
    case 'unknown':
      return refuseAmongChoices('UnknownLocation', await citiesAlike(database, typed));
  }
};

const namesOf = (places: readonly Place[]): readonly string[] => places.map(({ name }) => name);

/** Returns the most likely place when the user cannot be asked. */
export const likeliestOf = (
  found: Found,
): readonly [place: Place | undefined, others: readonly string[]] => {
  switch (found.kind) {
    case 'place':
      return [found.place, found.others];
    case 'ambiguous':
      return [found.places[0], namesOf(found.places.slice(1))];
    case 'state':
    case 'military':
    case 'outside':
    case 'unknown':
      return [undefined, []];
  }
};
