import { accountErased } from '@hearthway/domain/account/account.events.ts';
import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import type { StoredEvent } from '@hearthway/infra/adapters/event-store/follow-all.ts';
import { type Kysely, sql } from 'kysely';
import type { ProjectionsSchema } from '../schema/schema.ts';
import { tableOf } from '../versions/tables.ts';

/** Who has been erased, as far as the log was followed. */
export interface Erasures {
  /** No event of theirs is folded any more, whenever it happened. */
  readonly people: ReadonlySet<string>;
  /** Erases those whose accounts end with these events, and answers who they are. */
  readonly follow: (events: readonly StoredEvent[]) => Promise<readonly string[]>;
}

/**
 * Whoever has been erased stands in the database before the log says so. Read at any position, it
 * therefore knows everybody up to there, and the log tells of all the others.
 */
export const readErasures = async (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name' | 'table'>,
): Promise<Erasures> => {
  const rows = await database.selectFrom('erased_people').select('user_id').execute();
  const people = new Set(rows.map(({ user_id }) => user_id));
  return {
    people,
    follow: async (events) => {
      const erased = erasedBy(events);
      if (erased.length > 0) await eraseRows(database, projection, erased);
      for (const userId of erased) people.add(userId);
      return erased;
    },
  };
};

/** Whose accounts end with these events. */
export const erasedBy = (events: readonly StoredEvent[]): readonly string[] => {
  const erased: string[] = [];
  for (const { type, streamId } of events)
    if (type === accountErased.type) erased.push(readStreamId(streamId).id);
  return erased;
};

/**
 * Takes all that the projection holds of these people: also from tables that nobody reads yet or any
 * more. For people who have been erased this is right at any time, whoever writes the tables.
 */
export const eraseRows = async (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name' | 'table'>,
  people: readonly string[],
): Promise<void> => {
  const { name, table } = projection;
  const built = await database
    .selectFrom('checkpoints')
    .select('version')
    .where('name', '=', name)
    .execute();
  for (const { version } of built)
    await sql`
      delete from ${sql.table(tableOf(projection, version))}
      where ${sql.ref(table.primaryKey[0])} = any(${people})
    `.execute(database);
  await sql`delete from parked_events where name = ${name} and key = any(${people})`.execute(
    database,
  );
  await sql`delete from moves where model = ${name} and user_id = any(${people})`.execute(database);
};
