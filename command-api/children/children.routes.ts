import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { childLinkParamsSchema } from '@hearthway/domain/children/child-links.contract.ts';
import { childLinksDecider } from '@hearthway/domain/children/child-links.ts';
import { childPlacesDecider } from '@hearthway/domain/children/child-places.ts';
import { CHILDREN_PER_DAY } from '@hearthway/domain/children/children.constants.ts';
import {
  addChildSchema,
  addedChildSchema,
  changeChildSchema,
  childParamsSchema,
} from '@hearthway/domain/children/children.contract.ts';
import { childrenDecider } from '@hearthway/domain/children/children.decider.ts';
import { chosenChildrenDecider } from '@hearthway/domain/children/chosen-children.ts';
import { isRejected } from '@hearthway/domain/kernel/decider.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import {
  type Allowance,
  requireAllowanceOnce,
} from '@hearthway/infra/adapters/limits/allowances.ts';
import { answeredRoutes, commandRoutes, idFor } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { childPlaces, requireChild, requireCovered, withKnownDiagnosis } from './add-child.ts';
import { addRemovableRoutes } from './removable-routes.ts';

/** Limited because each child is a stream. */
const CHILDREN: Allowance = { name: 'child', most: CHILDREN_PER_DAY, perMs: DAY_MS };

/** Adds routes for a family's children. Each is its own stream, and the plan limits their number. */
export const addChildrenRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { readState, database, newId } = dependencies;
  const takePlace = childPlaces(dependencies);

  answeredRoutes(app, dependencies)(childrenDecider)({
    route: 'POST /api/children',
    scope: 'children',
    params: NONE,
    body: addChildSchema,
    answer: addedChildSchema,
    prepare: async ({ body, familyId, now, commandId, context, language }) => {
      const id = idFor(commandId, newId);
      const of = { id, familyId, now };
      const toAnswer = () => ({ id });
      const child = await readState(childrenDecider, id);
      // A retry addresses the same child and counts once.
      if (child.status !== 'none')
        return { id, command: { command: 'create', fields: body, ...of }, toAnswer };
      const taken = await readState(childPlacesDecider, familyId);
      const family = { familyId, language, isFirst: taken.size === 0 };
      const fields = await withKnownDiagnosis(dependencies, body, family);
      const command = { command: 'create', fields, ...of } as const;
      // A refused child would hold its place for a minute.
      const decided = childrenDecider.decide(command, child);
      if (isRejected(decided)) throw refuse(decided.rejected);
      await requireAllowanceOnce({ database, now, requestId: id }, CHILDREN, familyId);
      await takePlace({ ...of, context });
      return { id, command, toAnswer };
    },
  });
  addRemovableRoutes(app, dependencies, {
    decider: childrenDecider,
    path: '/api/children/:childId',
    scope: 'children',
    about: 'child',
    params: childParamsSchema,
    idOf: ({ childId }) => childId,
    changes: changeChildSchema,
    takePlace,
    checkChanged: ({ id: childId, familyId, now }) =>
      requireCovered(dependencies, { childId, familyId, now }),
  });

  commandRoutes(app, dependencies)(chosenChildrenDecider)({
    route: 'PUT /api/children/:childId/chosen',
    scope: 'children',
    params: childParamsSchema,
    body: NONE,
    prepare: async ({ params: { childId }, familyId }) => {
      await requireChild(dependencies, { childId, familyId });
      return { command: { command: 'choose', childId } };
    },
  });

  const addLinkRoute = commandRoutes(app, dependencies)(childLinksDecider);
  addLinkRoute({
    route: 'PUT /api/children/:childId/links/:kind/:objectId',
    scope: 'children',
    about: 'link',
    params: childLinkParamsSchema,
    body: NONE,
    prepare: async ({ params: link, familyId, now }) => {
      await requireChild(dependencies, { childId: link.childId, familyId });
      await requireCovered(dependencies, { childId: link.childId, familyId, now });
      return { command: { command: 'link', link } };
    },
  });
  addLinkRoute({
    route: 'DELETE /api/children/:childId/links/:kind/:objectId',
    scope: 'children',
    about: 'link',
    params: childLinkParamsSchema,
    body: NONE,
    prepare: ({ params: link }) => ({ command: { command: 'unlink', link } }),
  });
};
