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
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { familyContext } from '../commands/family-context.ts';
import { sendPosition } from '../commands/send-position.ts';
import { findListing, type Listing } from '../directory/find-listing.ts';

/** What is there afterwards is the same however often it is sent, so the answers are empty. */
export const addFavoritesRoutes = (
  app: HttpServer,
  { handle, readState, database, clock }: CommandDependencies,
): void => {
  const change = async (
    request: HttpRequest,
    reply: HttpReply,
    resourceId: string,
    toCommand: (listing: Listing | null) => FavoritesCommand | Promise<FavoritesCommand>,
  ): Promise<HttpReply> => {
    const listing = await findListing(database, resourceId);
    const outcome = await handle(favoritesDecider, {
      id: familyOf(request).familyId,
      command: await toCommand(listing),
      context: familyContext(request, { now: clock(), state: listing?.state }),
    });
    sendPosition(reply, outcome);
    return reply.status(204).send();
  };

  app.post(
    '/api/favorites',
    { config: { access: 'family' }, schema: { body: addFavoriteSchema } },
    (request, reply) => {
      const { resourceId } = request.body;
      return change(request, reply, resourceId, async (listing) => ({
        command: 'favorite',
        resourceId,
        listing,
        tier: await readState(subscriptionDecider, familyOf(request).familyId),
      }));
    },
  );

  app.delete(
    '/api/favorites/:resourceId',
    { config: { access: 'family' }, schema: { params: addFavoriteSchema } },
    (request, reply) => {
      const { resourceId } = request.params;
      return change(request, reply, resourceId, () => ({ command: 'unfavorite', resourceId }));
    },
  );

  app.put(
    '/api/favorites/:resourceId/note',
    { config: { access: 'family' }, schema: { params: addFavoriteSchema, body: changeNoteSchema } },
    (request, reply) => {
      const { resourceId } = request.params;
      const command = { command: 'change-note', resourceId, ...request.body } as const;
      return change(request, reply, resourceId, () => command);
    },
  );

  app.put(
    '/api/favorites/:resourceId/status',
    {
      config: { access: 'family' },
      schema: { params: addFavoriteSchema, body: changeStatusSchema },
    },
    (request, reply) => {
      const { resourceId } = request.params;
      const command = { command: 'change-status', resourceId, ...request.body } as const;
      return change(request, reply, resourceId, () => command);
    },
  );

  app.put(
    '/api/favorites/:resourceId/position',
    {
      config: { access: 'family' },
      schema: { params: addFavoriteSchema, body: moveFavoriteSchema },
    },
    (request, reply) => {
      const { resourceId } = request.params;
      const command = { command: 'move', resourceId, ...request.body } as const;
      return change(request, reply, resourceId, () => command);
    },
  );
};
