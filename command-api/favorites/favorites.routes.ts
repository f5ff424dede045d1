import { callLaterSchema, noteCallSchema } from '@hearthway/domain/favorites/call-plan.contract.ts';
import { callPlanDecider } from '@hearthway/domain/favorites/call-plan.decider.ts';
import {
  addFavoriteSchema,
  changeNoteSchema,
  changeStatusSchema,
  moveFavoriteSchema,
} from '@hearthway/domain/favorites/favorites.contract.ts';
import {
  type FavoritesCommand,
  favoritesDecider,
} from '@hearthway/domain/favorites/favorites.decider.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { tierAt } from '@hearthway/domain/subscription/tier-at.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { commandRoutes } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { findListing } from '../directory/find-listing.ts';

/** Stores the state of the listing with each change of a favorite or of the call plan, for usage reports. */
export const addFavoritesRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { readState, database } = dependencies;
  const addRoute = commandRoutes(app, dependencies)(favoritesDecider);
  const inItsState = async (command: FavoritesCommand) => ({
    command,
    state: (await findListing(database, command.resourceId))?.state,
  });

  addRoute({
    route: 'POST /api/favorites',
    scope: 'favorites',
    params: NONE,
    body: addFavoriteSchema,
    prepare: async ({ body: { resourceId }, familyId, now }) => {
      const [listing, plan] = await Promise.all([
        findListing(database, resourceId),
        readState(subscriptionDecider, familyId),
      ]);
      return {
        command: { command: 'favorite', resourceId, listing, tier: tierAt(plan, now) },
        state: listing?.state,
      };
    },
  });
  addRoute({
    route: 'DELETE /api/favorites/:resourceId',
    scope: 'favorites',
    about: 'favorite',
    params: addFavoriteSchema,
    body: NONE,
    prepare: ({ params }) => inItsState({ command: 'unfavorite', ...params }),
  });
  addRoute({
    route: 'PUT /api/favorites/:resourceId/note',
    scope: 'favorites',
    about: 'favorite',
    params: addFavoriteSchema,
    body: changeNoteSchema,
    prepare: ({ params, body }) => inItsState({ command: 'change-note', ...params, ...body }),
  });
  addRoute({
    route: 'PUT /api/favorites/:resourceId/status',
    scope: 'favorites',
    about: 'favorite',
    params: addFavoriteSchema,
    body: changeStatusSchema,
    prepare: ({ params, body }) => inItsState({ command: 'change-status', ...params, ...body }),
  });
  addRoute({
    route: 'PUT /api/favorites/:resourceId/position',
    scope: 'favorites',
    params: addFavoriteSchema,
    body: moveFavoriteSchema,
    prepare: ({ params, body }) => inItsState({ command: 'move', ...params, ...body }),
  });

  const addCallRoute = commandRoutes(app, dependencies)(callPlanDecider);
  const onListing = async (resourceId: string) => {
    const listing = await findListing(database, resourceId);
    return { resourceId, isKnown: listing !== null, state: listing?.state };
  };

  addCallRoute({
    route: 'PUT /api/call-plan/:resourceId/later',
    scope: 'favorites',
    about: 'favorite',
    params: addFavoriteSchema,
    body: callLaterSchema,
    prepare: async ({ params, body, now }) => {
      const { state, ...listing } = await onListing(params.resourceId);
      return { command: { command: 'call-later', ...listing, ...body, now }, state };
    },
  });
  addCallRoute({
    route: 'PUT /api/call-plan/:resourceId/note',
    scope: 'favorites',
    about: 'favorite',
    params: addFavoriteSchema,
    body: noteCallSchema,
    prepare: async ({ params, body }) => {
      const { state, ...listing } = await onListing(params.resourceId);
      return { command: { command: 'note-call', ...listing, ...body }, state };
    },
  });
};
