import { addDays } from '@hearthway/domain/calendar/days.ts';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { ENTRIES_PER_DAY } from '@hearthway/domain/calendar-entries/calendar-entries.constants.ts';
import {
  addEntrySchema,
  addedEntrySchema,
  changeDaySchema,
  changeEntrySchema,
  dayParamsSchema,
  entryParamsSchema,
  markDaySchema,
  splitEntrySchema,
} from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { calendarEntryDecider } from '@hearthway/domain/calendar-entries/calendar-entries.decider.ts';
import { firstDayOf, type KeptEntry } from '@hearthway/domain/calendar-entries/entry-fields.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import type { RemovableState } from '@hearthway/domain/kernel/removable.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import {
  type Allowance,
  requireAllowanceOnce,
} from '@hearthway/infra/adapters/limits/allowances.ts';
import { addRemovableRoutes } from '../children/removable-routes.ts';
import { answeredRoutes, commandRoutes, idFor } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accepted } from '../commands/send-position.ts';
import { addEntryImportsRoute } from './entry-imports.routes.ts';
import { requireFamilyPlan } from './family-plan.ts';

/** Limited because each entry is a stream. */
const ENTRIES: Allowance = { name: 'calendar-entry', most: ENTRIES_PER_DAY, perMs: DAY_MS };

/** Adds routes for the entries of a family's calendar, each a stream. Only the Family plan adds and changes them. */
export const addCalendarEntriesRoutes = (
  app: HttpServer,
  dependencies: CommandDependencies,
): void => {
  const { handle, readState, database, newId } = dependencies;

  const requirePlan = (family: Parameters<typeof requireFamilyPlan>[1]): Promise<void> =>
    requireFamilyPlan(dependencies, family);

  answeredRoutes(app, dependencies)(calendarEntryDecider)({
    route: 'POST /api/calendar/entries',
    scope: 'calendar',
    params: NONE,
    body: addEntrySchema,
    answer: addedEntrySchema,
    prepare: async ({ body, familyId, now, commandId }) => {
      await requirePlan({ familyId, now });
      const id = idFor(commandId, newId);
      await requireAllowanceOnce({ database, now, requestId: id }, ENTRIES, familyId);
      const fields = { ...body, days: {}, follows: null };
      return {
        id,
        command: { command: 'create', id, familyId, now, fields },
        toAnswer: () => ({ id }),
      };
    },
  });

  addRemovableRoutes(app, dependencies, {
    decider: calendarEntryDecider,
    path: '/api/calendar/entries/:entryId',
    scope: 'calendar',
    about: 'entry',
    params: entryParamsSchema,
    idOf: ({ entryId }) => entryId,
    changes: changeEntrySchema,
    checkChanged: requirePlan,
    takePlace: requirePlan,
  });

  answeredRoutes(app, dependencies)(calendarEntryDecider)({
    route: 'POST /api/calendar/entries/:entryId/following',
    scope: 'calendar',
    about: 'entry',
    params: entryParamsSchema,
    body: splitEntrySchema,
    answer: addedEntrySchema,
    prepare: async ({ params: { entryId }, body, familyId, now, commandId, context }) => {
      await requirePlan({ familyId, now });
      const of = { familyId, now };
      const id = idFor(commandId, newId);
      const { day, entry } = body;
      const before = await readState(calendarEntryDecider, entryId);
      const changes = changesBefore(before, day, familyId);
      await requireAllowanceOnce({ database, now, requestId: id }, ENTRIES, familyId);
      // The new series first. If the process is killed in between, `endFollowed` ends the earlier one.
      const follows = { entryId, repeats: changes.repeats };
      const fields = { ...entry, days: {}, follows };
      const command = { command: 'create', id, fields, ...of } as const;
      accepted(await handle(calendarEntryDecider, { id, command, context }));
      return {
        id: entryId,
        command: { command: 'change', id: entryId, changes, ...of },
        toAnswer: () => ({ id }),
      };
    },
  });

  addEntryImportsRoute(app, dependencies);

  const addRoute = commandRoutes(app, dependencies)(calendarEntryDecider);
  addRoute({
    route: 'PUT /api/calendar/entries/:entryId/days/:day',
    scope: 'calendar',
    about: 'entry',
    params: dayParamsSchema,
    body: changeDaySchema,
    prepare: async ({ params: { entryId: id, day }, body: change, familyId, now }) => {
      await requirePlan({ familyId, now });
      return { id, command: { command: 'change-day', id, familyId, now, day, change } };
    },
  });
  addRoute({
    route: 'PUT /api/calendar/entries/:entryId/days/:day/mark',
    scope: 'calendar',
    about: 'entry',
    params: dayParamsSchema,
    body: markDaySchema,
    prepare: async ({ params: { entryId: id, day }, body: { mark }, familyId, now }) => {
      await requirePlan({ familyId, now });
      return { id, command: { command: 'mark-day', id, familyId, now, day, mark } };
    },
  });
};

/** Returns the change that ends a series before one of its days. A retry finds it ended, and ends it again. */
const changesBefore = (
  state: RemovableState<KeptEntry>,
  day: string,
  familyId: string,
): { readonly repeats: NonNullable<KeptEntry['repeats']> } => {
  if (state.status === 'none' || state.familyId !== familyId) throw refuse('UnknownEntry');
  if (state.status === 'removed') throw refuse('EntryGone');
  const { repeats, when } = state.fields;
  if (repeats === null || day <= firstDayOf(when)) throw refuse('NotOnThisDay');
  return { repeats: { ...repeats, count: null, until: addDays(day, -1) } };
};
