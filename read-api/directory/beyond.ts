import { BEYOND_SHOWN } from '@hearthway/domain/directory/directory.constants.ts';
import { stateName } from '@hearthway/domain/directory/states.ts';
import type { Near } from './candidates.ts';
import type { Ranked } from './ranked.ts';
import { type Listings, type SearchFilters, search } from './search.ts';
import { quote } from './terms.ts';

interface Elsewhere {
  readonly state: { readonly code: string; readonly name: string } | null;
  readonly nearest: readonly Ranked[];
  readonly telehealth: readonly Ranked[];
}

/** Number of remote listings searched for those of the state, since no index covers states. */
const TELEHEALTH_LOOKED_AT = 100;

/** Returns the state code at the end of a place's name, "Durham, NC"; undefined at sea. */
export const stateOfPlace = (name: string): string | undefined => / ([A-Z]{2})$/.exec(name)?.[1];

/** Finds listings outside the radius of a place when none were found within it. */
export const findBeyond = async (
  listings: Listings,
  { filters, near: { place } }: { readonly filters: SearchFilters; readonly near: Near },
): Promise<Elsewhere> => {
  const code = stateOfPlace(place.name);
  const found = async (conditions: readonly string[], limit: number) =>
    (
      await search(listings, {
        ...filters,
        conditions: [...filters.conditions, ...conditions],
        near: { place, radiusMiles: null },
        sort: 'distance',
        offset: 0,
        limit,
      })
    ).found;
  const [nearest, byTelehealth] = await Promise.all([
    found([], BEYOND_SHOWN),
    code === undefined ? [] : found([quote('+telehealth')], TELEHEALTH_LOOKED_AT),
  ]);
  const shown = new Set(nearest.map(({ id }) => id));
  return {
    state: code === undefined ? null : { code, name: stateName(code) },
    nearest,
    telehealth: byTelehealth
      .filter(({ id, state }) => state === code && !shown.has(id))
      .slice(0, BEYOND_SHOWN),
  };
};
