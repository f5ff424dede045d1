import { expect, test } from 'vitest';
import { countedDifferences } from './ical-days.fixture.ts';

test('100,000 random series have the days that ical.js has', () => {
  expect(countedDifferences(100_000)).toBe(0);
}, 600_000);
