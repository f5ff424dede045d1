import type { Kysely } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

export interface Listing {
  readonly name: string;
  readonly category: string;
  /** Two letters. */
  readonly state: string;
}

/** Returns null if the directory has no such listing, current or retired. */
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

/** Returns the ids that the directory lists or has retired, each with its category. */
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
