import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { backOffMs } from '../../../adapters/process/back-off.ts';
import type { Switches } from '../control/switches.ts';
import type { Chance } from '../storage/chance.ts';

const REORDERED_WITHIN_MS = 1_000;
const LATE_BY_MS = 10_000;
const RETRY = { firstMs: 500, maxMs: 60_000 };
/** Retry period of Stripe. */
const GIVE_UP_AFTER_MS = 3 * DAY_MS;

export interface Delivery {
  readonly id: number;
  readonly event: string;
  readonly attempts: number;
  /** Milliseconds of the machine's clock, like all times in the queue. */
  readonly dueAt: number;
  readonly createdAt: number;
  /** Undefined while waiting. */
  readonly outcome: string | undefined;
}

/** Queue of undelivered events, on disk until answered. */
export interface Queue {
  /** Must run in the transaction of the event. */
  readonly add: (event: string, switches: Switches) => void;
  readonly again: (event: string) => void;
  readonly waiting: () => readonly Delivery[];
  /** Order determined by the seed, not by time. */
  readonly shuffled: () => readonly Delivery[];
  readonly first: () => Delivery | undefined;
  readonly settle: (delivery: Delivery, outcome: string) => void;
  readonly postpone: (delivery: Delivery) => void;
  /** Newest first. */
  readonly recent: (limit: number) => readonly Delivery[];
}

type Row = ReturnType<ReturnType<DatabaseSync['prepare']>['all']>[number];

const deliveryOf = (row: Row): Delivery => ({
  id: Number(row['id']),
  event: String(row['event']),
  attempts: Number(row['attempts']),
  dueAt: Number(row['due_at']),
  createdAt: Number(row['created_at']),
  outcome: row['outcome'] === null ? undefined : String(row['outcome']),
});

export const createQueue = (database: DatabaseSync, chance: Chance, time: () => number): Queue => {
  const insert = database.prepare(
    'insert into deliveries (event, due_at, created_at, outcome) values (?, ?, ?, ?)',
  );
  const selectWaiting = database.prepare(
    'select * from deliveries where outcome is null order by due_at, id',
  );
  const selectFirst = database.prepare(
    'select * from deliveries where outcome is null order by due_at, id limit 1',
  );
  const selectRecent = database.prepare('select * from deliveries order by id desc limit ?');
  const update = database.prepare(
    'update deliveries set outcome = ?, attempts = ?, due_at = ? where id = ?',
  );
  const settle: Queue['settle'] = ({ id, attempts, dueAt }, outcome) => {
    update.run(outcome, attempts + 1, dueAt, id);
  };
  const waiting = (): readonly Delivery[] => selectWaiting.all().map(deliveryOf);
  return {
    add: (event, { lost, duplicated, reordered, late }) => {
      const happens = (what: string, share: number): boolean => chance.of(what, event) < share;
      const now = time();
      if (happens('lost', lost)) {
        insert.run(event, now, now, 'lost');
        return;
      }
      for (let copy = 0; copy < (happens('duplicated', duplicated) ? 2 : 1); copy += 1) {
        const passed = happens('reordered', reordered)
          ? Math.floor(chance.of('order', event, copy) * REORDERED_WITHIN_MS)
          : 0;
        const wait = passed + (happens('late', late) ? LATE_BY_MS : 0);
        insert.run(event, now + wait, now, null);
      }
    },
    again: (event) => {
      insert.run(event, time(), time(), null);
    },
    waiting,
    shuffled: () => {
      const rank = ({ id, event }: Delivery): number => chance.of('order', event, id);
      return waiting().toSorted((a, b) => rank(a) - rank(b));
    },
    first: () => {
      const row = selectFirst.get();
      return row && deliveryOf(row);
    },
    settle,
    postpone: (delivery) => {
      const { id, attempts, createdAt } = delivery;
      const now = time();
      if (now - createdAt > GIVE_UP_AFTER_MS) settle(delivery, 'given up');
      else update.run(null, attempts + 1, now + backOffMs(RETRY, attempts + 1), id);
    },
    recent: (limit) => selectRecent.all(limit).map(deliveryOf),
  };
};
