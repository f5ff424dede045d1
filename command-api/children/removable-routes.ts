import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import { undoChangeSchema } from '@hearthway/domain/household/changes.contract.ts';
import type {
  RouteAbout,
  RouteScope,
} from '@hearthway/domain/household-scopes/scopes.constants.ts';
import { isPerson } from '@hearthway/domain/kernel/actor.ts';
import {
  type Change,
  type Changes,
  changedFields,
} from '@hearthway/domain/kernel/changes.contract.ts';
import type { Decider } from '@hearthway/domain/kernel/decider.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import type { RemovableCommand, RemovableState } from '@hearthway/domain/kernel/removable.ts';
import { UNDO_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import type { DomainEvent } from '@hearthway/domain/kernel/stream.ts';
import type { FoundChange } from '@hearthway/infra/adapters/event-store/read-change.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { core } from 'zod';
import { commandRoutes } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { Place } from './take-place.ts';

interface RemovableRoutes<Fields, Event extends DomainEvent, Params> {
  readonly decider: Decider<RemovableState<Fields>, RemovableCommand<Fields>, Event, ErrorCode>;
  /** Path of one object, such as `/api/children/:childId`. */
  readonly path: `/api/${string}`;
  /** Part of the family's data to which it belongs. */
  readonly scope: RouteScope;
  /** Kind of object that the path names. */
  readonly about: RouteAbout;
  readonly params: core.$ZodType<Params>;
  readonly idOf: (params: Params) => string;
  readonly changes: core.$ZodType<Changes<Fields>>;
  readonly takePlace: (place: Place) => Promise<void>;
  /** Refuses a change of an object that the plan no longer covers. */
  readonly checkChanged?: (
    place: Omit<Place, 'context'> & { readonly changes: Changes<Fields> },
  ) => Promise<void>;
  /** Refuses a restoration before it takes a place. */
  readonly checkRestored?: (fields: Fields, familyId: string) => Promise<void>;
}

/** Adds the routes that change, remove and restore an object of a family, and undo changes of it. */
export const addRemovableRoutes = <Fields extends object, Event extends DomainEvent, Params>(
  app: HttpServer,
  dependencies: Pick<CommandDependencies, 'handle' | 'clock' | 'readState' | 'readChange'>,
  {
    decider,
    path,
    scope,
    about,
    params: paramsSchema,
    idOf,
    changes: changesSchema,
    takePlace,
    checkChanged,
    checkRestored,
  }: RemovableRoutes<Fields, Event, Params>,
): void => {
  const addRoute = commandRoutes(app, dependencies)(decider);
  addRoute({
    route: `PUT ${path}`,
    scope,
    about,
    params: paramsSchema,
    body: changesSchema,
    prepare: async ({ params, body: changes, familyId, now }) => {
      const id = idOf(params);
      await checkChanged?.({ id, familyId, now, changes });
      return { id, command: { command: 'change', id, familyId, changes, now } };
    },
  });
  addRoute({
    route: `DELETE ${path}`,
    scope,
    about,
    params: paramsSchema,
    body: NONE,
    prepare: ({ params, familyId, now }) => {
      const id = idOf(params);
      return { id, command: { command: 'remove', id, familyId, now } };
    },
  });
  const addRestoringRoute = (
    route: `POST ${typeof path}/restored` | `DELETE ${typeof path}/removal`,
    command: 'restore' | 'undo-removal',
  ): void =>
    addRoute({
      route,
      scope,
      about,
      params: paramsSchema,
      body: NONE,
      prepare: async ({ params, familyId, now, context }) => {
        const id = idOf(params);
        const object = await dependencies.readState(decider, id);
        // Only a new or restored object of this family takes a place.
        if (object.status === 'removed' && object.familyId === familyId) {
          await checkRestored?.(object.fields, familyId);
          await takePlace({ familyId, id, now, context });
        }
        return { id, command: { command, id, familyId, now } };
      },
    });
  addRestoringRoute(`POST ${path}/restored`, 'restore');
  // For those who may remove: a removal that another person has seen stays theirs to take back.
  addRestoringRoute(`DELETE ${path}/removal`, 'undo-removal');
  addRoute({
    route: `POST ${path}/undone`,
    scope,
    about,
    params: paramsSchema,
    body: undoChangeSchema,
    prepare: async ({ params, body: { changeId }, familyId, now }) => {
      const id = idOf(params);
      const found = await dependencies.readChange(decider, { id, eventId: changeId });
      const change = changeOf(found, { familyId, now });
      const changes = changedFields(change.after, change.before);
      await checkChanged?.({ id, familyId, now, changes });
      const command = { command: 'undo', id, familyId, now, change } as const;
      return { id, command, causationId: changeId };
    },
  });
};

/** Returns the fields before and after a person's change; refuses one that can no longer be undone. */
const changeOf = <Fields>(
  found: FoundChange<RemovableState<Fields>> | undefined,
  { familyId, now }: Pick<Place, 'familyId' | 'now'>,
): Change<Fields> => {
  if (
    found?.before.status !== 'active' ||
    found.after.status !== 'active' ||
    found.after.familyId !== familyId ||
    !isPerson(found.metadata.actor) ||
    now.getTime() - Date.parse(found.metadata.occurredAt) > UNDO_DAYS * DAY_MS
  )
    throw refuse('UnknownChange');
  return { before: found.before.fields, after: found.after.fields };
};
