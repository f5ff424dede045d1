import type { EventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import { readFirstEventId } from '@hearthway/infra/adapters/event-store/head.ts';
import { type LogCopy, readLogCopy } from '@hearthway/infra/adapters/event-store/log-copies.ts';
import { wait } from '@hearthway/infra/adapters/process/wait.ts';
import type { Tables } from '@hearthway/infra/adapters/tables/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { ProjectionsSchema } from '../schema/schema.ts';
import { tableOf } from '../versions/tables.ts';

/** Tables that store a position in the log. */
type Schema = ProjectionsSchema &
  Pick<Tables, 'moves' | 'policies' | 'report_runs' | 'report_states'>;

const ANSWER = { withinMs: 5_000 };

/** Time after which the lease of a killed process has expired. */
const LEASES_END_WITHIN_MS = 3_000;
const LOOK_EVERY_MS = 100;

/**
 * If the log is a copy of the one that this database follows, switches to the copy: positions in the two are
 * unrelated, so that read models and everything else with positions are emptied in one transaction, and
 * rebuilt from the start. Resolves with whether it did. Rejects with instructions if the copy lacks events
 * that this database has seen, and while another process projects.
 */
export const followCopy = async (
  database: Kysely<Schema>,
  eventStore: EventStore,
): Promise<boolean> => {
  const first = await readFirstEventId(eventStore, ANSWER);
  const followed = await database
    .selectFrom('followed_log')
    .select('first_event_id')
    .executeTakeFirst();
  if (followed === undefined || followed.first_event_id === first) return false;
  const copy = await readLogCopy(eventStore, ANSWER);
  if (copy?.from !== followed.first_event_id) return false;
  await otherWritersGone(database);
  return database.transaction().execute(async (transaction) => {
    const { first_event_id } = await transaction
      .selectFrom('followed_log')
      .select('first_event_id')
      .forUpdate()
      .executeTakeFirstOrThrow();
    // Another process was faster.
    if (first_event_id === first) return false;
    await requireWhole(transaction, copy);
    await emptyReadModels(transaction);
    await transaction.updateTable('followed_log').set({ first_event_id: first }).execute();
    return true;
  });
};

const otherWritersGone = async (database: Kysely<Schema>): Promise<void> => {
  const signal = AbortSignal.timeout(LEASES_END_WITHIN_MS);
  while (!signal.aborted) {
    const leased = await database
      .selectFrom('projections')
      .select('name')
      .where('leased_until', '>', sql<Date>`now()`)
      .unionAll(
        database.selectFrom('policies').select('name').where('leased_until', '>', sql<Date>`now()`),
      )
      .limit(1)
      .executeTakeFirst();
    if (leased === undefined) return;
    await wait(LOOK_EVERY_MS, signal);
  }
  throw new Error(
    'Another Hearthway still works on this database, with the log that was copied. Stop it first.',
  );
};

const requireWhole = async (database: Kysely<Schema>, { until }: LogCopy): Promise<void> => {
  const { position } = await database
    .selectFrom('checkpoints')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirstOrThrow();
  if (BigInt(position ?? 0) > BigInt(until))
    throw new Error(
      'This log was copied before it was finished: the database has seen later events. Stop Hearthway, and run npm run event-store -- copy again, which adds them.',
    );
};

const emptyReadModels = async (database: Kysely<Schema>): Promise<void> => {
  const versions = await database.selectFrom('checkpoints').select(['name', 'version']).execute();
  for (const { name, version } of versions)
    await sql`truncate ${sql.table(tableOf({ name }, version))}`.execute(database);
  // Takes a new epoch, so that a paused writer cannot continue.
  await database
    .updateTable('projections')
    .set({ epoch: sql`epoch + 1`, leased_until: sql<Date>`'-infinity'` })
    .execute();
  await database
    .updateTable('checkpoints')
    .set({ position: '0', epoch: sql`epoch + 1`, moved_at: sql<Date>`now()` })
    .execute();
  await database.deleteFrom('parked_events').execute();
  await database.deleteFrom('moves').execute();
  // Policies start over, and recognize the consequences they have already had.
  await database.deleteFrom('policies').execute();
  await database.deleteFrom('report_states').execute();
  await database
    .updateTable('report_runs')
    .set({ until_position: sql<string>`null` })
    .where('status', 'in', ['waiting', 'running'])
    .execute();
};
