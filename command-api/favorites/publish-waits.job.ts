import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { Wait } from '@hearthway/domain/directory/directory.contract.ts';
import { OFFICES } from '@hearthway/domain/directory/offices.constants.ts';
import { WAIT_ACCOUNT_DAYS, WAITS_PER_WEEK } from '@hearthway/domain/directory/wait.constants.ts';
import { type EndedWait, toldUntil, toldWait } from '@hearthway/domain/favorites/waits.ts';
import { awaitImport } from '@hearthway/infra/adapters/directory/tell-searches.ts';
import { cellWordsOf, reportNoiseKey } from '@hearthway/infra/adapters/reports/cell-words.ts';
import { sql, type Transaction } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { CommandSchema } from '../database/schema.ts';
import type { Job } from '../jobs/jobs.ts';

const MARK = 'waits-told-until';

/**
 * Tells the waits at listings once a week. In between nothing changes, so that no single first visit and no
 * deletion can be seen. The directory gets the numbers alone.
 */
export const publishWaitsJob = (dependencies: CommandDependencies): Job => {
  const { database, privacy, clock } = dependencies;
  return {
    name: 'publish-waits',
    everyMs: HOUR_MS,
    run: async () => {
      const until = toldUntil(clock().toISOString().slice(0, 10));
      await database.transaction().execute(async (transaction) => {
        if (await isTold(transaction, until)) return;
        // An import writes the listings of which it has read the waits.
        await awaitImport(transaction);
        const known = await readWaits(transaction, until);
        const wordsOf = cellWordsOf(await reportNoiseKey(privacy));
        const told = known.flatMap(({ id, waits }) => {
          const wait = toldWait(waits, { listingId: id, until, wordsOf });
          return wait === null ? [] : [{ id, wait }];
        });
        await writeWaits(transaction, told);
        // None may mean that the read model has not been built yet.
        if (known.length > 0) await markTold(transaction, until);
      });
      return { isMore: false };
    },
  };
};

const isTold = async (transaction: Transaction<CommandSchema>, until: string): Promise<boolean> => {
  const mark = await transaction
    .selectFrom('database_marks')
    .select('value')
    .where('name', '=', MARK)
    .executeTakeFirst();
  return mark !== undefined && mark.value >= until;
};

const markTold = async (transaction: Transaction<CommandSchema>, until: string): Promise<void> => {
  await transaction
    .insertInto('database_marks')
    .values({ name: MARK, value: until })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: until }))
    .execute();
};

interface WaitsAt {
  readonly id: string;
  /** In the order of the first visits. */
  readonly waits: readonly EndedWait[];
}

/**
 * Reads waits of one day or more, a family's once for each listing, by the listing that has taken over the
 * one which it kept. An appointment may be marked as kept weeks later: what counts as new is the day on which that was
 * noted, so that no batch that was told changes. Left out are made-up listings and offices, accounts of the staff, those without a
 * confirmed address or younger than a month, and first visits of a family beyond three in a week.
 */
const readWaits = async (
  transaction: Transaction<CommandSchema>,
  until: string,
): Promise<readonly WaitsAt[]> => {
  const { rows } = await sql<WaitsAt>`
    with ended as (
      select distinct on (user_id, listing) user_id, listing, since, visited, noted
      from (
        select user_id, coalesce(joined.provider_id, entry ->> 'resourceId') as listing,
          (entry ->> 'waitsSince')::date as since, (entry ->> 'visitedOn')::date as visited,
          coalesce(entry -> 'noted' ->> 'on', entry ->> 'visitedOn')::date as noted
        from favorites
        cross join jsonb_array_elements(resources) as entry
        left join listing_sources as joined on listed_as = entry ->> 'resourceId'
      ) as kept
      where since < visited and noted < ${until}::date
      order by user_id, listing, noted
    ),
    counted as (
      select ended.*, row_number() over (
        partition by user_id, date_trunc('week', noted) order by noted, listing
      ) as turn
      from ended
      join accounts using (user_id)
      join providers on providers.id = listing
      where not is_demo and category <> ${OFFICES} and role = 'family'
        and email_confirmed_at is not null
        and registered_at < visited - make_interval(days => ${WAIT_ACCOUNT_DAYS})
    )
    select listing as id, json_agg(
      json_build_object('days', visited - since, 'visitedOn', noted) order by noted, user_id
    ) as waits
    from counted where turn <= ${WAITS_PER_WEEK} group by listing
  `.execute(transaction);
  return rows;
};

interface ToldAt {
  readonly id: string;
  readonly wait: Wait;
}

/** Writes those that differ, since each change of the directory makes searches read it again. */
const writeWaits = async (
  transaction: Transaction<CommandSchema>,
  told: readonly ToldAt[],
): Promise<void> => {
  const { rows } = await sql<{ id: string; wait: Wait | null }>`
    select coalesce(told.id, known.id) as id, told.wait
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (id text, wait jsonb)
    full join (select id, wait from providers where wait is not null) as known using (id)
    where told.wait is distinct from known.wait
  `.execute(transaction);
  if (rows.length === 0) return;
  await sql`
    update providers set wait = changed.wait
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (id text, wait jsonb)
    where providers.id = changed.id
  `.execute(transaction);
};
