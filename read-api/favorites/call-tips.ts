import { CALL_TIP_DAYS } from '@hearthway/domain/favorites/call-plan.constants.ts';
import type { CallTips } from '@hearthway/domain/favorites/call-plan.contract.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';

interface Asked {
  readonly ids: readonly string[];
  /** Left out: a family knows its own notes. */
  readonly familyId: string;
}

/** Hold times and menu keys that other families noted, by listing. */
export const readCallTips = async (
  database: Kysely<ReadSchema>,
  { ids, familyId }: Asked,
): Promise<ReadonlyMap<string, CallTips>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Tips>`
    with notes as (
      select note ->> 'resourceId' as id, (note ->> 'holdMinutes')::integer as hold,
        note ->> 'keys' as keys
      from call_plan, jsonb_array_elements(noted) as note
      where user_id <> ${familyId} and note ->> 'resourceId' = any (${ids}::text[])
        and (note ->> 'notedAt')::timestamptz > now() - make_interval(days => ${CALL_TIP_DAYS})
    ),
    common as (
      select distinct on (id) id, keys, count(*)::integer as families
      from notes where keys is not null group by id, keys order by id, count(*) desc, keys
    )
    select notes.id, count(hold)::integer as "holdFamilies",
      percentile_disc(0.5) within group (order by hold) as "holdMinutes",
      max(common.keys) as keys, max(common.families) as "keysFamilies"
    from notes left join common using (id)
    group by notes.id
  `.execute(database);
  return new Map(
    rows.map(({ id, holdFamilies, holdMinutes, keys, keysFamilies }) => [
      id,
      {
        hold: holdMinutes === null ? null : { minutes: holdMinutes, families: holdFamilies },
        keys: keys === null || keysFamilies === null ? null : { keys, families: keysFamilies },
      },
    ]),
  );
};

interface Tips {
  readonly id: string;
  readonly holdFamilies: number;
  readonly holdMinutes: number | null;
  readonly keys: string | null;
  readonly keysFamilies: number | null;
}
