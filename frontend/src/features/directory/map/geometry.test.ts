import { expect, test } from 'vitest';
import { boxAround, middleOf, milesBetween, nearestIn } from './geometry.ts';

const DURHAM = { latitude: 35.994, longitude: -78.8986 };
const SEATTLE = { latitude: 47.6062, longitude: -122.3321 };

test('distances follow the globe', () => {
  expect(milesBetween(DURHAM, SEATTLE)).toBeCloseTo(2340, -1);
  expect(milesBetween(DURHAM, DURHAM)).toBe(0);
});

test('a box contains all of its points', () => {
  expect(boxAround([DURHAM, SEATTLE])).toEqual({
    west: -122.3321,
    south: 35.994,
    east: -78.8986,
    north: 47.6062,
  });
  expect(boxAround([])).toBeUndefined();
});

test('of a box, the nearest to a point is on its edge, or the point itself', () => {
  const box = { west: -80, south: 35, east: -78, north: 37 };
  expect(nearestIn(box, DURHAM)).toEqual(DURHAM);
  expect(nearestIn(box, SEATTLE)).toEqual({ latitude: 37, longitude: -80 });
});

test('a name goes into the middle of the largest part of a shape', () => {
  const square = (west: number, size: number) => [
    [
      [west, 30],
      [west + size, 30],
      [west + size, 30 + size],
      [west, 30 + size],
      [west, 30],
    ],
  ];
  const { middle, area } = middleOf({
    type: 'MultiPolygon',
    coordinates: [square(-100, 1), square(-90, 4), square(-80, 2)],
  });
  expect(middle.latitude).toBeCloseTo(32);
  expect(middle.longitude).toBeCloseTo(-88);
  expect(area).toBeCloseTo(16);
});
