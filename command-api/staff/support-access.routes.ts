import {
  type SupportAction,
  supportAccessDecider,
} from '@hearthway/domain/staff/support-access.decider.ts';
import {
  addSupportNoteSchema,
  familyParamsSchema,
  findFamiliesSchema,
  foundFamiliesSchema,
  revealSchema,
} from '@hearthway/domain/staff/timeline.contract.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { type Allowance, requireAllowance } from '@hearthway/infra/adapters/limits/allowances.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { sendPosition } from '../commands/send-position.ts';
import { alertedAt } from '../crisis-alerts/alerted-at.ts';
import { aboutFamily } from './about-family.ts';
import { findFamilies } from './find-families.ts';
import { staffContext } from './staff-context.ts';

/** Per staff member: four a minute, as when many families call. */
const FOUND_FAMILIES: Allowance = { name: 'find-families', most: 60, perMs: 15 * 60 * 1000 };

export const addSupportAccessRoutes = (
  app: HttpServer,
  dependencies: CommandDependencies,
): void => {
  const { handle, database, clock } = dependencies;

  const record = (
    request: HttpRequest,
    reply: HttpReply,
    { userId, ...action }: SupportAction & { readonly userId: string },
  ): Promise<HttpReply> =>
    aboutFamily(dependencies, userId, async () => {
      const context = staffContext(request, { userId, now: clock() });
      const { actor: staffId, now } = context;
      const command = { ...action, staffId, now };
      sendPosition(reply, await handle(supportAccessDecider, { id: userId, command, context }));
      return reply.status(204).send();
    });

  // Uses POST, so that an e-mail is never part of a URL.
  app.post(
    '/api/staff/families/find',
    {
      config: { access: 'support', fresh: true },
      schema: { body: findFamiliesSchema, response: { 200: foundFamiliesSchema } },
    },
    async (request) => {
      const staffId = sessionOf(request).accountId;
      await requireAllowance({ database, now: clock() }, FOUND_FAMILIES, staffId);
      return { families: await findFamilies(dependencies, request.body) };
    },
  );

  app.post(
    '/api/staff/families/:userId/view',
    { config: { access: 'support', fresh: true }, schema: { params: familyParamsSchema } },
    async (request, reply) =>
      record(request, reply, {
        ...request.params,
        command: 'view-timeline',
        alertedAt: await alertedAt(database, request.params.userId),
      }),
  );

  app.post(
    '/api/staff/families/:userId/reveal',
    {
      config: { access: 'support', fresh: true },
      schema: { params: familyParamsSchema, body: revealSchema },
    },
    (request, reply) =>
      record(request, reply, { ...request.params, command: 'reveal-detail', ...request.body }),
  );

  app.post(
    '/api/staff/families/:userId/notes',
    {
      config: { access: 'support', fresh: true },
      schema: { params: familyParamsSchema, body: addSupportNoteSchema },
    },
    (request, reply) =>
      record(request, reply, { ...request.params, command: 'add-note', ...request.body }),
  );
};
