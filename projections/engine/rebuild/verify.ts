import pg from 'pg';
import { z } from 'zod';
import { tableOf } from '../versions/tables.ts';
import { type BuildOptions, build } from './build.ts';
import { withClient } from './with-client.ts';

export interface VerifyOptions
  extends Pick<BuildOptions, 'projection' | 'eventStore' | 'privacy' | 'signal'> {
  readonly databaseUrl: string;
}

export interface Verified {
  readonly version: number;
  readonly events: number;
  readonly rows: number;
  /** Number of keys whose rows differ from history. */
  readonly differingKeys: number;
}

const liveSchema = z.tuple([
  z.object({ version: z.number(), definition: z.number(), position: z.string() }),
]);

const comparedSchema = z.tuple([
  z.object({ rows: z.coerce.number(), differing_keys: z.coerce.number() }),
]);

/**
 * Folds history again up to the live table's checkpoint, and compares the two row by row, in one transaction
 * over one snapshot, so that the table may move on meanwhile. Leaves out parked keys, which the table is
 * known to lack, and people erased up to the checkpoint, who must have no rows.
 */
export const verify = (options: VerifyOptions): Promise<Verified> =>
  withClient(options, async (client, signal) => {
    const { projection, eventStore, privacy } = options;
    const { name, definition } = projection;
    await client.query('begin isolation level repeatable read');
    const [live] = liveSchema.parse(
      (
        await client.query(
          `select c.version, c.definition, c.position
           from checkpoints c join projections p on p.name = c.name and p.live_version = c.version
           where p.name = $1`,
          [name],
        )
      ).rows,
    );
    if (live.definition !== definition)
      throw new Error(
        `${name} was built by definition ${live.definition}, and this code has definition ${definition}.`,
      );
    const { rows: parked } = await client.query<{ readonly position: string }>(
      'select position from parked_events where name = $1 and version = $2',
      [name, live.version],
    );
    const people = await client.query<{ readonly user_id: string }>(
      'select user_id from erased_people',
    );
    const erased = new Set(people.rows.map(({ user_id }) => user_id));
    const table = pg.escapeIdentifier(tableOf(projection, live.version));
    const indexes = projection.isAppendOnly ? '' : 'including indexes';
    await client.query(`create temp table fresh (like ${table} ${indexes}) on commit drop`);
    const built = await build({
      projection,
      eventStore,
      privacy,
      erased,
      client,
      table: 'fresh',
      until: BigInt(live.position),
      without: new Set(parked.map(({ position }) => BigInt(position))),
      signal,
    });
    const columns = projection.table.primaryKey.map(pg.escapeIdentifier);
    const same = columns.map((column) => `l.${column} = f.${column}`).join(' and ');
    const [key] = columns;
    const [{ rows, differing_keys }] = comparedSchema.parse(
      (
        await client.query(
          `select
             (select count(*) from ${table}) as rows,
             (select count(distinct coalesce(f.${key}, l.${key}))
              from fresh f full join ${table} l on ${same}
              where row(f.*) is distinct from row(l.*)
                and coalesce(f.${key}, l.${key}) <> all($1)) as differing_keys`,
          [[...erased].filter((userId) => !built.erased.has(userId))],
        )
      ).rows,
    );
    return { version: live.version, events: built.events, rows, differingKeys: differing_keys };
  });
