import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import type { Kysely } from 'kysely';
import type { ProjectionsSchema } from '../schema/schema.ts';

/** Returns the positions of each key's parked events in this version of the table, in order. */
export const readParkedEvents = async (
  database: Kysely<ProjectionsSchema>,
  { name }: Pick<Projection, 'name'>,
  version: number,
): Promise<ReadonlyMap<string, readonly bigint[]>> => {
  const rows = await database
    .selectFrom('parked_events')
    .select(['key', 'position'])
    .where('name', '=', name)
    .where('version', '=', version)
    .orderBy('position')
    .execute();
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return new Map(
    Array.from(byKey, ([key, events]) => [key, events.map(({ position }) => BigInt(position))]),
  );
};

export const readParkedKeys = async (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name'>,
  version: number,
): Promise<ReadonlySet<string>> =>
  new Set((await readParkedEvents(database, projection, version)).keys());
