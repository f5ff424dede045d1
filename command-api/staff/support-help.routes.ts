import {
  endedSessionsSchema,
  familyParamsSchema,
  resendMailSchema,
} from '@hearthway/domain/staff/timeline.contract.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { sendPosition } from '../commands/send-position.ts';
import { aboutFamily } from './about-family.ts';
import { endFamilySessions } from './end-family-sessions.ts';
import { resendMail } from './resend-mail.ts';
import { staffContext } from './staff-context.ts';

export const addSupportHelpRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { clock } = dependencies;

  app.post(
    '/api/staff/families/:userId/end-sessions',
    {
      config: { access: 'support', fresh: true },
      schema: { params: familyParamsSchema, response: { 200: endedSessionsSchema } },
    },
    (request, reply) => {
      const { userId } = request.params;
      return aboutFamily(dependencies, userId, async () => {
        const context = staffContext(request, { userId, now: clock() });
        const { ended, outcome } = await endFamilySessions(dependencies, context);
        sendPosition(reply, outcome);
        return { ended };
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
