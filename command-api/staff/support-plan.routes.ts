import {
  familyParamsSchema,
  givePlanSchema,
  syncedPlanSchema,
} from '@hearthway/domain/staff/timeline.contract.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { sendPosition } from '../commands/send-position.ts';
import { aboutFamily } from './about-family.ts';
import { givePlan, syncPlan } from './family-plan.ts';
import { staffContext } from './staff-context.ts';

export const addSupportPlanRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { clock } = dependencies;

  app.post(
    '/api/staff/families/:userId/gifts',
    {
      config: { access: 'support', fresh: true },
      schema: { params: familyParamsSchema, body: givePlanSchema },
    },
    (request, reply) => {
      const { userId } = request.params;
      return aboutFamily(dependencies, userId, async () => {
        const context = staffContext(request, { userId, now: clock() });
        sendPosition(reply, await givePlan(dependencies, request.body, context));
        return reply.status(204).send();
      });
    },
  );

  app.post(
    '/api/staff/families/:userId/sync-plan',
    {
      config: { access: 'support', fresh: true },
      schema: { params: familyParamsSchema, response: { 200: syncedPlanSchema } },
    },
    (request) => {
      const { userId } = request.params;
      return aboutFamily(dependencies, userId, async () => ({
        providerPage: await syncPlan(dependencies, staffContext(request, { userId, now: clock() })),
      }));
    },
  );
};
