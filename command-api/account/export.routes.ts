import { dataExportSchema } from '@hearthway/domain/account/account.contract.ts';
import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { readIdempotency } from '../commands/idempotency.ts';
import { sendPosition } from '../commands/send-position.ts';
import { accountContext } from './account-context.ts';
import { exportIdempotency, requestExport } from './export.ts';

const ID_LENGTH = 32;

/** Adds routes to request and download a copy of all data held about the person, which a job builds. */
export const addExportRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { handle, clock } = dependencies;

  app.post(
    '/api/account/export',
    { config: { access: 'signed-in' }, schema: { response: { 202: dataExportSchema } } },
    async (request, reply) => {
      const { id: sessionId, accountId: userId } = sessionOf(request);
      const requestId = readIdempotency(request, userId)?.commandId.slice(0, ID_LENGTH);
      const requested = await requestExport(dependencies, { userId, requestId });
      const { id: exportId } = requested;
      const outcome = await handle(accountDecider, {
        id: userId,
        command: { command: 'request-export', exportId },
        context: {
          ...accountContext({ userId, sessionId, correlationId: request.id, now: clock() }),
          idempotency: exportIdempotency(exportId),
        },
      });
      sendPosition(reply, outcome);
      return reply.status(202).send(requested);
    },
  );
};
