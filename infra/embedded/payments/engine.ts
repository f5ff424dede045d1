import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { readSwitches } from './control/switches.ts';
import type { Desk, PriceRecord } from './life/desk.ts';
import { handleDue } from './life/time-passes.ts';
import { createChance } from './storage/chance.ts';
import type { Database } from './storage/database.ts';
import { createStore, type Store, type Transact, transactOn } from './storage/store.ts';
import { type Clock, createClock } from './time/clock.ts';
import type { Seconds } from './time/months.ts';
import { createQueue, type Queue } from './webhooks/queue.ts';

/** API call that causes an event. */
interface Cause {
  readonly id: string;
  readonly idempotencyKey: string | null;
}

export interface EngineOptions {
  readonly database: Database['database'];
  readonly prices: readonly PriceRecord[];
  /** Milliseconds of the clock that payments follow. */
  readonly time: () => number;
  /** Used for a new store only; later the stored one applies. */
  readonly seed: string | undefined;
  readonly pageAt: (path: string) => string;
  readonly onChange: () => void;
}

/** Stored payments: every change is one transaction, after all changes that are due by then. */
export interface Engine {
  readonly store: Store;
  readonly queue: Queue;
  readonly transact: Transact;
  readonly now: () => Seconds;
  readonly change: <Result>(work: (desk: Desk) => Result, cause?: Cause) => Result;
  /** Moves the clock, and processes everything due on the way. */
  readonly moveTo: (moment: Seconds) => void;
  readonly letTimePass: () => void;
  readonly secretOf: (...words: readonly string[]) => string;
}

const SEED = 'seed';

export const createEngine = ({
  database,
  prices,
  time,
  seed,
  pageAt,
  onChange,
}: EngineOptions): Engine => {
  const store = createStore(database);
  const transact = transactOn(database);
  transact(() => {
    if (store.setting(SEED) === undefined) store.setSetting(SEED, seed ?? randomUUID());
  });
  const chance = createChance(store, String(store.setting(SEED)));
  const clock: Clock = createClock(store, time);
  const queue = createQueue(database, chance, Date.now);
  let cause: Cause | undefined;

  const emit: Desk['emit'] = (type, object, previous) => {
    const id = chance.newId('evt');
    const body = {
      id,
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: clock.now(),
      data: { object, ...(previous !== undefined && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: cause?.id ?? null, idempotency_key: cause?.idempotencyKey ?? null },
      type,
    };
    store.put('event', { id, created: clock.now(), type, body, dueAt: null });
    queue.add(id, readSwitches(store));
  };

  const desk: Desk = { store, chance, now: clock.now, prices, pageAt, emit };

  /** Processes due work in sequence, each item at its own moment and in its own transaction. */
  const passUntil = (moment: Seconds): void => {
    for (;;) {
      const due = store.firstDue(moment);
      if (due === undefined) return;
      transact(() => {
        clock.moveTo(due.dueAt);
        clock.at(due.dueAt, () => handleDue(desk, due));
      });
    }
  };

  return {
    store,
    queue,
    transact,
    now: clock.now,
    change: (work, by) => {
      passUntil(clock.now());
      cause = by;
      try {
        return transact(() => work(desk));
      } finally {
        cause = undefined;
        onChange();
      }
    },
    moveTo: (moment) => {
      passUntil(moment);
      clock.moveTo(moment);
      onChange();
    },
    letTimePass: () => {
      if (store.firstDue(clock.now()) === undefined) return;
      passUntil(clock.now());
      onChange();
    },
    secretOf: chance.secretOf,
  };
};
