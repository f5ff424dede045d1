import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import {
  ANSWER_HOURS,
  THREAD_STATUSES,
  type ThreadStatus,
  type ThreadUrgency,
  URGENCIES,
} from '@hearthway/domain/support/support.constants.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

/** `/health` counts threads up to this number. */
export const MAX_COUNTED = 1_000;

interface QueueMetrics {
  /** Threads that wait for an answer, up to `MAX_COUNTED`. */
  readonly waiting: number;
  /** Threads among them that have waited longer than promised. */
  readonly overdue: number;
  /** Seconds since the oldest unanswered message; 0 if none waits. */
  readonly oldestWaitSeconds: number;
}

/**
 * Runs every few seconds, so it uses the index of the queue and reads a bounded number of threads. `order by`
 * keeps PostgreSQL to that index.
 */
export const readQueueMetrics = async (
  database: Kysely<CommandSchema>,
  now: Date,
): Promise<QueueMetrics> => {
  const urgencies = [...URGENCIES];
  const { rows } = await sql<{
    readonly waiting: number;
    readonly overdue: number;
    readonly firstDue: Date | null;
  }>`
    select
      (select count(*)::int from (
        select from support_threads where status = 'waiting'
        order by urgency, due_at limit ${MAX_COUNTED}
      ) as found) as waiting,
      (select count(*)::int from (
        select from unnest(${urgencies}::text[]) as each (urgency)
        cross join lateral (
          select from support_threads t
          where t.status = 'waiting' and t.urgency = each.urgency and t.due_at < ${now}
          order by t.due_at limit ${MAX_COUNTED}
        ) as late
        limit ${MAX_COUNTED}
      ) as found) as overdue,
      (select min(due_at) from unnest(${urgencies}::text[]) as each (urgency)
        cross join lateral (
          select t.due_at from support_threads t
          where t.status = 'waiting' and t.urgency = each.urgency
          order by t.due_at limit 1
        ) as first) as "firstDue"
  `.execute(database);
  const [metrics] = rows;
  if (metrics === undefined) throw new Error('A query without a table gave no row.');
  const { waiting, overdue, firstDue } = metrics;
  return { waiting, overdue, oldestWaitSeconds: waitSince(firstDue, now) };
};

/** Seconds of the wait whose promise ends at `due`. */
const waitSince = (due: Date | null, now: Date): number =>
  due === null
    ? 0
    : Math.max(0, Math.round((now.getTime() - due.getTime() + ANSWER_HOURS * HOUR_MS) / 1000));

export interface QueueStatus {
  readonly overdue: number;
  /** Seconds since the oldest unanswered message; 0 if none waits. */
  readonly oldestWaitSeconds: number;
  /** Earliest promised answer time of the waiting threads; null if none wait. */
  readonly oldestPromise: Date | null;
  readonly byStatus: Readonly<Record<ThreadStatus, number>>;
  readonly byUrgency: ReadonlyMap<ThreadUrgency, number>;
  readonly bounced: number;
}

export const readQueueStatus = async (
  database: Kysely<CommandSchema>,
  now: Date,
): Promise<QueueStatus> => {
  const groups = await database
    .selectFrom('support_threads')
    .select(({ fn }) => [
      'status',
      'urgency',
      fn.countAll<number>().as('threads'),
      fn.min('due_at').as('firstDue'),
      sql<number>`count(*) filter (where due_at < ${now})`.as('overdue'),
      sql<number>`count(*) filter (where bounced = 'true'::jsonb)`.as('bounced'),
    ])
    .groupBy(['status', 'urgency'])
    .execute();
  const inStatus = (status: ThreadStatus) => groups.filter((group) => group.status === status);
  const sum = (counts: readonly (number | string)[]) =>
    counts.reduce<number>((total, count) => total + Number(count), 0);
  const waiting = inStatus('waiting');
  const oldestPromise = waiting.reduce<Date | null>(
    (first, { firstDue }) =>
      first === null || (firstDue !== null && firstDue < first) ? firstDue : first,
    null,
  );
  return {
    overdue: sum(waiting.map(({ overdue }) => overdue)),
    oldestWaitSeconds: waitSince(oldestPromise, now),
    oldestPromise,
    byStatus: countsBy((status) => sum(inStatus(status).map(({ threads }) => threads))),
    byUrgency: new Map(waiting.map(({ urgency, threads }) => [urgency, Number(threads)])),
    bounced: sum(groups.map(({ bounced }) => bounced)),
  };
};

const countsBy = (
  count: (status: ThreadStatus) => number,
): Readonly<Record<ThreadStatus, number>> => {
  const [waiting, answered, resolved, merged] = THREAD_STATUSES;
  return {
    [waiting]: count(waiting),
    [answered]: count(answered),
    [resolved]: count(resolved),
    [merged]: count(merged),
  };
};
