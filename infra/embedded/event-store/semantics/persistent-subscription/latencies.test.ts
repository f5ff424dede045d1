import { expect, test } from 'vitest';
import { createLatencies } from './latencies.ts';

test('reports nothing before the first measurement', () => {
  expect(createLatencies().measurements()).toEqual([]);
});

test('reports measurements under the names that clients know', () => {
  const latencies = createLatencies();
  for (let milliseconds = 1; milliseconds <= 100; milliseconds += 1) latencies.record(milliseconds);
  const told = new Map(
    latencies.measurements().map(({ name, milliseconds }) => [name, milliseconds]),
  );
  expect(told.get('Mean')).toBe(50);
  expect(told.get('Median')).toBe(51);
  expect(told.get('Fastest')).toBe(1);
  expect(told.get('Quintile 3')).toBe(41);
  expect(told.get('99%')).toBe(100);
  expect(told.get('Highest')).toBe(100);
});
