import { inject, type TestContext } from 'vitest';
import { type Stack, startStack } from './stack.ts';

/**
 * A Hearthway besides the one that tests share: on stores of its own, or with `npm run test:outside` on
 * the same, so that either takes over the work of the other's processes.
 */
export const startOwnStack = (): Promise<Stack> =>
  startStack({ warmData: inject('warmData'), outside: inject('outsideStores') });

/** Whether the stores are not ours to kill, copy or stop. */
export const isOutside = (): boolean => inject('outsideStores') !== undefined;

/** Skips a test against stores outside, and says why. */
export const needsEmbeddedStores = ({ skip }: Pick<TestContext, 'skip'>, why: string): void => {
  skip(isOutside(), `needs the embedded stores: ${why}`);
};
