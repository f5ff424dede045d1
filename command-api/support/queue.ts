import {
  ANSWER_HOURS,
  THREAD_STATUSES,
  type ThreadStatus,
  type ThreadUrgency,
} from '@hearthway/domain/support/support.constants.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

const HOUR_MS = 60 * 60_000;

type Database = Pick<Kysely<CommandSchema>, 'selectFrom'>;

/** Threads that wait for an answer. */
export interface QueueMetrics {
  readonly waiting: number;
  /** Of those, threads for longer than was promised. */
  readonly overdue: number;
  /** Seconds since the first message that is not answered; 0 where none waits. */
  readonly oldestWaitSeconds: number;
}

export const readQueueMetrics = async (database: Database, now: Date): Promise<QueueMetrics> => {
  const { waiting, overdue, firstDue } = await database
    .selectFrom('support_threads')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      sql<number>`count(*) filter (where due_at < ${now})`.as('overdue'),
      fn.min('due_at').as('firstDue'),
    ])
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  const since = firstDue === null ? now : new Date(firstDue.getTime() - ANSWER_HOURS * HOUR_MS);
  return {
    waiting: Number(waiting),
    overdue: Number(overdue),
    oldestWaitSeconds: Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000)),
  };
};

export interface QueueStatus extends QueueMetrics {
  /** The first promise to end, of those that wait; null where none does. */
  readonly oldestPromise: Date | null;
  readonly byStatus: Readonly<Record<ThreadStatus, number>>;
  /** Of those that wait. */
  readonly byUrgency: ReadonlyMap<ThreadUrgency, number>;
  /** Threads whose last answer came back. */
  readonly bounced: number;
}

export const readQueueStatus = async (database: Database, now: Date): Promise<QueueStatus> => {
  const [metrics, groups] = await Promise.all([
    readQueueMetrics(database, now),
    database
      .selectFrom('support_threads')
      .select(({ fn }) => [
        'status',
        'urgency',
        fn.countAll<number>().as('threads'),
        fn.min('due_at').as('firstDue'),
        sql<number>`count(*) filter (where bounced = 'true'::jsonb)`.as('bounced'),
      ])
      .groupBy(['status', 'urgency'])
      .execute(),
  ]);
  const inStatus = (status: ThreadStatus) => groups.filter((group) => group.status === status);
  const sum = (counts: readonly (number | string)[]) =>
    counts.reduce<number>((total, count) => total + Number(count), 0);
  const waiting = inStatus('waiting');
  return {
    ...metrics,
    oldestPromise: waiting.reduce<Date | null>(
      (first, { firstDue }) =>
        first === null || (firstDue !== null && firstDue < first) ? firstDue : first,
      null,
    ),
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
