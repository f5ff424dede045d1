import { CATEGORY_IDS } from '@hearthway/domain/directory/categories.ts';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { ProjectionsSchema } from '../database/schema.ts';

/** What writing listings did to the directory. */
export interface Written {
  readonly added: number;
  readonly updated: number;
  /** They were there, and the same. */
  readonly unchanged: number;
}

const COLUMNS = [
  'id',
  'source',
  'category',
  'categories',
  'name',
  'description',
  'tags',
  'phone',
  'email',
  'hours',
  'website',
  'street',
  'city',
  'state',
  'zip',
  'latitude',
  'longitude',
  'is_demo',
  'last_verified',
];

const columns = sql.join(COLUMNS.map((name) => sql.ref(name)));
const columnsOf = (row: string): RawBuilder<unknown> =>
  sql.join(COLUMNS.map((name) => sql.ref(`${row}.${name}`)));

/** Adds or updates listings by their id. `providers` yields a column `provider`, a `Provider` as JSON. */
export const writeProviders = async (
  transaction: Transaction<ProjectionsSchema>,
  {
    providers,
    importId,
  }: { readonly providers: RawBuilder<unknown>; readonly importId: string | null },
): Promise<Written> => {
  // Rows that say the same are left alone: rewriting a million of them and their indexes takes minutes.
  // New ones are stored beside their neighbors, since that is who is read together.
  const { rows } = await sql<{ added: number; updated: number; unchanged: number }>`
    with given as (
      select row.* from (${providers}) as source, jsonb_populate_record(null::providers, provider) as row
    ),
    written as (
      insert into providers (${columns}, import_id)
      select ${columns}, ${importId} from given order by zip, id
      on conflict (id) do update
      set (${columns}, import_id) = row(${columnsOf('excluded')}, excluded.import_id)
      where (${columnsOf('providers')}) is distinct from (${columnsOf('excluded')})
      returning xmax = 0 as is_new
    )
    select
      (count(*) filter (where is_new))::integer as added,
      (count(*) filter (where not is_new))::integer as updated,
      ((select count(*) from given) - count(*))::integer as unchanged
    from written
  `.execute(transaction);
  return rows[0] ?? { added: 0, updated: 0, unchanged: 0 };
};

/** Brings what is counted and known about all listings up to date with them. */
export const refreshDirectory = async (
  transaction: Transaction<ProjectionsSchema>,
): Promise<void> => {
  await sql`delete from category_counts`.execute(transaction);
  await sql`
    insert into category_counts (category, count)
    select id, (select count(*) from providers where id_of_category.id = any (categories))
    from unnest(${CATEGORY_IDS}::text[]) as id_of_category (id)
  `.execute(transaction);
  await sql`select refresh_directory_words()`.execute(transaction);
  // Else searches would be planned for the directory as it was, until PostgreSQL notices by itself.
  await sql`analyze providers, directory_words`.execute(transaction);
};
