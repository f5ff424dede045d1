import { DIETARY_PROFILE_LIMITS } from '@hearthway/domain/dietary/dietary.constants.ts';
import { dietaryPlacesDecider } from '@hearthway/domain/dietary/dietary-places.decider.ts';
import { dietaryProfilesDecider } from '@hearthway/domain/dietary/dietary-profiles.decider.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { tierAt } from '@hearthway/domain/subscription/tier-at.ts';
import type { CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accepted } from '../commands/send-position.ts';

interface Place {
  readonly familyId: string;
  readonly profileId: string;
  readonly now: Date;
  readonly context: CommandContext;
}

/**
 * Takes a place in the family's stream for a profile that is about to be created or restored. Refuses with
 * `DietaryProfileLimitReached`.
 */
export const takePlace = async (
  { handle, readState }: Pick<CommandDependencies, 'handle' | 'readState'>,
  { familyId, profileId, now, context }: Place,
): Promise<void> => {
  const [plan, places] = await Promise.all([
    readState(subscriptionDecider, familyId),
    readState(dietaryPlacesDecider, familyId),
  ]);
  const profiles = await Promise.all(
    Array.from(places.keys(), async (id) => ({
      id,
      profile: await readState(dietaryProfilesDecider, id),
    })),
  );
  const missing = new Map(
    profiles.flatMap(({ id, profile }) => {
      if (profile.status === 'active') return [];
      return [[id, profile.status === 'removed' ? profile.removedAt : null] as const];
    }),
  );
  const limit = DIETARY_PROFILE_LIMITS[tierAt(plan, now)];
  const command = { command: 'take-place', profileId, limit, missing, now } as const;
  accepted(await handle(dietaryPlacesDecider, { id: familyId, command, context }));
};
