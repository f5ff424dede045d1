import type { LatLngBoundsLiteral, LatLngTuple } from 'leaflet';
import type { Box, Point } from './geometry.ts';

/** Converts to Leaflet's order, latitude first. */
export const placeOf = ({ latitude, longitude }: Point): LatLngTuple => [latitude, longitude];

export const boundsOf = ({ west, south, east, north }: Box): LatLngBoundsLiteral => [
  [south, west],
  [north, east],
];
