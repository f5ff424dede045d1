import { resourceListSchema } from '@hearthway/domain/directory/directory.contract.ts';
import { mapSchema, type ResourceMap } from '@hearthway/domain/directory/directory-map.contract.ts';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';
import type { Point } from './geometry.ts';
import { saidOf, type Viewport } from './viewport.ts';

type Said = readonly (readonly [name: string, value: string])[];

export interface MapSearch {
  readonly userId: string;
  /** Family's place from the account: the server searches around it by itself. */
  readonly home: string;
  readonly said: Said;
}

/** Response with its zoom, since the map may have moved on. */
export interface ShownMap extends ResourceMap {
  readonly zoom: number;
}

/** Clusters and markers in a part of the map. The last response stays while the next loads. */
export const mapQuery = ({ userId, home, said }: MapSearch, viewport: Viewport | undefined) => {
  const path = pathOf('/api/resources/map', [...said, ...(viewport ? saidOf(viewport) : [])]);
  return queryOptions({
    queryKey: familyKey(userId, 'resource-map', home, path),
    queryFn: viewport
      ? async ({ signal }): Promise<ShownMap> => ({
          ...(await api.get(path, { schema: mapSchema, signal })),
          zoom: viewport.zoom,
        })
      : skipToken,
    placeholderData: keepPreviousData,
  });
};

/** Radius of a cluster that is not split further. */
const AROUND_MILES = 3;

/** Listings around a point of the map, the nearest first. */
export const aroundQuery = ({ userId, home, said }: MapSearch, point: Point | undefined) => {
  const { latitude = 0, longitude = 0 } = point ?? {};
  const path = pathOf('/api/resources', [
    ...said.filter(([name]) => name !== 'location' && name !== 'radius'),
    ['location', `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`],
    ['radius', String(AROUND_MILES)],
    ['sort', 'distance'],
  ]);
  return queryOptions({
    queryKey: familyKey(userId, 'resources-around', home, path),
    queryFn:
      point === undefined
        ? skipToken
        : ({ signal }) => api.get(path, { schema: resourceListSchema, signal }),
  });
};

const pathOf = (path: string, said: Said): string =>
  `${path}?${new URLSearchParams(said.map(([name, value]) => [name, value]))}`;
