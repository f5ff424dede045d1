import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import type {
  RouteAbout,
  RouteScope,
} from '@hearthway/domain/household-scopes/scopes.constants.ts';
import type { Changes } from '@hearthway/domain/kernel/changes.contract.ts';
import type { Decider } from '@hearthway/domain/kernel/decider.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import type { RemovableCommand, RemovableState } from '@hearthway/domain/kernel/removable.ts';
import type { DomainEvent } from '@hearthway/domain/kernel/stream.ts';
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

/** Adds the routes that change, remove and restore an object of a family. */
export const addRemovableRoutes = <Fields, Event extends DomainEvent, Params>(
  app: HttpServer,
  dependencies: Pick<CommandDependencies, 'handle' | 'clock' | 'readState'>,
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
  addRoute({
    route: `POST ${path}/restored`,
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
      return { id, command: { command: 'restore', id, familyId, now } };
    },
  });
};
