import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import {
  DIETARY_PROFILE_LIMITS,
  DIETARY_PROFILES_PER_DAY,
} from '@hearthway/domain/dietary/dietary.constants.ts';
import { dietaryPlacesDecider } from '@hearthway/domain/dietary/dietary-places.decider.ts';
import {
  changeProfileSchema,
  createdProfileSchema,
  createProfileSchema,
  profileParamsSchema,
} from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { dietaryProfilesDecider } from '@hearthway/domain/dietary/dietary-profiles.decider.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import {
  type Allowance,
  requireAllowanceOnce,
} from '@hearthway/infra/adapters/limits/allowances.ts';
import { answeredRoutes, commandRoutes, idFor } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { placesFor } from '../commands/take-place.ts';

/** Limited because each profile is a stream. */
const PROFILES: Allowance = {
  name: 'dietary-profile',
  most: DIETARY_PROFILES_PER_DAY,
  perMs: DAY_MS,
};

/** Adds routes for a family's dietary profiles. Each is its own stream, and the plan limits their number. */
export const addDietaryRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { readState, database, newId } = dependencies;
  const takePlace = placesFor(dependencies, {
    places: dietaryPlacesDecider,
    objects: dietaryProfilesDecider,
    limits: DIETARY_PROFILE_LIMITS,
  });
  const addRoute = commandRoutes(app, dependencies)(dietaryProfilesDecider);

  answeredRoutes(app, dependencies)(dietaryProfilesDecider)({
    route: 'POST /api/dietary/profiles',
    params: NONE,
    body: createProfileSchema,
    answer: createdProfileSchema,
    prepare: async ({ body: fields, familyId, now, commandId, context }) => {
      const profileId = idFor(commandId, newId);
      // A retry addresses the same profile and counts once.
      if ((await readState(dietaryProfilesDecider, profileId)).status === 'none') {
        await requireAllowanceOnce({ database, now, requestId: profileId }, PROFILES, familyId);
        await takePlace({ familyId, id: profileId, now, context });
      }
      return {
        id: profileId,
        command: { command: 'create', id: profileId, familyId, fields },
        toAnswer: () => ({ id: profileId }),
      };
    },
  });
  addRoute({
    route: 'PUT /api/dietary/profiles/:profileId',
    params: profileParamsSchema,
    body: changeProfileSchema,
    prepare: ({ params: { profileId }, body: changes, familyId }) => ({
      id: profileId,
      command: { command: 'change', id: profileId, familyId, changes },
    }),
  });
  addRoute({
    route: 'DELETE /api/dietary/profiles/:profileId',
    params: profileParamsSchema,
    body: NONE,
    prepare: ({ params: { profileId }, familyId }) => ({
      id: profileId,
      command: { command: 'remove', id: profileId, familyId },
    }),
  });
  addRoute({
    route: 'POST /api/dietary/profiles/:profileId/restored',
    params: profileParamsSchema,
    body: NONE,
    prepare: async ({ params: { profileId }, familyId, now, context }) => {
      const profile = await readState(dietaryProfilesDecider, profileId);
      // Only a new or restored profile of this family takes a place.
      if (profile.status === 'removed' && profile.familyId === familyId)
        await takePlace({ familyId, id: profileId, now, context });
      return { id: profileId, command: { command: 'restore', id: profileId, familyId, now } };
    },
  });
};
