import {
  dutyParamsSchema,
  setDutySchema,
} from '@hearthway/domain/crisis-alerts/crisis-alerts.contract.ts';
import { dutyDecider } from '@hearthway/domain/crisis-alerts/duty.decider.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { sendPosition } from '../commands/send-position.ts';
import { staffContext } from '../staff/staff-context.ts';

/**
 * `PUT /api/staff/duty/:staffId`: any support member may set it for all, since a colleague may have gone
 * home.
 */
export const addDutyRoutes = (
  app: HttpServer,
  { database, handle, clock }: CommandDependencies,
): void => {
  app.put(
    '/api/staff/duty/:staffId',
    {
      config: { access: 'support', fresh: true },
      schema: { params: dutyParamsSchema, body: setDutySchema },
    },
    async (request, reply) => {
      const { staffId } = request.params;
      const colleague = await database
        .selectFrom('accounts')
        .select('user_id')
        .where('user_id', '=', staffId)
        .where('role', '=', 'support')
        .executeTakeFirst();
      if (colleague === undefined) throw refuse('UnknownColleague');
      const outcome = await handle(dutyDecider, {
        id: staffId,
        command: { command: 'set-duty', ...request.body },
        context: staffContext(request, { userId: staffId, now: clock() }),
      });
      sendPosition(reply, outcome);
      return reply.status(204).send();
    },
  );
};
