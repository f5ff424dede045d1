import { expect, test } from 'vitest';
import { milesBetween } from './geometry.ts';
import { northOf, pixelsPerMile, ringsAround } from './rings.ts';

const DURHAM = { latitude: 36, longitude: -79 };

const milesAt = (zoom: number) => ringsAround(DURHAM, zoom).map(({ miles }) => miles);

test('a map has the circles that it has room for', () => {
  expect(milesAt(4)).toEqual([]);
  expect(milesAt(8)).toEqual([25, 50, 100]);
  expect(milesAt(11)).toEqual([5, 10, 25]);
  expect(milesAt(14)).toEqual([1, 2, 5]);
});

test('a mile has more pixels with each zoom, and far from the equator', () => {
  expect(pixelsPerMile(36, 11) / pixelsPerMile(36, 10)).toBeCloseTo(2);
  expect(pixelsPerMile(60, 10) / pixelsPerMile(0, 10)).toBeCloseTo(2);
});

test('the label of a circle is on it', () => {
  for (const miles of [1, 25, 100])
    expect(milesBetween(DURHAM, northOf({ center: DURHAM, miles })) / miles).toBeCloseTo(1, 2);
});
