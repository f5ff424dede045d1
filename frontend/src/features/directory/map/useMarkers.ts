import type { ResourceMap } from '@hearthway/domain/directory/directory-map.contract.ts';
import type { Map as LeafletMap } from 'leaflet';
import { useMemo } from 'react';
import type { Reach } from './base-layers.ts';
import type { City } from './cities.ts';
import type { Point } from './geometry.ts';
import { placeOf } from './leaflet-terms.ts';
import type { ShownMap } from './map.query.ts';
import { markersOf } from './markers.ts';
import { merged } from './merge.ts';

/** Returns a stable object for the same place and radius. */
export const useReach = (meta: ResourceMap['meta'] | undefined): Reach | undefined => {
  const miles = meta?.radiusMiles ?? undefined;
  const { latitude, longitude } = meta?.center ?? {};
  return useMemo(
    () =>
      miles === undefined || latitude === undefined || longitude === undefined
        ? undefined
        : { center: { latitude, longitude }, miles },
    [miles, latitude, longitude],
  );
};

/** Returns a stable object for the same place. */
export const useCenter = (meta: ResourceMap['meta'] | undefined): Point | undefined => {
  const { latitude, longitude } = meta?.center ?? {};
  return useMemo(
    () => (latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }),
    [latitude, longitude],
  );
};

interface MarkersOptions {
  readonly map: LeafletMap | undefined;
  readonly answer: ShownMap | undefined;
  readonly cities: readonly City[];
}

/** Keeps the markers while the map moves, since positions do not depend on the viewport. */
export const useMarkers = ({ map, answer, cities }: MarkersOptions) =>
  useMemo(() => {
    if (map === undefined || answer === undefined) return [];
    const { clusters, zoom } = answer;
    const project = (point: Point) => map.project(placeOf(point), zoom);
    return markersOf({ clusters: merged(clusters, project), cities, zoom, project });
  }, [map, answer, cities]);
