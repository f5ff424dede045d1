import { METERS_PER_MILE, type Point } from './geometry.ts';

/** Distance circle around the place searched. */
export interface Ring {
  readonly center: Point;
  readonly miles: number;
}

const MILES = [1, 2, 5, 10, 25, 50, 100];

/** Pixels: smaller circles are useless, and larger ones are out of sight. */
const SMALLEST = 60;
const LARGEST = 1_200;

/** Size of a map tile, which shows the whole world at zoom 0. */
const TILE_PIXELS = 256;
const METERS_AROUND = 40_075_016.7;

/** Pixels per mile at a latitude. */
export const pixelsPerMile = (latitude: number, zoom: number): number =>
  (METERS_PER_MILE * TILE_PIXELS * 2 ** zoom) /
  (METERS_AROUND * Math.cos((latitude * Math.PI) / 180));

/** Circles that fit on a map of this zoom, the smallest first. */
export const ringsAround = (center: Point, zoom: number): readonly Ring[] => {
  const scale = pixelsPerMile(center.latitude, zoom);
  return MILES.filter((miles) => {
    const radius = miles * scale;
    return radius >= SMALLEST && radius <= LARGEST;
  }).map((miles) => ({ center, miles }));
};

const MILES_PER_DEGREE = 69.05;

/** Position of its label. */
export const northOf = ({ center: { latitude, longitude }, miles }: Ring): Point => ({
  latitude: latitude + miles / MILES_PER_DEGREE,
  longitude,
});
