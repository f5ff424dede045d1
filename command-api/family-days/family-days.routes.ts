import { childrenDecider } from '@hearthway/domain/children/children.decider.ts';
import {
  addHomeWeeksSchema,
  changeHomeWeeksSchema,
  changeSchoolBreakSchema,
  homeWeekParamsSchema,
  homeWeeksParamsSchema,
  ownHomeWeeksParamsSchema,
  schoolBreakParamsSchema,
  schoolBreakSchema,
  swapHomeWeekSchema,
} from '@hearthway/domain/family-days/family-days.contract.ts';
import { familyDaysDecider } from '@hearthway/domain/family-days/family-days.decider.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { requireFamilyPlan } from '../calendar-entries/family-plan.ts';
import { commandRoutes, idFor } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

const WEEKS = '/api/calendar/children/:childId/home-weeks';

const BREAKS = '/api/calendar/school-breaks';

interface Family {
  readonly familyId: string;
  readonly now: Date;
}

/**
 * Adds routes for the days of a family's children: homes by weeks, and school breaks. They are part of the calendar,
 * so that only the Family plan adds and changes them.
 */
export const addFamilyDaysRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { readState, newId } = dependencies;
  const addRoute = commandRoutes(app, dependencies)(familyDaysDecider);

  const requirePlan = (family: Family): Promise<void> => requireFamilyPlan(dependencies, family);

  /** Refuses a child of another family, and one that was removed. */
  const requireChild = async (childId: string, { familyId }: Family): Promise<void> => {
    const child = await readState(childrenDecider, childId);
    if (child.status === 'none' || child.familyId !== familyId) throw refuse('UnknownChild');
    if (child.status === 'removed') throw refuse('ChildGone');
  };

  addRoute({
    route: `POST ${WEEKS}`,
    scope: 'calendar',
    about: 'child',
    params: homeWeeksParamsSchema,
    body: addHomeWeeksSchema,
    prepare: async ({ params: { childId }, body, familyId, now, commandId }) => {
      const { followsId, ...weeks } = body;
      await requirePlan({ familyId, now });
      await requireChild(childId, { familyId, now });
      const id = idFor(commandId, newId);
      return { command: { command: 'add-weeks', id, childId, weeks, follows: followsId } };
    },
  });
  addRoute({
    route: `PUT ${WEEKS}/:homeWeeksId`,
    scope: 'calendar',
    about: 'child',
    params: ownHomeWeeksParamsSchema,
    body: changeHomeWeeksSchema,
    prepare: async ({ params: { childId, homeWeeksId: id }, body: changes, familyId, now }) => {
      await requirePlan({ familyId, now });
      await requireChild(childId, { familyId, now });
      return { command: { command: 'change-weeks', id, childId, changes } };
    },
  });
  addRoute({
    route: `PUT ${WEEKS}/:homeWeeksId/weeks/:day`,
    scope: 'calendar',
    about: 'child',
    params: homeWeekParamsSchema,
    body: swapHomeWeekSchema,
    prepare: async ({ params: { homeWeeksId: id, ...params }, body, familyId, now }) => {
      await requirePlan({ familyId, now });
      return { command: { command: 'swap-week', id, ...params, ...body } };
    },
  });
  addRoute({
    route: `DELETE ${WEEKS}/:homeWeeksId`,
    scope: 'calendar',
    about: 'child',
    params: ownHomeWeeksParamsSchema,
    body: NONE,
    prepare: ({ params: { childId, homeWeeksId: id } }) => ({
      command: { command: 'remove-weeks', id, childId },
    }),
  });
  addRoute({
    route: `POST ${WEEKS}/:homeWeeksId/restored`,
    scope: 'calendar',
    about: 'child',
    params: ownHomeWeeksParamsSchema,
    body: NONE,
    prepare: async ({ params: { childId, homeWeeksId: id }, familyId, now }) => {
      await requirePlan({ familyId, now });
      return { command: { command: 'restore-weeks', id, childId, now } };
    },
  });

  addRoute({
    route: `POST ${BREAKS}`,
    scope: 'calendar',
    params: NONE,
    body: schoolBreakSchema,
    prepare: async ({ body: fields, familyId, now, commandId }) => {
      await requirePlan({ familyId, now });
      for (const childId of fields.childIds) await requireChild(childId, { familyId, now });
      return { command: { command: 'add-break', id: idFor(commandId, newId), fields } };
    },
  });
  addRoute({
    route: `PUT ${BREAKS}/:breakId`,
    scope: 'calendar',
    params: schoolBreakParamsSchema,
    body: changeSchoolBreakSchema,
    prepare: async ({ params: { breakId: id }, body: changes, familyId, now }) => {
      await requirePlan({ familyId, now });
      return { command: { command: 'change-break', id, changes } };
    },
  });
  addRoute({
    route: `DELETE ${BREAKS}/:breakId`,
    scope: 'calendar',
    params: schoolBreakParamsSchema,
    body: NONE,
    prepare: ({ params: { breakId: id } }) => ({ command: { command: 'remove-break', id } }),
  });
  addRoute({
    route: `POST ${BREAKS}/:breakId/restored`,
    scope: 'calendar',
    params: schoolBreakParamsSchema,
    body: NONE,
    prepare: async ({ params: { breakId: id }, familyId, now }) => {
      await requirePlan({ familyId, now });
      return { command: { command: 'restore-break', id, now } };
    },
  });
};
