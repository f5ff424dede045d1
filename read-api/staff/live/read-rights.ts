import { MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { GRANT_MINUTES } from '@hearthway/domain/support/support.constants.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../../database/schema.ts';

export interface Looking {
  readonly staffId: string;
  readonly userId: string;
}

/** Whether the staff member currently has a grant for the family. */
export type Right = 'granted' | 'expired' | 'erased';

export type ReadRights = (lookings: readonly Looking[]) => Promise<readonly Right[]>;

/** Returns results in the order of the questions. */
export const createReadRights =
  ({
    database,
    clock,
  }: {
    readonly database: Kysely<ReadSchema>;
    readonly clock: () => Date;
  }): ReadRights =>
  async (lookings) => {
    const viewedAfter = new Date(clock().getTime() - GRANT_MINUTES * MINUTE_MS);
    const { rows } = await sql<{ right: Right }>`
      select case
        when a.user_id is null or exists (
          -- What they left is being taken away; the account goes last.
          select from erased_people e where e.user_id = l.user_id
        ) then 'erased'
        when a.role = 'family' and exists (
          select from staff_access s
          where s.user_id = l.user_id and s.staff_id = l.staff_id
            and s.what = 'timeline-viewed' and s.occurred_at > ${viewedAfter}
        ) and exists (
          -- Their sessions end with the role; this holds also where nobody hears of that.
          select from accounts s where s.user_id = l.staff_id and s.role = 'support'
        ) then 'granted'
        else 'expired'
      end as "right"
      from unnest(
        ${lookings.map(({ userId }) => userId)}::text[],
        ${lookings.map(({ staffId }) => staffId)}::text[]
      ) with ordinality as l (user_id, staff_id, nth)
      left join accounts a on a.user_id = l.user_id
      order by l.nth
    `.execute(database);
    return rows.map(({ right }) => right);
  };
