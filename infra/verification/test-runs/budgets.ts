/**
 * Processor seconds that each part of `npm test` may take, its browser and servers included, on a
 * machine like the one that `probe.ts` was measured on. `docs/testing.md` says what to do about them.
 */
export const BUDGETS: Readonly<Record<string, number>> = {
  'install, checks and build': 150,
  unit: 60,
  integration: 380,
  component: 480,
  e2e: 400,
  conformance: 25,
};

/**
 * How far over its budget a part may be before the run fails. Processor seconds of the same tests
 * differ by a tenth from run to run, and by a fifth where other programs share the processor's cache.
 */
export const MARGIN = 1.25;
