import type { Kysely } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

/** Columns of a listing that commands use. */
export interface Listing {
  readonly name: string;
  readonly category: string;
  /** Two letters. */
  readonly state: string;
}

/** Null when the directory holds no such listing, and none that has retired. */
export const findListing = async (
  database: Kysely<CommandSchema>,
  id: string,
): Promise<Listing | null> =>
  (await database
    .selectFrom('providers')
    .select(['name', 'category', 'state'])
    .where('id', '=', id)
    .unionAll((retired) =>
      retired
        .selectFrom('retired_providers')
        .select(['name', 'category', 'state'])
        .where('id', '=', id),
    )
    .executeTakeFirst()) ?? null;

/** Those of the ids that the directory holds, or that have retired, each with its category. */
export const findCategories = (
  database: Kysely<CommandSchema>,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly category: string }[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : database
        .selectFrom('providers')
        .select(['id', 'category'])
        .where('id', 'in', ids)
        .union((retired) =>
          retired.selectFrom('retired_providers').select(['id', 'category']).where('id', 'in', ids),
        )
        .execute();

/** False once it has retired. */
export const isListed = async (database: Kysely<CommandSchema>, id: string): Promise<boolean> => {
  const row = await database
    .selectFrom('providers')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
};
