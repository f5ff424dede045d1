import { DAY_MS, HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import {
  DEFAULT_SCOPES,
  INVITATIONS_PER_DAY,
  MAILED_INVITATIONS_PER_DAY,
  OPENED_INVITATIONS_PER_HOUR,
} from '@hearthway/domain/household/household.constants.ts';
import {
  changeMemberSchema,
  invitationParamsSchema,
  invitedSchema,
  inviteSchema,
  memberParamsSchema,
  membershipParamsSchema,
  openedInvitationSchema,
  tokenSchema,
} from '@hearthway/domain/household/household.contract.ts';
import {
  expiryOf,
  householdDecider,
  refusalOf,
} from '@hearthway/domain/household/household.decider.ts';
import { isRejected } from '@hearthway/domain/kernel/decider.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import { HOUSEHOLD_LIMITS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { tierAt } from '@hearthway/domain/subscription/tier-at.ts';
import { readUser } from '@hearthway/infra/adapters/account/user.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf, familyOfVisitor } from '@hearthway/infra/adapters/http/subject.ts';
import {
  type Allowance,
  requireAllowance,
  requireAllowanceOnce,
} from '@hearthway/infra/adapters/limits/allowances.ts';
import { answeredRoutes, commandRoutes, idFor } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { familyContext } from '../commands/family-context.ts';
import { sendPosition } from '../commands/send-position.ts';
import { hashOf, readToken, secretOf, tokenOf } from './invitation-token.ts';

const INVITATIONS: Allowance = {
  name: 'household-invitation',
  most: INVITATIONS_PER_DAY,
  perMs: DAY_MS,
};

const MAILED_INVITATIONS: Allowance = {
  name: 'mailed-household-invitation',
  most: MAILED_INVITATIONS_PER_DAY,
  perMs: DAY_MS,
};

/** Counted per account, since accepting needs one. Opening is counted per network. */
const ACCEPTED: Allowance = {
  name: 'accepted-household-invitation',
  most: OPENED_INVITATIONS_PER_HOUR,
  perMs: HOUR_MS,
};

/** Adds the routes that invite, change and remove members of a household. */
export const addHouseholdRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { handle, readState, database, mails, clock, newId } = dependencies;
  const addRoute = commandRoutes(app, dependencies)(householdDecider);
  const limitOf = async (familyId: string, now: Date): Promise<number> =>
    HOUSEHOLD_LIMITS[tierAt(await readState(subscriptionDecider, familyId), now)];

  answeredRoutes(app, dependencies)(householdDecider)({
    route: 'POST /api/household/invitations',
    scope: 'household',
    params: NONE,
    body: inviteSchema,
    answer: invitedSchema,
    prepare: async ({ body, familyId, actor, now, commandId }) => {
      const { role, scopes = DEFAULT_SCOPES[role], onlyChildren, endsAt, email } = body;
      const invitationId = idFor(commandId, newId);
      const secret = await secretOf(dependencies, { familyId, invitationId });
      const [household, limit] = await Promise.all([
        readState(householdDecider, familyId),
        limitOf(familyId, now),
      ]);
      const command = {
        command: 'invite',
        invitationId,
        secretHash: hashOf(secret),
        grant: { role, scopes, onlyChildren, endsAt },
        limit,
        familyId,
        actor,
        now,
      } as const;
      // Only an invitation that will be stored counts, and a retry counts once.
      const decided = householdDecider.decide(command, household);
      if (isRejected(decided)) throw refuse(decided.rejected);
      const request = { database, now, requestId: invitationId };
      await requireAllowanceOnce(request, INVITATIONS, familyId);
      if (email !== null) await requireAllowanceOnce(request, MAILED_INVITATIONS, familyId);
      const token = tokenOf({ familyId, secret });
      return {
        command,
        toAnswer: async () => {
          const details = { address: email ?? '', token };
          if (email !== null)
            await mails.post({
              id: invitationId,
              kind: 'household-invitation',
              emailKey: null,
              userId: familyId,
              details,
            });
          return { id: invitationId, token };
        },
      };
    },
  });
  addRoute({
    route: 'DELETE /api/household/invitations/:invitationId',
    scope: 'household',
    params: invitationParamsSchema,
    body: NONE,
    prepare: ({ params: { invitationId }, familyId, actor, now }) => ({
      command: { command: 'withdraw', invitationId, familyId, actor, now },
    }),
  });

  addRoute({
    route: 'PUT /api/household/members/:memberId',
    scope: 'household',
    params: memberParamsSchema,
    body: changeMemberSchema,
    prepare: async ({ params: { memberId }, body: grant, familyId, actor, now }) => ({
      command: {
        command: 'change',
        memberId,
        grant,
        limit: await limitOf(familyId, now),
        familyId,
        actor,
        now,
      },
    }),
  });
  const MEMBER_COMMANDS = [
    ['DELETE', '', 'remove'],
    ['POST', '/pause', 'pause'],
    ['DELETE', '/pause', 'resume'],
  ] as const;
  for (const [method, path, command] of MEMBER_COMMANDS)
    addRoute({
      route: `${method} /api/household/members/:memberId${path}`,
      scope: 'household',
      params: memberParamsSchema,
      body: NONE,
      prepare: ({ params: { memberId }, familyId, actor, now }) => ({
        command: { command, memberId, familyId, actor, now },
      }),
    });

  app.post(
    '/api/household/invitation',
    {
      config: { access: 'anyone', limit: 'invitation' },
      schema: { body: tokenSchema, response: { 200: openedInvitationSchema } },
    },
    async (request, reply) => {
      const { familyId, secretHash } = readToken(request.body.token);
      const found = refusalOf(await readState(householdDecider, familyId), {
        secretHash,
        now: clock(),
      });
      if (found.refusal === 'UnknownInvitation') throw refuse(found.refusal);
      if (familyOfVisitor(request)?.actor === familyId) throw refuse('InvitationToOwnHousehold');
      if (found.refusal !== null) throw refuse(found.refusal);
      const owner = await readUser(dependencies, familyId);
      if (owner === undefined) throw refuse('UnknownInvitation');
      reply.header('cache-control', 'no-store');
      const { grant, invitedAt } = found.invitation;
      return {
        ...grant,
        ownerName: owner.firstName,
        expiresAt: expiryOf(invitedAt).toISOString(),
      };
    },
  );

  // The member's account sends these, and the stream is that of another family.
  app.post(
    '/api/household/memberships',
    { config: { access: 'family', isPersonal: true }, schema: { body: tokenSchema } },
    async (request, reply) => {
      const now = clock();
      const { actor: memberId } = familyOf(request);
      await requireAllowance({ database, now }, ACCEPTED, memberId);
      const { familyId, secretHash } = readToken(request.body.token);
      const [member, owner, limit] = await Promise.all([
        readUser(dependencies, memberId),
        readUser(dependencies, familyId),
        limitOf(familyId, now),
      ]);
      if (member === undefined) throw refuse('SignInRequired');
      if (owner === undefined) throw refuse('UnknownInvitation');
      const name = `${member.firstName} ${member.lastName}`;
      const outcome = await handle(householdDecider, {
        id: familyId,
        command: { command: 'join', memberId, name, secretHash, limit, familyId, now },
        context: { ...familyContext(request, { now }), userId: familyId },
      });
      sendPosition(reply, outcome);
      return reply.status(204).send();
    },
  );
  app.delete(
    '/api/household/memberships/:familyId',
    { config: { access: 'family', isPersonal: true }, schema: { params: membershipParamsSchema } },
    async (request, reply) => {
      const now = clock();
      const { actor: memberId } = familyOf(request);
      const { familyId } = request.params;
      const outcome = await handle(householdDecider, {
        id: familyId,
        command: { command: 'leave', memberId, familyId, now },
        context: { ...familyContext(request, { now }), userId: familyId },
      });
      sendPosition(reply, outcome);
      return reply.status(204).send();
    },
  );
};
