import { expect, test } from 'vitest';
import { EVERYWHERE } from './attack.ts';
import { type Bounds, conclude } from './bounds.ts';
import { attackAll, foldSimulated } from './simulated.ts';

const between = (low: number, high: number): Bounds => ({ low, high });

test('sums and unions tell a reader as much as they can', () => {
  const [total, one, other] = [between(8, 12), between(1, 4), between(1, 4)];
  conclude([{ kind: 'equal', left: [total], right: [one, other] }]);
  expect([total, one, other]).toEqual([between(8, 8), between(4, 4), between(4, 4)]);
  const [whole, part, rest] = [between(5, 7), between(1, 4), between(1, 1)];
  conclude([{ kind: 'union', whole, parts: [part, rest] }]);
  expect([whole, part]).toEqual([between(5, 5), between(4, 4)]);
});

test('tables of all days, weeks, months, quarters and years give away one small group in a hundred at most', {
  timeout: 30_000,
}, () => {
  const within = { from: '2026-01-01', to: '2026-03-31' };
  const history = { families: 200, events: 4_000, months: 3, seed: 3, until: within.to };
  const asked = { within, daysFrom: within.from, places: EVERYWHERE };
  const { small, recovered } = attackAll(foldSimulated(history), asked);
  expect(small).toBeGreaterThan(300);
  expect(recovered / small).toBeLessThanOrEqual(0.01);
});
