import { expect, test } from 'vitest';
import { survivesKills } from './kill-in-turn.fixture.ts';

test('in 100 kills, no acknowledged favorite and no achievement is lost or doubled, and no wait is long', async () => {
  const { longestReadMs, longestWriteMs, refusals } = await survivesKills(20);
  process.stdout.write(
    `100 kills: a read waited ${longestReadMs} ms at most, and a write ${longestWriteMs} ms.\n`,
  );
  expect(refusals).toEqual([]);
  expect(longestReadMs).toBeLessThanOrEqual(1_000);
  expect(longestWriteMs).toBeLessThanOrEqual(1_500);
});
