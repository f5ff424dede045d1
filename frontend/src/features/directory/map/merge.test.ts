import { expect, test } from 'vitest';
import { merged } from './merge.ts';

const DURHAM = { latitude: 36, longitude: -79 };

const group = { ...DURHAM, count: 9, id: null, name: null, category: null };
const single = { ...DURHAM, count: 1, id: 'npi-1', name: 'One', category: 'dental' };

/** Pixels per degree. */
const at = (pixels: number) => ({
  project: ({ latitude, longitude }: typeof DURHAM) => ({
    x: longitude * pixels,
    y: -latitude * pixels,
  }),
});

test('merges markers too near to a cluster', () => {
  const north = { ...single, latitude: 36.1 };
  expect(merged([north, group], at(100).project)).toEqual([
    {
      latitude: expect.closeTo(36.01),
      longitude: -79,
      count: 10,
      id: null,
      name: null,
      category: null,
    },
  ]);
  expect(merged([north, group], at(1_000).project)).toEqual([group, north]);
});

test('keeps two providers at one spot as a cluster of two', () => {
  const both = [single, { ...single, id: 'npi-2', name: 'Two' }];
  expect(merged(both, at(100).project)).toMatchObject([{ count: 2, id: null }]);
});

test('nothing is lost', () => {
  const clusters = Array.from({ length: 200 }, (_, index) => ({
    ...single,
    id: `npi-${index}`,
    count: 1 + (index % 7),
    latitude: 30 + ((index * 37) % 100) / 10,
    longitude: -90 + ((index * 61) % 100) / 10,
  }));
  const total = (all: readonly { readonly count: number }[]) =>
    all.reduce((sum, { count }) => sum + count, 0);
  const shown = merged(clusters, at(40).project);
  expect(shown.length).toBeLessThan(clusters.length);
  expect(total(shown)).toBe(total(clusters));
});
