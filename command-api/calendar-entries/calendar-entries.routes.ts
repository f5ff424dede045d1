import { addDays } from '@hearthway/domain/calendar/days.ts';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { ENTRIES_PER_DAY } from '@hearthway/domain/calendar-entries/calendar-entries.constants.ts';
import {
  addEntrySchema,
  addedEntrySchema,
  changeDaySchema,
  changeEntrySchema,
  dayParamsSchema,
  type EntryFields,
  entryParamsSchema,
  markDaySchema,
  splitEntrySchema,
} from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { calendarEntryDecider } from '@hearthway/domain/calendar-entries/calendar-entries.decider.ts';
import {
  firstDayOf,
  type KeptEntry,
  newEntry,
} from '@hearthway/domain/calendar-entries/entry-fields.ts';
import { seesEntry } from '@hearthway/domain/calendar-entries/reminded-adult.ts';
import { householdDecider } from '@hearthway/domain/household/household.decider.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import type { RemovableState } from '@hearthway/domain/kernel/removable.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import {
  type Allowance,
  requireAllowanceOnce,
} from '@hearthway/infra/adapters/limits/allowances.ts';
import type { z } from 'zod';
import { addRemovableRoutes } from '../children/removable-routes.ts';
import { answeredRoutes, commandRoutes, idFor } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accepted } from '../commands/send-position.ts';
import { addEntryImportsRoute } from './entry-imports.routes.ts';
import { requireFamilyPlan } from './family-plan.ts';

/** Limited because each entry is a stream. */
const ENTRIES: Allowance = { name: 'calendar-entry', most: ENTRIES_PER_DAY, perMs: DAY_MS };

type AddedEntry = z.infer<typeof addEntrySchema>;

interface Family {
  readonly familyId: string;
  readonly now: Date;
}

/** Adds routes for the entries of a family's calendar, each a stream. Only the Family plan adds and changes them. */
export const addCalendarEntriesRoutes = (
  app: HttpServer,
  dependencies: CommandDependencies,
): void => {
  const { handle, readState, database, newId } = dependencies;

  const requirePlan = (family: Parameters<typeof requireFamilyPlan>[1]): Promise<void> =>
    requireFamilyPlan(dependencies, family);

  /** Refuses an adult who does not share the calendar. */
  const requireResponsible = async (
    responsibleId: string | null | undefined,
    { familyId, now }: Family,
  ): Promise<void> => {
    if (responsibleId === null || responsibleId === undefined) return;
    const household = await readState(householdDecider, familyId);
    if (!seesEntry(responsibleId, { childIds: [] }, { familyId, household, now }))
      throw refuse('NotResponsible');
  };

  /** Fills in the caller where no adult was named. */
  const withResponsible = async (
    entry: AddedEntry,
    { familyId, now, actor }: Family & { readonly actor: string },
  ): Promise<EntryFields> => {
    await requireResponsible(entry.responsibleId, { familyId, now });
    const caller = actor === familyId ? null : actor;
    const { responsibleId = caller } = entry;
    return { ...entry, responsibleId };
  };

  answeredRoutes(app, dependencies)(calendarEntryDecider)({
    route: 'POST /api/calendar/entries',
    scope: 'calendar',
    params: NONE,
    body: addEntrySchema,
    answer: addedEntrySchema,
    prepare: async ({ body, familyId, now, commandId, context: { actor } }) => {
      await requirePlan({ familyId, now });
      const id = idFor(commandId, newId);
      await requireAllowanceOnce({ database, now, requestId: id }, ENTRIES, familyId);
      const fields = newEntry(await withResponsible(body, { familyId, now, actor }));
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
    checkChanged: async ({ changes: { responsibleId }, ...family }) => {
      await requirePlan(family);
      await requireResponsible(responsibleId, family);
    },
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
      const { day } = body;
      const before = await readState(calendarEntryDecider, entryId);
      const { changes, attached: sameAsBefore } = changesBefore(before, day, familyId);
      const { attached = sameAsBefore } = body.entry;
      const entry = { ...body.entry, attached };
      await requireAllowanceOnce({ database, now, requestId: id }, ENTRIES, familyId);
      // The new series first. If the process is killed in between, `endFollowed` ends the earlier one.
      const follows = { entryId, repeats: changes.repeats };
      const { actor } = context;
      const fields = newEntry(await withResponsible(entry, { ...of, actor }), follows);
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

/**
 * Returns the change that ends a series before one of its days, and what it belongs to. A retry finds it ended, and
 * ends it again.
 */
const changesBefore = (state: RemovableState<KeptEntry>, day: string, familyId: string) => {
  if (state.status === 'none' || state.familyId !== familyId) throw refuse('UnknownEntry');
  if (state.status === 'removed') throw refuse('EntryGone');
  const { repeats, when, attached } = state.fields;
  if (repeats === null || day <= firstDayOf(when)) throw refuse('NotOnThisDay');
  return { changes: { repeats: { ...repeats, count: null, until: addDays(day, -1) } }, attached };
};
