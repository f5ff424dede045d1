import { dietaryProfilesDecider } from '@hearthway/domain/dietary/dietary-profiles.decider.ts';
import {
  correctOfferSchema,
  foodLogParamsSchema,
  foodOfferParamsSchema,
  offerFoodSchema,
} from '@hearthway/domain/food-log/food-log.contract.ts';
import { foodLogDecider } from '@hearthway/domain/food-log/food-log.decider.ts';
import { foodLogIdOf } from '@hearthway/domain/food-log/food-log.events.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { commandRoutes } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/** Adds routes of a child's food log, which require an existing profile of the caller's own family. */
export const addFoodLogRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { readState } = dependencies;
  const addRoute = commandRoutes(app, dependencies)(foodLogDecider);

  const requireProfile = async (profileId: string, familyId: string): Promise<void> => {
    const profile = await readState(dietaryProfilesDecider, profileId);
    if (profile.status === 'none' || profile.familyId !== familyId)
      throw refuse('UnknownDietaryProfile');
    if (profile.status === 'removed') throw refuse('DietaryProfileGone');
  };

  addRoute({
    route: 'POST /api/dietary/profiles/:profileId/offers',
    scope: 'food',
    about: 'profile',
    params: foodLogParamsSchema,
    body: offerFoodSchema,
    prepare: async ({ params: { profileId }, body: { offerId, ...fields }, familyId, now }) => {
      await requireProfile(profileId, familyId);
      return {
        id: foodLogIdOf(profileId, offerId),
        command: { command: 'offer', profileId, offerId, fields, now },
      };
    },
  });
  addRoute({
    route: 'PUT /api/dietary/profiles/:profileId/offers/:offerId',
    scope: 'food',
    about: 'profile',
    params: foodOfferParamsSchema,
    body: correctOfferSchema,
    prepare: async ({ params: { profileId, offerId }, body: corrections, familyId, now }) => {
      await requireProfile(profileId, familyId);
      return {
        id: foodLogIdOf(profileId, offerId),
        command: { command: 'correct', profileId, offerId, corrections, now },
      };
    },
  });
  addRoute({
    route: 'DELETE /api/dietary/profiles/:profileId/offers/:offerId',
    scope: 'food',
    about: 'profile',
    params: foodOfferParamsSchema,
    body: NONE,
    prepare: async ({ params: { profileId, offerId }, familyId }) => {
      await requireProfile(profileId, familyId);
      return {
        id: foodLogIdOf(profileId, offerId),
        command: { command: 'remove', profileId, offerId },
      };
    },
  });
};
