import { expect, test } from 'vitest';
import { countedDifferences } from './ical-days.fixture.ts';

test('random series have the days that ical.js has, in any window', () => {
  expect(countedDifferences(500)).toBe(0);
});
