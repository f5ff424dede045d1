import { RESULTS_PER_PAGE } from '@hearthway/domain/directory/directory.constants.ts';
import type { FoundResource } from '@hearthway/domain/directory/directory.contract.ts';
import type { LatLng, Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect } from 'react';
import { type Box, boxAround } from './geometry.ts';
import { boundsOf } from './leaflet-terms.ts';
import { COUNTRY } from './viewport.ts';

type Found = Pick<FoundResource, 'point' | 'distance'>;

/** Number of nearest results in the initial view. */
const SHOWN_AT_FIRST = 20;

/** Highest automatic zoom. */
const NEAREST = 11;

/** Last position of the map by answer, restored when going back. */
const left = new WeakMap<object, { readonly center: LatLng; readonly zoom: number }>();

interface SightOptions {
  /** Results; undefined while loading. */
  readonly found: readonly Found[] | undefined;
  /** Response that contains them. */
  readonly memory: object | undefined;
}

/** Fits the map to the results of each new search. Returns a function that does it again. */
export const useFitToResults = (map: LeafletMap | undefined, { found, memory }: SightOptions) => {
  const showFound = useCallback(
    (animate: boolean) => {
      if (map === undefined || found === undefined) return;
      const box = boundsOf(boxOf(found));
      map.fitBounds(box, { padding: [48, 48], maxZoom: NEAREST, animate });
    },
    [map, found],
  );

  useEffect(() => {
    if (map === undefined || memory === undefined) return;
    const kept = left.get(memory);
    if (kept === undefined) showFound(false);
    else map.setView(kept.center, kept.zoom, { animate: false });
    const keep = () => void left.set(memory, { center: map.getCenter(), zoom: map.getZoom() });
    map.on('moveend', keep);
    return () => void map.off('moveend', keep);
  }, [map, memory, showFound]);

  return showFound;
};

/**
 * Initial view: the results nearest to a place; without a place, all results if they are few. The first page
 * of many results without a place would not represent the rest, so it shows the country.
 */
const boxOf = (found: readonly Found[]): Box => {
  const isAnywhere = found.every(({ distance }) => distance === null);
  if (isAnywhere && found.length >= RESULTS_PER_PAGE) return COUNTRY;
  const points = found
    .toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
    .flatMap(({ point }) => point ?? []);
  return boxAround(isAnywhere ? points : points.slice(0, SHOWN_AT_FIRST)) ?? COUNTRY;
};
