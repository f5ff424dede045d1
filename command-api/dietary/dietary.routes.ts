import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { DIETARY_PROFILES_PER_DAY } from '@hearthway/domain/dietary/dietary.constants.ts';
import { dietaryPlacesDecider } from '@hearthway/domain/dietary/dietary-places.decider.ts';
import {
  changeProfileSchema,
  createdProfileSchema,
  createProfileSchema,
  profileParamsSchema,
} from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { dietaryProfilesDecider } from '@hearthway/domain/dietary/dietary-profiles.decider.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import { CHILD_LIMITS } from '@hearthway/domain/subscription/subscription.constants.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import {
  type Allowance,
  requireAllowanceOnce,
} from '@hearthway/infra/adapters/limits/allowances.ts';
import { childNamed, requireChild } from '../children/add-child.ts';
import { addRemovableRoutes } from '../children/removable-routes.ts';
import { placesFor } from '../children/take-place.ts';
import { answeredRoutes, idFor } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

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
    limits: CHILD_LIMITS,
  });

  answeredRoutes(app, dependencies)(dietaryProfilesDecider)({
    route: 'POST /api/dietary/profiles',
    scope: 'food',
    params: NONE,
    body: createProfileSchema,
    answer: createdProfileSchema,
    prepare: async ({ body, familyId, now, commandId, context, language }) => {
      const id = idFor(commandId, newId);
      const profile = await readState(dietaryProfilesDecider, id);
      // A retry addresses the same profile and counts once.
      if (profile.status !== 'none')
        return {
          id,
          command: { command: 'create', id, familyId, fields: body, now },
          toAnswer: () => ({ id }),
        };
      if (body.childId !== null)
        await requireChild(dependencies, { childId: body.childId, familyId });
      await requireAllowanceOnce({ database, now, requestId: id }, PROFILES, familyId);
      const place = { id, familyId, now, context };
      await takePlace(place);
      const childId =
        body.childId ??
        (await childNamed(dependencies, { ...place, name: body.childName, language }));
      return {
        id,
        command: { command: 'create', id, familyId, fields: { ...body, childId }, now },
        toAnswer: () => ({ id }),
      };
    },
  });
  addRemovableRoutes(app, dependencies, {
    decider: dietaryProfilesDecider,
    path: '/api/dietary/profiles/:profileId',
    scope: 'food',
    about: 'profile',
    params: profileParamsSchema,
    idOf: ({ profileId }) => profileId,
    changes: changeProfileSchema,
    takePlace,
    checkRestored: async ({ childId }, familyId) => {
      if (childId !== null) await requireChild(dependencies, { childId, familyId });
    },
  });
};
