import {
  householdSchema,
  membershipsSchema,
} from '@hearthway/domain/household/household.contract.ts';
import { expiryOf, hasEnded } from '@hearthway/domain/household/household.decider.ts';
import { householdModel } from '@hearthway/domain/household/household.model.ts';
import { membershipRowSchema } from '@hearthway/domain/household/memberships.model.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { ownRowReader } from '../consistency/own-row-reader.ts';
import type { ReadDependencies } from '../read-part.ts';
import { namesOf } from './names-of.ts';

/** Rows as JSON, in which dates are texts. */
const storedSchema = z.array(
  membershipRowSchema.extend({
    user_id: z.string(),
    ends_at: z.coerce.date().nullable(),
    joined_at: z.coerce.date(),
  }),
);

/** Adds the reads of a family's household, and of the households to which an account belongs. */
export const addHouseholdRoutes = (app: HttpServer, dependencies: ReadDependencies): void => {
  const { readModel, clock } = dependencies;
  const readHousehold = ownRowReader(dependencies, 'household');
  /** Waits until the model includes the caller's own writes. */
  const readMemberships = readModel(
    'memberships',
    (_builder, memberId) =>
      sql<unknown>`(
        select coalesce(jsonb_agg(to_jsonb(own) order by joined_at, user_id), '[]')
        from memberships as own where member_id = ${memberId} and status <> 'gone'
      )`,
  );

  app.get(
    '/api/household',
    {
      config: { access: 'family', scope: 'household' },
      schema: { response: { 200: householdSchema } },
    },
    async (request, reply) => {
      const row = await readHousehold(request, reply);
      if (row === null) return { members: [], invitations: [] };
      const { members, invitations } = householdModel.parse(row);
      const now = clock();
      const names = await namesOf(
        dependencies,
        members.map(({ memberId }) => memberId),
      );
      return {
        members: members.map((member) => {
          const name = names.get(member.memberId);
          return {
            ...member,
            name: name === undefined ? '' : `${name.firstName} ${name.lastName}`,
          };
        }),
        invitations: invitations
          .map((invitation) => ({
            ...invitation,
            expiresAt: expiryOf(new Date(invitation.invitedAt)),
          }))
          .filter((invitation) => invitation.expiresAt > now && !hasEnded(invitation, now))
          .map(({ expiresAt, ...invitation }) => ({
            ...invitation,
            expiresAt: expiresAt.toISOString(),
          })),
      };
    },
  );

  app.get(
    '/api/household/memberships',
    {
      config: { access: 'family', isPersonal: true },
      schema: { response: { 200: membershipsSchema } },
    },
    async (request, reply) => {
      const { actor } = familyOf(request);
      const now = clock();
      const memberships = storedSchema
        .parse(await readMemberships({ request, reply, key: actor }))
        .filter(({ ends_at }) => ends_at === null || ends_at > now);
      const names = await namesOf(
        dependencies,
        memberships.map(({ user_id }) => user_id),
      );
      return memberships.map(
        ({ user_id, role, scopes, only_children, status, ends_at, joined_at }) => ({
          familyId: user_id,
          ownerName: names.get(user_id)?.firstName ?? '',
          role,
          scopes,
          onlyChildren: only_children,
          endsAt: ends_at?.toISOString() ?? null,
          isPaused: status === 'paused',
          joinedAt: joined_at.toISOString(),
        }),
      );
    },
  );
};
