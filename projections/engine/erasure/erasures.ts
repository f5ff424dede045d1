import { ERASURE_TYPES } from '@hearthway/domain/contexts.ts';
import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import { type Kysely, sql } from 'kysely';
import type { ProjectionsSchema } from '../schema/schema.ts';
import { tableOf } from '../versions/tables.ts';

export interface Erasures {
  /** Events of these people are no longer folded, whenever they happened. */
  readonly people: ReadonlySet<string>;
  /** Erases the people whose accounts end with these events, and returns their ids. */
  readonly follow: (events: readonly StoredEvent[]) => Promise<readonly string[]>;
}

/**
 * Reads erased people from the database, which lists an erasure before the log does. At any position, the
 * list therefore includes everyone erased up to there, and the log tells of later ones.
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

/** Returns the ids of people whose accounts end with these events. */
export const erasedBy = (events: readonly StoredEvent[]): readonly string[] => {
  const erased: string[] = [];
  for (const { type, streamId } of events)
    if (ERASURE_TYPES.includes(type)) erased.push(readStreamId(streamId).id);
  return erased;
};

/**
 * Deletes all rows of these people from the projection, including tables that are not live. Safe at any time,
 * alongside any writer, since erased people stay erased.
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
