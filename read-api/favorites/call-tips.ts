import {
  CALL_TIP_DAYS,
  KEYS_MIN_FAMILIES,
} from '@hearthway/domain/favorites/call-plan.constants.ts';
import type { CallTips } from '@hearthway/domain/favorites/call-plan.contract.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';

interface TipsQuery {
  readonly ids: readonly string[];
  /** Family that reads; its own notes are left out, since its plan shows them. */
  readonly familyId: string;
}

/** Reads hold times and menu keys that other families noted, by the id of the listing. */
export const readCallTips = async (
  database: Kysely<ReadSchema>,
  { ids, familyId }: TipsQuery,
): Promise<ReadonlyMap<string, CallTips>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<TipsRow>`
    with notes as (
      select resource_id, hold_minutes::integer as minutes, keys
      from call_plan
      where resource_id = any (${ids}::text[]) and user_id <> ${familyId}
        and noted_at > now() - make_interval(days => ${CALL_TIP_DAYS})
    ),
    holds as (
      select resource_id, json_build_object(
        'minutes', percentile_disc(0.5) within group (order by minutes), 'families', count(minutes)
      ) as hold
      from notes where minutes is not null group by resource_id
    ),
    menus as (
      select distinct on (resource_id) resource_id,
        json_build_object('keys', keys, 'families', count(*)) as keys
      from notes where keys is not null group by resource_id, notes.keys
      having count(*) >= ${KEYS_MIN_FAMILIES}
      order by resource_id, count(*) desc, notes.keys
    )
    select resource_id as id, hold, keys from holds full join menus using (resource_id)
  `.execute(database);
  return new Map(rows.map(({ id, ...tips }) => [id, tips]));
};

interface TipsRow extends CallTips {
  readonly id: string;
}
