import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { PROPOSALS_PER_DAY } from '@hearthway/domain/directory/resource-proposal.constants.ts';
import { proposeResourceSchema } from '@hearthway/domain/directory/resource-proposal.contract.ts';
import { resourceProposalDecider } from '@hearthway/domain/directory/resource-proposal.decider.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import {
  type Allowance,
  requireAllowanceOnce,
} from '@hearthway/infra/adapters/limits/allowances.ts';
import { commandRoutes, idFor } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/** Limited because a person looks into each proposal. */
const PROPOSALS: Allowance = {
  name: 'resource-proposal',
  most: PROPOSALS_PER_DAY,
  perMs: DAY_MS,
};

/** Adds the route to propose a provider. Each proposal is its own stream. */
export const addResourceProposalsRoutes = (
  app: HttpServer,
  dependencies: CommandDependencies,
): void => {
  const { readState, database, newId } = dependencies;
  commandRoutes(app, dependencies)(resourceProposalDecider)({
    route: 'POST /api/resource-proposals',
    params: NONE,
    body: proposeResourceSchema,
    prepare: async ({ body, familyId, now, commandId }) => {
      // A retry with the same key is the same proposal and counts once.
      const id = idFor(commandId, newId);
      const { status } = await readState(resourceProposalDecider, id);
      if (status === 'none')
        await requireAllowanceOnce({ database, now, requestId: id }, PROPOSALS, familyId);
      return { id, command: { command: 'propose', ...body }, state: undefined };
    },
  });
};
