import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Layer, Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { operator } from '../../../operator.ts';
import { drawCounties, drawReach, drawStates, drawTiles, type Reach } from './base-layers.ts';
import { countyLinesQuery, type States, statesQuery } from './map-assets.query.ts';

/** The lines between counties say something from here on. */
const COUNTIES_FROM_ZOOM = 8;

interface GroundOptions {
  readonly zoom: number;
  /** A stable object. */
  readonly reach: Reach | undefined;
}

/** The country under the markers, the operator's tiles over it, and how far a search reaches. */
export const useBaseLayers = (
  map: LeafletMap | undefined,
  { zoom, reach }: GroundOptions,
): UseQueryResult<States> => {
  const isNear = zoom >= COUNTIES_FROM_ZOOM;
  const states = useQuery(statesQuery);
  const counties = useQuery({ ...countyLinesQuery, enabled: isNear });
  useLayer(map, states.data?.shapes, drawStates);
  useLayer(map, isNear ? counties.data : undefined, drawCounties);
  useLayer(map, operator.mapTiles, drawTiles);
  useLayer(map, reach, drawReach);
  return states;
};

/**
 * Keeps a layer on the map as long as there is something to draw.
 *
 * @param data The same object as long as it is the same.
 * @param draw Always the same function.
 */
const useLayer = <Data>(
  map: LeafletMap | undefined,
  data: Data | undefined,
  draw: (map: LeafletMap, data: Data) => Layer,
): void => {
  useEffect(() => {
    if (map === undefined || data === undefined) return;
    const layer = draw(map, data).addTo(map);
    return () => void layer.remove();
  }, [map, data, draw]);
};
