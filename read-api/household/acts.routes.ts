import {
  LISTED_ACTS_DAYS,
  MAX_LISTED_ACTS,
} from '@hearthway/domain/household/household.constants.ts';
import {
  type MemberDay,
  memberDaysSchema,
} from '@hearthway/domain/household/household.contract.ts';
import { memberActRowSchema } from '@hearthway/domain/household/member-acts.model.ts';
import { membershipRowSchema } from '@hearthway/domain/household/memberships.model.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { ReadDependencies } from '../read-part.ts';
import { namesOf } from './names-of.ts';

const time = z.coerce
  .date()
  .transform((at) => at.toISOString())
  .nullable();

/** Rows as JSON, in which dates are texts. */
const storedSchema = z.array(
  memberActRowSchema.pick({ member_id: true, scope: true, day: true }).extend({
    role: membershipRowSchema.shape.role,
    opened_at: time,
    changed_at: time,
  }),
);

/** Adds the read of what members opened and changed in a family's household. */
export const addActsRoutes = (app: HttpServer, dependencies: ReadDependencies): void => {
  const readActs = dependencies.readModel(
    'member_acts',
    (_builder, familyId) =>
      sql<unknown>`(
        select coalesce(jsonb_agg(to_jsonb(act) order by last_at desc), '[]') from (
          select member_id, role, scope, day,
            min(occurred_at) filter (where what = 'opened') as opened_at,
            max(occurred_at) filter (where what = 'changed') as changed_at,
            max(occurred_at) as last_at
          from member_acts join memberships using (user_id, member_id)
          where user_id = ${familyId}
            and occurred_at > now() - make_interval(days => ${sql.lit(LISTED_ACTS_DAYS)})
          group by member_id, role, scope, day
          order by last_at desc
          limit ${sql.lit(MAX_LISTED_ACTS)}
        ) as act
      )`,
  );

  app.get(
    '/api/household/acts',
    {
      config: { access: 'family', scope: 'household' },
      schema: { response: { 200: memberDaysSchema } },
    },
    async (request, reply) => {
      const { familyId } = familyOf(request);
      const acts = storedSchema.parse(await readActs({ request, reply, key: familyId }));
      const names = await namesOf(dependencies, [
        ...new Set(acts.map(({ member_id }) => member_id)),
      ]);
      const days = Map.groupBy(acts, ({ day, member_id }) => `${day} ${member_id}`);
      return [...days.values()].flatMap((ofDay): MemberDay[] => {
        const [first] = ofDay;
        const name = first && names.get(first.member_id);
        // Acts of a deleted account are listed no longer.
        if (first === undefined || name === undefined) return [];
        const { member_id: memberId, role, day } = first;
        return [
          {
            memberId,
            name: `${name.firstName} ${name.lastName}`,
            role,
            day,
            parts: ofDay.map(({ scope, opened_at: openedAt, changed_at: changedAt }) => ({
              scope,
              openedAt,
              changedAt,
            })),
          },
        ];
      });
    },
  );
};
