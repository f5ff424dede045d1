import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { DENIALS_PER_DAY } from '@hearthway/domain/insurance/denials.constants.ts';
import {
  appealParamsSchema,
  decideAppealSchema,
  denialParamsSchema,
  recordDenialSchema,
  sendAppealSchema,
} from '@hearthway/domain/insurance/denials.contract.ts';
import { denialsDecider } from '@hearthway/domain/insurance/denials.decider.ts';
import { denialStreamIdOf } from '@hearthway/domain/insurance/denials.events.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import {
  type Allowance,
  requireAllowanceOnce,
} from '@hearthway/infra/adapters/limits/allowances.ts';
import { commandRoutes } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/** Limited because each denial is a stream. */
const DENIALS: Allowance = {
  name: 'denial',
  most: DENIALS_PER_DAY,
  perMs: DAY_MS,
};

/** Adds routes for a family's denials and appeals. Each denial is its own stream. */
export const addDenialsRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { readState, database } = dependencies;
  const addRoute = commandRoutes(app, dependencies)(denialsDecider);

  addRoute({
    route: 'PUT /api/insurance/denials/:denialId',
    scope: 'insurance',
    about: 'denial',
    params: denialParamsSchema,
    body: recordDenialSchema,
    prepare: async ({ params: { denialId }, body: fields, familyId, now }) => {
      const id = denialStreamIdOf(familyId, denialId);
      const { denial, isRemoved } = await readState(denialsDecider, id);
      // A retry addresses the same denial and counts once.
      if (denial === null && !isRemoved)
        await requireAllowanceOnce({ database, now, requestId: denialId }, DENIALS, familyId);
      return {
        id,
        command: { command: 'record', denialId, fields },
        state: fields.state ?? undefined,
      };
    },
  });
  addRoute({
    route: 'PUT /api/insurance/denials/:denialId/appeals/:step',
    scope: 'insurance',
    about: 'denial',
    params: appealParamsSchema,
    body: sendAppealSchema,
    prepare: ({ params: { denialId, step }, body: { sentOn }, familyId, now }) => ({
      id: denialStreamIdOf(familyId, denialId),
      command: { command: 'send-appeal', denialId, step, sentOn, now },
    }),
  });
  addRoute({
    route: 'PUT /api/insurance/denials/:denialId/appeals/:step/decision',
    scope: 'insurance',
    about: 'denial',
    params: appealParamsSchema,
    body: decideAppealSchema,
    prepare: ({ params: { denialId, step }, body: { outcome, decidedOn }, familyId, now }) => ({
      id: denialStreamIdOf(familyId, denialId),
      command: { command: 'decide-appeal', denialId, step, outcome, decidedOn, now },
    }),
  });
  addRoute({
    route: 'DELETE /api/insurance/denials/:denialId',
    scope: 'insurance',
    about: 'denial',
    params: denialParamsSchema,
    body: NONE,
    prepare: ({ params: { denialId }, familyId }) => ({
      id: denialStreamIdOf(familyId, denialId),
      command: { command: 'remove', denialId },
    }),
  });
};
