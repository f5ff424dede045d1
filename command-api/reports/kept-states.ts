import type { Report } from '@hearthway/domain/reports/report.ts';
import { type Kysely, sql } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

export interface PackedFold {
  /** Compressed JSON. */
  readonly state: Uint8Array;
  readonly position: bigint;
  /** Latest day folded; null if there were no events. */
  readonly throughDay: string | null;
}

type ReportVersion = Pick<Report, 'id' | 'version'>;

/** One for today, and others for earlier end days. */
const MAX_STATES = 3;

interface FindKeptOptions {
  readonly report: ReportVersion;
  /** Last day included; null for all stored days. */
  readonly asOf: string | null;
  readonly until: bigint;
}

/** Returns the latest saved fold that ends by then. */
export const findKept = async (
  database: Kysely<CommandSchema>,
  { report, asOf, until }: FindKeptOptions,
): Promise<PackedFold | null> => {
  const row = await database
    .selectFrom('report_states')
    .select(['position', 'through_day', 'state'])
    .where('report', '=', report.id)
    .where('version', '=', report.version)
    .where('position', '<=', String(until))
    .$if(asOf !== null, (states) =>
      states.where((row) =>
        row.or([row('through_day', 'is', null), row('through_day', '<=', asOf)]),
      ),
    )
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { state: row.state, position: BigInt(row.position), throughDay: row.through_day };
};

export const countErasures = async (database: Kysely<CommandSchema>): Promise<string> => {
  const { count } = await database
    .selectFrom('erased_people')
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

interface KeepOptions {
  readonly report: ReportVersion;
  readonly packed: PackedFold;
  readonly erasures: string;
  readonly now: Date;
}

/**
 * Saves the state unless an account was erased since the fold began: erasure drops saved states, since they
 * contain user ids, and an older one must not come back.
 */
export const keep = async (
  database: Kysely<CommandSchema>,
  { report: { id, version }, packed, erasures, now }: KeepOptions,
): Promise<void> => {
  await sql`
    insert into report_states (report, version, position, through_day, state, kept_at)
    select ${id}, ${version}::integer, ${String(packed.position)}::numeric, ${packed.throughDay},
      ${Buffer.from(packed.state)}::bytea, ${now}::timestamptz
    where (select count(*) from erased_people) = ${erasures}::bigint
    on conflict (report, version, position) do update set kept_at = excluded.kept_at
  `.execute(database);
  await sql`
    delete from report_states
    where report = ${id} and (version, position) not in (
      select version, position from report_states where report = ${id} and version = ${version}
      order by kept_at desc, position desc limit ${MAX_STATES}
    )
  `.execute(database);
};
