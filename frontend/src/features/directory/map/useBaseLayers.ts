import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Layer, Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo } from 'react';
import { operator } from '../../../operator.ts';
import {
  drawCounties,
  drawReach,
  drawRings,
  drawStates,
  drawTiles,
  type Reach,
} from './base-layers.ts';
import type { Point } from './geometry.ts';
import { type AreaName, countiesQuery, type States, statesQuery } from './map-assets.query.ts';
import { type Ring, ringsAround } from './rings.ts';

/** Zoom from which county lines are useful. */
const COUNTIES_FROM_ZOOM = 8;

interface GroundOptions {
  readonly zoom: number;
  /** Place searched around, a stable object; undefined without one. */
  readonly center: Point | undefined;
  /** Stable object. */
  readonly reach: Reach | undefined;
}

interface Ground {
  readonly states: UseQueryResult<States>;
  /** Counties that are shown. */
  readonly counties: readonly AreaName[];
  readonly rings: readonly Ring[];
}

const NONE: readonly never[] = [];

/**
 * Draws the country under the markers, the operator's tiles over it, the area of the search, and distance
 * circles.
 */
export const useBaseLayers = (
  map: LeafletMap | undefined,
  { zoom, center, reach }: GroundOptions,
): Ground => {
  const isNear = zoom >= COUNTIES_FROM_ZOOM;
  const states = useQuery(statesQuery);
  const counties = useQuery({ ...countiesQuery, enabled: isNear });
  const rings = useMemo(() => (center ? ringsAround(center, zoom) : NONE), [center, zoom]);
  useLayer(map, states.data?.shapes, drawStates);
  useLayer(map, isNear ? counties.data?.lines : undefined, drawCounties);
  useLayer(map, operator.mapTiles, drawTiles);
  useLayer(map, reach, drawReach);
  useLayer(map, rings, drawRings);
  return { states, counties: isNear ? (counties.data?.names ?? NONE) : NONE, rings };
};

/**
 * Keeps a layer on the map while there is data to draw.
 *
 * @param data Must be the same object while unchanged.
 * @param draw Must be a stable function.
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
