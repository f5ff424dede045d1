import type { MapQuery, ResourceMap } from '@hearthway/domain/directory/directory-map.contract.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import type { Near } from './candidates.ts';
import { LIMITS } from './limits.ts';
import type { Directory } from './list-resources.ts';
import { storedCells, type Viewport } from './map-cells.ts';
import { centerOf } from './map-center.ts';
import { matchesAround } from './map-matches.ts';
import { filtersOf } from './said-filters.ts';
import { type Listings, type SearchFilters, understandSearch } from './search.ts';
import { findSearchOrigin } from './search-origin.ts';

/**
 * Returns the map of a search, within the radius of the plan. A category alone shows all of it, as counted by
 * the last import; any other search shows the matches nearest to the center.
 */
export const showMap = async (
  directory: Directory,
  { query, tier }: { readonly query: MapQuery; readonly tier: Tier },
): Promise<ResourceMap> => {
  const { near, text, placeMeta } = await findSearchOrigin(directory, {
    query,
    limits: LIMITS[tier],
  });
  const viewport = viewportOf(query);
  const filters = await filtersOf(directory, { query, text, near });
  const { database } = directory;
  const isUnfiltered = filters.text === '' && filters.conditions.length === 0;
  const shown = isUnfiltered
    ? { clusters: await storedCells(database, { viewport, near, category: filters.category }) }
    : await foundAround(directory, { viewport, near, filters });
  const center = near === undefined ? null : centerOf(near.place);
  return { isCapped: false, ...shown, meta: { ...placeMeta, center } };
};

const foundAround = (
  { database, withTerms }: Listings,
  {
    viewport,
    near,
    filters: { text, ...filters },
  }: {
    readonly viewport: Viewport;
    readonly near: Near | undefined;
    readonly filters: SearchFilters;
  },
): Promise<Pick<ResourceMap, 'clusters' | 'isCapped'>> =>
  withTerms(text, async (terms) => {
    const understood = understandSearch(filters, terms);
    const answer =
      understood === undefined
        ? { clusters: [], isCapped: false }
        : await matchesAround(database, { viewport, near, steps: understood.steps });
    return { answer, version: undefined };
  });

const viewportOf = ({ west, south, east, north, zoom }: MapQuery): Viewport => ({
  west: Number(west),
  south: Number(south),
  east: Number(east),
  north: Number(north),
  zoom: Number(zoom),
});
