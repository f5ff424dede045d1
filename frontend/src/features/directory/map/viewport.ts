import { MAP_ZOOMS } from '@hearthway/domain/directory/directory.constants.ts';
import { type Box, milesBetween, nearestIn, type Point } from './geometry.ts';

/** Center and zoom of a map. */
export interface Viewport extends Box {
  readonly zoom: number;
}

/** The forty-eight contiguous states. */
export const COUNTRY: Box = { west: -125, south: 24.3, east: -66.5, north: 49.5 };

/** Beyond this zoom, a map without streets has nothing to show. */
export const NEAREST_WITHOUT_TILES = 14;

/** Rounds to about ten meters. */
const rounded = (degrees: number): number => Number(degrees.toFixed(4));

/** Viewport in the server's format. Undefined for a map without a size, such as a hidden one. */
export const viewportOf = (box: Box, zoom: number): Viewport | undefined => {
  const viewport = {
    west: rounded(Math.max(-180, box.west)),
    south: rounded(Math.max(-90, box.south)),
    east: rounded(Math.min(180, box.east)),
    north: rounded(Math.min(90, box.north)),
    zoom: Math.min(MAP_ZOOMS.nearest, Math.max(MAP_ZOOMS.farthest, Math.round(zoom))),
  };
  return viewport.west < viewport.east && viewport.south < viewport.north ? viewport : undefined;
};

export const saidOf = (viewport: Viewport): readonly (readonly [string, string])[] =>
  (['west', 'south', 'east', 'north', 'zoom'] as const).map((name) => [
    name,
    String(viewport[name]),
  ]);

interface Circle {
  readonly center: Point;
  readonly miles: number;
}

export const isOutside = (box: Box, { center, miles }: Circle): boolean =>
  milesBetween(nearestIn(box, center), center) > miles;
