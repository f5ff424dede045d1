import { METERS_PER_MILE, type Point } from './geometry.ts';

/** A circle around the place searched, which says how far away things are. */
export interface Ring {
  readonly center: Point;
  readonly miles: number;
}

const MILES = [1, 2, 5, 10, 25, 50, 100];

/** Pixels: a smaller circle says nothing, and a larger one is out of sight. */
const SMALLEST = 60;
const LARGEST = 1_200;

/** Size of a map tile, at zoom 0 around the world. */
const TILE_PIXELS = 256;
const METERS_AROUND = 40_075_016.7;

/** Pixels of a mile, at a latitude. */
export const pixelsPerMile = (latitude: number, zoom: number): number =>
  (METERS_PER_MILE * TILE_PIXELS * 2 ** zoom) /
  (METERS_AROUND * Math.cos((latitude * Math.PI) / 180));

/** The circles that a map of this zoom has room for, the smallest first. */
export const ringsAround = (center: Point, zoom: number): readonly Ring[] => {
  const scale = pixelsPerMile(center.latitude, zoom);
  return MILES.filter((miles) => {
    const radius = miles * scale;
    return radius >= SMALLEST && radius <= LARGEST;
  }).map((miles) => ({ center, miles }));
};

const MILES_PER_DEGREE = 69.05;

/** Where its label goes. */
export const northOf = ({ center: { latitude, longitude }, miles }: Ring): Point => ({
  latitude: latitude + miles / MILES_PER_DEGREE,
  longitude,
});
