/**
 * How long a test waits for something that comes. A machine that is three times slower than ours and
 * busy with other tests is late, and not wrong: only a test that fails waits this long.
 */
export const PATIENCE_MS = 30_000;

/** How long a test takes at most, by what it meets. */
export const TIME_LIMITS_MS = {
  unit: 20_000,
  integration: 120_000,
  conformance: 60_000,
  component: 120_000,
  e2e: 240_000,
  soak: 30 * 60_000,
} as const;
