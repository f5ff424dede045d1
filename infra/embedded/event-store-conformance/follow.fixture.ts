import { once } from 'node:events';
import type { ReadableSubscription } from '@eventstore/db-client';
import { onTestFinished } from 'vitest';

export interface Followed<Item> {
  /** Events received so far. */
  readonly items: readonly Item[];
  /** Resolves with the received events once they suffice. Rejects if no more can come. */
  readonly until: (isEnough: (items: readonly Item[]) => boolean) => Promise<readonly Item[]>;
  /** Resolves when the server has accepted the subscription. */
  readonly confirmed: Promise<unknown>;
  readonly caughtUp: Promise<unknown>;
  /** Resolves when the subscription ends; rejects if it ends by an error. */
  readonly ended: Promise<void>;
}

/** Collects what a subscription delivers until the end of the test. */
export const follow = <Item>(subscription: ReadableSubscription<Item>): Followed<Item> => {
  const items: Item[] = [];
  let wake = (): void => {};
  const confirmed = once(subscription, 'confirmation');
  const caughtUp = once(subscription, 'caughtUp');
  const ended = (async () => {
    for await (const item of subscription) {
      items.push(item);
      wake();
    }
  })();
  // An unobserved end must not fail the test.
  for (const outcome of [confirmed, caughtUp, ended]) outcome.catch(() => {});
  onTestFinished(() => subscription.unsubscribe());

  return {
    items,
    confirmed,
    caughtUp,
    ended,
    until: async (isEnough) => {
      const over = ended.then(() => Promise.reject(new Error('The subscription has ended.')));
      over.catch(() => {});
      while (!isEnough(items)) {
        const more = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await Promise.race([more, over]);
      }
      return [...items];
    },
  };
};
