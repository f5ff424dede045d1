import { milesBetween, type Point } from './geometry.ts';

/** City that the map can name. `cities.txt` is written by `projections/directory-import/places`. */
export interface City extends Point {
  readonly name: string;
  /** Two-letter code. */
  readonly state: string;
  readonly population: number;
}

/** Largest first, as in the file. */
export const readCities = (text: string): readonly City[] =>
  text.split('\n').map((line) => {
    const [name = '', state = '', latitude, longitude, population] = line.split(',');
    return {
      name,
      state,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(population),
    };
  });

/** Distance within which a point is in the city, so that being closer makes no difference. */
const CITY_MILES = 3;

/** Radius of a cluster at zoom 0; it halves with each zoom level. */
const GROUP_MILES = 2_400;

/**
 * Returns the city that best describes this location: a near one, or a large one farther off.
 *
 * @param zoom Zoom of the map. At a low zoom, a cluster is as wide as a metropolitan area.
 */
export const cityNear = (cities: readonly City[], point: Point, zoom: number): City | undefined => {
  const near = Math.max(CITY_MILES, GROUP_MILES / 2 ** zoom);
  let best: { readonly city: City; readonly pull: number } | undefined;
  for (const city of cities) {
    const pull = Math.sqrt(city.population) / (milesBetween(city, point) + near) ** 3;
    if (best === undefined || pull > best.pull) best = { city, pull };
  }
  return best?.city;
};
