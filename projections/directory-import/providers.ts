import { CATEGORY_IDS } from '@hearthway/domain/directory/categories.ts';
import { imported } from '@hearthway/infra/adapters/tables/directory.tables.ts';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DirectoryImportSchema } from './import-schema.ts';

export interface Written {
  readonly added: number;
  /** Retired listings that their source has again. */
  readonly returned: number;
  readonly updated: number;
  /** Existing listings without changes. */
  readonly unchanged: number;
}

const COLUMNS = Object.keys(imported);

const columns = sql.join(COLUMNS.map((name) => sql.ref(name)));
const columnsOf = (row: string): RawBuilder<unknown> =>
  sql.join(COLUMNS.map((name) => sql.ref(`${row}.${name}`)));

/**
 * Adds or updates listings by their id; retired ones return. Evidence of other sources is added to the tags.
 * Corrections override the source, and listings removed by an operator stay removed. `providers` yields a
 * column `provider`, a `Provider` as JSON.
 */
export const writeProviders = async (
  transaction: Transaction<DirectoryImportSchema>,
  {
    providers,
    importId,
  }: { readonly providers: RawBuilder<unknown>; readonly importId: string | null },
): Promise<Written> => {
  // Concurrent corrections wait, or they would be overwritten.
  await sql`lock table provider_corrections in share row exclusive mode`.execute(transaction);
  // Skips unchanged rows, since rewriting a million of them with their indexes takes minutes. New rows are
  // stored beside their neighbors, since they are read together.
  const { rows } = await sql<Written>`
    with given as (
      select
        case
          when seen is null then provider
          else jsonb_set(provider, '{tags}', coalesce(provider -> 'tags', '[]') || to_jsonb(seen))
        end as provider
      from (${providers}) as source,
      lateral (
        select array_agg(distinct tag order by tag) as seen
        from listing_sources, unnest(tags) as tag
        where provider_id = provider ->> 'id' and not coalesce(provider -> 'tags', '[]') ? tag
      ) as evidence
      where not exists (
        select from provider_corrections as correction
        where correction.provider_id = provider ->> 'id' and field = 'listed'
      )
    ),
    corrected as (
      select provider_id, jsonb_object_agg(key, item.value) as columns
      from provider_corrections, jsonb_each(value) as item
      group by provider_id
    ),
    imported as (
      select provider_id, field, jsonb_object_agg(key, provider -> key) as columns
      from provider_corrections
      join given on provider_id = provider ->> 'id', jsonb_object_keys(value) as key
      group by provider_id, field
    ),
    rebased as (
      update provider_corrections as correction set imported_value = imported.columns
      from imported
      where (correction.provider_id, correction.field) = (imported.provider_id, imported.field)
        and imported_value <> imported.columns
    ),
    overlaid as (
      select row.* from given
      left join corrected on provider_id = provider ->> 'id',
      jsonb_populate_record(
        null::providers,
        case when columns is null then provider else provider || columns end
      ) as row
    ),
    returned as (
      delete from retired_providers where id in (select provider ->> 'id' from given)
      returning id
    ),
    written as (
      insert into providers (${columns}, import_id)
      select ${columns}, ${importId} from overlaid order by zip, category, id
      on conflict (id) do update
      set (${columns}, import_id, imported_at) = row(${columnsOf('excluded')}, excluded.import_id, now())
      where (${columnsOf('providers')}) is distinct from (${columnsOf('excluded')})
      returning xmax = 0 as is_new
    ),
    counts as (
      select
        (count(*) filter (where is_new))::integer as new,
        (count(*) filter (where not is_new))::integer as updated,
        count(*)::integer as written
      from written
    )
    select
      new - back as added,
      back as returned,
      updated,
      (select count(*) from given)::integer - written as unchanged
    from counts, (select count(*)::integer as back from returned) as returned
  `.execute(transaction);
  return rows[0] ?? { added: 0, returned: 0, updated: 0, unchanged: 0 };
};

/**
 * Retires listings: families that saved one still find it by its id. `which` is a condition on `providers`.
 * Returns their number.
 */
export const retireProviders = async (
  transaction: Transaction<DirectoryImportSchema>,
  which: RawBuilder<unknown>,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    with gone as (
      delete from providers where ${which} returning ${columns}, import_id, imported_at
    )
    insert into retired_providers (${columns}, import_id, imported_at) select * from gone
  `.execute(transaction);
  return Number(numAffectedRows);
};

/** Updates counts and vocabulary after a change of the listings. */
export const refreshDirectory = async (
  transaction: Transaction<DirectoryImportSchema>,
): Promise<void> => {
  await sql`delete from category_counts`.execute(transaction);
  await sql`
    insert into category_counts (category, count)
    select each_category, count(id) from unnest(${CATEGORY_IDS}::text[]) as each_category
    left join (select id, unnest(categories) as category from providers where not is_demo) as listed
      on category = each_category
    group by each_category
  `.execute(transaction);
  await sql`select refresh_directory_words(), refresh_map_cells()`.execute(transaction);
  // Searches are otherwise planned with old statistics until PostgreSQL updates them.
  await sql`analyze providers, directory_words, map_cells`.execute(transaction);
};
