import {
  UNKNOWN_DETAILS,
  UNKNOWN_RESOURCE,
} from '@hearthway/domain/directory/unknown-listing.constants.ts';
import { expect, test } from 'vitest';
import type { Marker } from './markers.ts';
import { spreadOf } from './spread.ts';

const DURHAM = { latitude: 36, longitude: -79 };

const cluster = (count: number): Marker => ({
  ...DURHAM,
  key: 'durham',
  count,
  zoom: 12,
  near: 'Durham, NC',
  only: null,
});

const members = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...UNKNOWN_RESOURCE,
    ...UNKNOWN_DETAILS,
    id: `npi-${index}`,
    name: `Provider ${index}`,
    category: 'dental',
    point: DURHAM,
  }));

test.for([2, 5, 10])('%i providers that share a spot each have room to be tapped', (count) => {
  const pins = spreadOf(cluster(count), members(count));
  expect(pins).toHaveLength(count);
  expect(pins[0]?.offset.x).toBeCloseTo(0);
  for (const [index, { offset }] of pins.entries())
    for (const { offset: other } of pins.slice(index + 1))
      expect(Math.hypot(offset.x - other.x, offset.y - other.y)).toBeGreaterThan(44);
});

test('a spread pin is a provider, told apart from the same provider elsewhere', () => {
  const [first] = spreadOf(cluster(2), members(2));
  expect(first?.marker).toMatchObject({
    key: 'durham npi-0',
    count: 1,
    only: { id: 'npi-0', name: 'Provider 0', category: 'dental' },
  });
});

test('too many, some that did not come, or one alone are not spread', () => {
  expect(spreadOf(cluster(11), members(11))).toEqual([]);
  expect(spreadOf(cluster(5), members(4))).toEqual([]);
  expect(spreadOf(cluster(1), members(1))).toEqual([]);
});
