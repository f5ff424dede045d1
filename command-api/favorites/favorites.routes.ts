import { addFavoriteSchema } from '@hearthway/domain/favorites/favorites.contract.ts';
import {
  type FavoritesCommand,
  favoritesDecider,
} from '@hearthway/domain/favorites/favorites.decider.ts';
import { sessionOf } from '@hearthway/infra/http/access.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/http/server.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { familyContext } from '../commands/family-context.ts';
import { sendPosition } from '../commands/send-position.ts';

interface Listing {
  readonly name: string;
  readonly category: string;
}

/** What is there afterwards is the same however often it is sent, so the answers are empty. */
export const addFavoritesRoutes = (
  app: HttpServer,
  { handle, database, clock }: CommandDependencies,
): void => {
  const change = async (
    request: HttpRequest,
    reply: HttpReply,
    resourceId: string,
    toCommand: (listing: Listing | null) => FavoritesCommand,
  ): Promise<HttpReply> => {
    const found = await database
      .selectFrom('providers')
      .select(['name', 'category', 'state'])
      .where('id', '=', resourceId)
      .executeTakeFirst();
    const listing = found ? { name: found.name, category: found.category } : null;
    const outcome = await handle(favoritesDecider, {
      id: sessionOf(request).userId,
      command: toCommand(listing),
      context: familyContext(request, { now: clock(), state: found?.state }),
    });
    sendPosition(reply, outcome);
    return reply.status(204).send();
  };

  app.post(
    '/api/favorites',
    { config: { access: 'family' }, schema: { body: addFavoriteSchema } },
    async (request, reply) => {
      const { resourceId } = request.body;
      // Every family is on the free tier as long as there are no subscriptions.
      const tier = 'free';
      return change(request, reply, resourceId, (listing) => ({
        command: 'favorite',
        resourceId,
        listing,
        tier,
      }));
    },
  );

  app.delete(
    '/api/favorites/:resourceId',
    { config: { access: 'family' }, schema: { params: addFavoriteSchema } },
    async (request, reply) => {
      const { resourceId } = request.params;
      return change(request, reply, resourceId, () => ({ command: 'unfavorite', resourceId }));
    },
  );
};
