import { expect, test } from 'vitest';
import { withinLimits } from './limits.ts';

test('a bench whose figure is above its limit fails and names it', async () => {
  const bench = Promise.resolve([
    { name: 'a week of meals, p95', ms: 100_000 },
    { name: 'a month of a food log, p95', ms: 1 },
  ] as const);
  await expect(withinLimits(bench)).rejects.toThrow(
    /^This machine .+ lost:\na week of meals, p95: 100000\.0 ms, of 200 at most$/,
  );
});

test('a bench within its limits ends well', async () => {
  await expect(
    withinLimits(Promise.resolve([{ name: 'a week of meals, p95', ms: 1 }])),
  ).resolves.toBeUndefined();
});
