import type { MultiPolygon, Polygon, Position } from 'geojson';

/** Degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Pixels {
  readonly x: number;
  readonly y: number;
}

const RADIANS_PER_DEGREE = Math.PI / 180;
const MILES_PER_RADIAN = 3958.8;

export const METERS_PER_MILE = 1609.344;

/** Straight-line distance. */
export const milesBetween = (one: Point, other: Point): number => {
  const half = (degrees: number) => Math.sin((degrees * RADIANS_PER_DEGREE) / 2) ** 2;
  const level = (degrees: number) => Math.cos(degrees * RADIANS_PER_DEGREE);
  const chord =
    half(other.latitude - one.latitude) +
    level(one.latitude) * level(other.latitude) * half(other.longitude - one.longitude);
  return 2 * MILES_PER_RADIAN * Math.asin(Math.min(1, Math.sqrt(chord)));
};

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Returns the point of the box that is nearest to a point: the point itself, where it is inside. */
export const nearestIn = ({ west, south, east, north }: Box, point: Point): Point => ({
  latitude: Math.min(north, Math.max(south, point.latitude)),
  longitude: Math.min(east, Math.max(west, point.longitude)),
});

export const isIn = ({ west, south, east, north }: Box, { latitude, longitude }: Point): boolean =>
  west <= longitude && longitude <= east && south <= latitude && latitude <= north;

/** Smallest box around all points; undefined for none. */
export const boxAround = (points: readonly Point[]): Box | undefined => {
  if (points.length === 0) return undefined;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
};

/** Center and area of the largest part of a shape, for placing its name. */
export const middleOf = (
  shape: Polygon | MultiPolygon,
): { readonly middle: Point; readonly area: number } => {
  const outlines =
    shape.type === 'Polygon' ? [shape.coordinates[0]] : shape.coordinates.map(([first]) => first);
  return outlines
    .map((outline = []) => middleOfOutline(outline))
    .reduce((largest, part) => (part.area > largest.area ? part : largest), {
      middle: { latitude: 0, longitude: 0 },
      area: 0,
    });
};

/** Centroid of a polygon, by the shoelace formula. Its area is in square degrees. */
const middleOfOutline = (outline: readonly Position[]) => {
  let [doubled, x, y] = [0, 0, 0];
  for (const [index, [x1 = 0, y1 = 0]] of outline.entries()) {
    const [x2 = 0, y2 = 0] = outline[(index + 1) % outline.length] ?? [];
    const cross = x1 * y2 - x2 * y1;
    doubled += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  }
  const middle = { latitude: y / (3 * doubled), longitude: x / (3 * doubled) };
  return { middle, area: Math.abs(doubled) / 2 };
};
