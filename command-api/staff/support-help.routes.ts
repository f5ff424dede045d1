import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import {
  endedSessionsSchema,
  familyParamsSchema,
  resendMailSchema,
} from '@hearthway/domain/staff/timeline.contract.ts';
import type { HttpServer } from '@hearthway/infra/http/server.ts';
import { endSessions, listSessions } from '@hearthway/infra/sessions/account-sessions.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { sendPosition } from '../commands/send-position.ts';
import { aboutFamily } from './about-family.ts';
import { resendMail } from './resend-mail.ts';
import { staffContext } from './staff-context.ts';

/** What support can do for a family that asks for help. */
export const addSupportHelpRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { handle, database, clock } = dependencies;

  app.post(
    '/api/staff/families/:userId/end-sessions',
    {
      config: { access: 'support', fresh: true },
      schema: { params: familyParamsSchema, response: { 200: endedSessionsSchema } },
    },
    (request, reply) => {
      const { userId } = request.params;
      return aboutFamily(dependencies, userId, async () => {
        const now = clock();
        const sessions = await listSessions({ database, now }, { userId, currentId: null });
        const ids = sessions.map(({ id }) => id);
        const outcome = await handle(accountDecider, {
          id: userId,
          command: { command: 'end-sessions', sessionIds: ids, why: 'by-support' },
          context: staffContext(request, { userId, now }),
        });
        sendPosition(reply, outcome);
        // Last, so that a request that fails before can be sent again.
        const ended = await endSessions(database, { userId, ids });
        return { ended: ended.length };
      });
    },
  );

  app.post(
    '/api/staff/families/:userId/mails',
    {
      config: { access: 'support', fresh: true },
      schema: { params: familyParamsSchema, body: resendMailSchema },
    },
    (request, reply) => {
      const { userId } = request.params;
      return aboutFamily(dependencies, userId, async () => {
        const context = staffContext(request, { userId, now: clock() });
        sendPosition(reply, await resendMail(dependencies, request.body.mail, context));
        return reply.status(204).send();
      });
    },
  );
};
