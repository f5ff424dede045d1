import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Place of the commit in its history, which chooses the slice of each sweep; null for all of them. */
    readonly slice: number | null;
  }
}

/**
 * The cases of this run, at least one. As many commits in a row as there are slices run all of them; the
 * soak suite runs all at once.
 */
export const sliceOf = <Case>(cases: readonly Case[], slices = 10): readonly Case[] => {
  const slice = inject('slice');
  if (slice === null) return cases;
  const count = Math.min(slices, cases.length);
  return cases.filter((_case, place) => place % count === slice % count);
};
