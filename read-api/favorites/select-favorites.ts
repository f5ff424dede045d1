import type { StoredFavoriteEntry } from '@hearthway/domain/favorites/favorites.view.ts';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Select } from '../consistency/checkpoints.ts';
import { DETAILS_COLUMNS, type DetailsRow } from '../directory/details.ts';
import { RESOURCE_COLUMNS, type ResourceRow } from '../directory/resource.ts';

export interface Kept {
  readonly entry: StoredFavoriteEntry;
  /** Current or last data of the directory; null if unknown. */
  readonly listing: (ResourceRow & DetailsRow & { readonly retired_at: string | null }) | null;
}

interface KeptFavorites {
  /** In the family's own order. */
  readonly kept: readonly Kept[];
  /** Sealed. */
  readonly notes: unknown;
  /** Sealed column of the family's journey. */
  readonly onboarding: unknown;
}

const COLUMNS = [...RESOURCE_COLUMNS, ...DETAILS_COLUMNS] as const;

/** The row stores the family's order in reverse. */
export const selectFavorites: Select<KeptFavorites> = ({ selectFrom }, userId) => {
  const id = sql<string>`entry ->> 'resourceId'`;
  const listing = jsonObjectFrom(
    selectFrom('providers')
      .select([...COLUMNS, sql<string | null>`null::timestamptz`.as('retired_at')])
      .where('id', '=', id)
      .unionAll(
        selectFrom('retired_providers')
          .select([...COLUMNS, sql<string | null>`retired_at`.as('retired_at')])
          .where('id', '=', id),
      ),
  );
  const kept = sql`(
      select coalesce(
        json_agg(json_build_object('entry', entry, 'listing', ${listing}) order by place desc), '[]'
      )
      from favorites, jsonb_array_elements(resources) with ordinality as kept (entry, place)
      where user_id = ${userId}
    )`;
  const notes = sql`(select notes from favorites where user_id = ${userId})`;
  const onboarding = sql`(select onboarding from journey where user_id = ${userId})`;
  return sql<KeptFavorites>`json_build_object(
    'kept', ${kept}, 'notes', ${notes}, 'onboarding', ${onboarding}
  )`;
};
