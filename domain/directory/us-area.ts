/** Coordinates in degrees. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Checks whether a point is in the fifty states, the District or a territory. Accurate to a few miles, more
 * between neighboring cities, and generous at sea.
 */
export const isInUnitedStates = ({ latitude, longitude }: Point): boolean =>
  AREAS.some((area) => isInside(area, latitude, longitude));

type Corner = readonly [latitude: number, longitude: number];

/** Counts the sides crossed by a line to the north. */
const isInside = (area: readonly Corner[], latitude: number, longitude: number): boolean => {
  let crossings = 0;
  let [fromLatitude, fromLongitude] = area.at(-1) ?? [0, 0];
  for (const [toLatitude, toLongitude] of area) {
    const isBetween = fromLongitude > longitude !== toLongitude > longitude;
    const share = (longitude - fromLongitude) / (toLongitude - fromLongitude);
    if (isBetween && latitude < fromLatitude + share * (toLatitude - fromLatitude)) crossings += 1;
    [fromLatitude, fromLongitude] = [toLatitude, toLongitude];
  }
  return crossings % 2 === 1;
};

/** Parses latitude and longitude pairs such as "49 -123.3". */
const area = (corners: string): readonly Corner[] =>
  corners
    .split(',')
    .map((corner) => corner.trim().split(/\s+/).map(Number))
    .map(([latitude = 0, longitude = 0]) => [latitude, longitude]);

const box = (south: number, west: number, north: number, east: number): readonly Corner[] => [
  [south, west],
  [north, west],
  [north, east],
  [south, east],
];

const CONTIGUOUS = area(`
  49.01 -123.33, 49.01 -95.2, 49.4 -95.2, 49.4 -94.6, 48.75 -94.6, 48.62 -93.4, 48.55 -92.7,
  48.3 -92.3, 48.1 -91.4, 48.1 -90.8, 48.02 -89.5, 48.3 -88.4, 46.9 -84.9, 46.51 -84.4, 46.5 -84.2,
  46.1 -84, 45.95 -83.45, 45.3 -82.5, 43.6 -82.12, 43 -82.41, 42.55 -82.5, 42.36 -82.93,
  42.318 -83.06, 42.24 -83.11, 42.05 -83.13, 41.68 -82.68, 42.2 -81.2, 42.6 -79.5, 42.88 -78.91,
  43.08 -79.06, 43.27 -79.07, 43.6 -78.7, 43.63 -76.8, 44.15 -76.4, 44.35 -75.95, 44.7 -75.5,
  45 -74.75, 45.01 -71.5, 45.3 -71.3, 45.25 -70.8, 45.9 -70.25, 46.7 -70, 47.46 -69.2, 47.2 -68.3,
  47.36 -68.33, 47.06 -67.79, 45.7 -67.8, 45.3 -67.45, 45.15 -67.15, 44.85 -66.95, 44.5 -66.9,
  43 -69.5, 41.2 -69.7, 40.3 -71.8, 38 -74.4, 35.2 -75.2, 33.6 -77.7, 30.5 -80.9, 26.9 -79.9,
  25.2 -80, 24.4 -81.5, 24.4 -83, 28.5 -83.6, 28.7 -90, 28.4 -95, 25.95 -97.1, 25.89 -97.45,
  25.9 -97.53, 26.07 -98.2, 26.23 -98.6, 26.36 -98.85, 26.4 -99.1, 27.493 -99.5, 27.6 -99.6,
  28.2 -100.2, 28.69 -100.51, 29.34 -100.92, 29.77 -101.4, 29.75 -102.4, 28.95 -103.15, 29.3 -104,
  29.55 -104.4, 30.6 -105, 31.08 -105.6, 31.39 -106, 31.747 -106.45, 31.78 -106.53, 31.78 -108.21,
  31.33 -108.21, 31.33 -111.07, 32.49 -114.81, 32.72 -114.72, 32.536 -117.12, 32.5 -117.5,
  33 -119.5, 34.3 -120.8, 36 -122.1, 38.4 -123.5, 40.4 -124.6, 43 -124.8, 48.4 -124.9, 48.25 -123.7,
  48.25 -123.3, 48.5 -123.22, 48.7 -123.28, 48.83 -123.05
`);

const ALASKA = area(`
  51 -180, 72 -180, 72 -141, 60.3 -141, 60.2 -139, 59 -137.5, 59.8 -135.5, 59 -134.5, 58 -133,
  56.4 -131.2, 55.95 -130, 54.68 -130.6, 54.5 -134, 58 -139, 59 -145, 56 -152, 51 -165
`);

const AREAS: readonly (readonly Corner[])[] = [
  CONTIGUOUS,
  ALASKA,
  // Aleutian Islands beyond the date line.
  box(51, 172, 53.5, 180),
  // Hawaii, Puerto Rico with the Virgin Islands, Guam with the Marianas, American Samoa.
  box(18.8, -160.7, 22.4, -154.6),
  box(17.6, -67.4, 18.6, -64.5),
  box(13.1, 144.5, 20.6, 146.2),
  box(-14.7, -171.2, -11, -168.1),
];
