import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

interface WaitingEvents {
  readonly depth: number;
  /** Received time of the oldest waiting event; null for an empty inbox. */
  readonly waitingSince: Date | null;
  /** Number of waiting events that have failed at least once. */
  readonly failing: number;
}

export interface InboxStatus extends WaitingEvents {
  /** Number of events of the last day that were processed. */
  readonly done: number;
  /** Number of events of the last day about customers that are not ours. */
  readonly foreign: number;
  /** Milliseconds from receipt to processing: the 99th percentile of the last day. */
  readonly lagMs: number;
}

export const readWaitingEvents = async (
  database: Kysely<CommandSchema>,
): Promise<WaitingEvents> => {
  const { depth, waitingSince, failing } = await database
    .selectFrom('payment_events')
    .select(({ fn }) => [
      fn.countAll<number>().as('depth'),
      fn.min('received_at').as('waitingSince'),
      sql<number>`count(*) filter (where reason is not null)`.as('failing'),
    ])
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return { depth: Number(depth), waitingSince, failing: Number(failing) };
};

export const readInboxStatus = async (
  database: Kysely<CommandSchema>,
  now: Date,
): Promise<InboxStatus> => {
  const yesterday = new Date(now.getTime() - DAY_MS);
  const [waiting, done] = await Promise.all([
    readWaitingEvents(database),
    database
      .selectFrom('payment_events')
      .select(({ fn }) => [
        fn.countAll<number>().as('done'),
        sql<number>`count(*) filter (where reason = 'foreign')`.as('foreign'),
        sql<number | null>`percentile_cont(0.99) within group (
          order by extract(epoch from done_at - received_at) * 1000
        )`.as('lagMs'),
      ])
      .where('done_at', '>', yesterday)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    ...waiting,
    done: Number(done.done),
    foreign: Number(done.foreign),
    lagMs: Math.round(Number(done.lagMs ?? 0)),
  };
};
