import type { Place } from './place.ts';

const DEGREES_PER_RADIAN = 180 / Math.PI;

/** Converts a place to degrees. Postgres stores it as meters from the center of the earth: "(x, y, z)". */
export const centerOf = ({ point }: Pick<Place, 'point'>) => {
  const [x = 0, y = 0, z = 0] = point.slice(1, -1).split(',').map(Number);
  return {
    latitude: Math.atan2(z, Math.hypot(x, y)) * DEGREES_PER_RADIAN,
    longitude: Math.atan2(y, x) * DEGREES_PER_RADIAN,
  };
};
