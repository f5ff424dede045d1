import { measureSlowness } from '../test-runs/probe.ts';
import { sized } from './size.ts';

/** Milliseconds that a figure may take on the machine of the budgets; each was reached once. */
const LIMITS = {
  'recipe search, p95': 15,
  'a week of meals, p95': 200,
  'a month of a food log, p95': 100,
  'a month of a calendar, p95': 100,
  'a calendar feed, p95': 100,
  'home of a household of six, p95': 100,
} as const;

export interface Figure {
  readonly name: keyof typeof LIMITS;
  readonly ms: number;
}

/**
 * Rejects unless each figure of the bench is within its limit, on a machine as slow as this one is meanwhile.
 * At the smallest size none is checked, since it measures a few cold calls.
 */
export const withinLimits = async (bench: Promise<readonly Figure[]>): Promise<void> => {
  const slowness = await measureSlowness(bench);
  const figures = sized(1, 0) === 0 ? [] : await bench;
  const lost = figures.filter(({ name, ms }) => !(ms <= LIMITS[name] * slowness));
  if (lost.length === 0) return;
  const lines = lost.map(
    ({ name, ms }) => `${name}: ${ms.toFixed(1)} ms, of ${LIMITS[name]} at most`,
  );
  throw new Error(
    `This machine takes ${slowness.toFixed(2)} times as long as the one of the limits, and yet was lost:\n${lines.join('\n')}`,
  );
};
