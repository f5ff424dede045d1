import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which tenth of what multiplies by every page is tested; null for all of it. */
    readonly slice: number | null;
  }
}

const SLICES = 10;

/**
 * The cases of this run: by the place of the commit in its history, so that ten commits in a row run all
 * of them. The soak suite runs all.
 */
export const sliceOf = <Case>(cases: readonly Case[]): readonly Case[] => {
  const slice = inject('slice');
  return slice === null ? cases : cases.filter((_case, place) => place % SLICES === slice);
};
