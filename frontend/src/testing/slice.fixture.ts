import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which tenth of what multiplies by every page is tested; null for all of it. */
    readonly slice: number | null;
  }
}

const SLICES = 10;

/**
 * The cases of this run, at least one: by the place of the commit in its history, so that ten commits
 * in a row run all of them. The soak suite runs all.
 */
export const sliceOf = <Case>(cases: readonly Case[]): readonly Case[] => {
  const slice = inject('slice');
  if (slice === null) return cases;
  const count = Math.min(SLICES, cases.length);
  return cases.filter((_case, place) => place % count === slice % count);
};
