import { avoidedBy } from '@hearthway/domain/dietary/avoided-by.ts';
import {
  dietaryProfilesRowSchema,
  type KeptProfile,
} from '@hearthway/domain/dietary/dietary-profiles.view.ts';
import { AVOIDS_NOTHING, type Avoided } from '@hearthway/domain/recipes/fit.ts';
import type { HttpReply, HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import { ownRowReader } from '../consistency/own-rows.ts';
import type { ReadDependencies } from '../read-part.ts';

/** A child's profile, as recipes need it. */
export interface AvoidedBy {
  readonly profileId: string;
  readonly avoided: Avoided;
  /** Allergies that no table knows: every label has to be read. */
  readonly hasUnchecked: boolean;
}

/** All that one of the family's children must not eat. */
export const avoidedByAll = (profiles: readonly AvoidedBy[]): Avoided => ({
  ...AVOIDS_NOTHING,
  watched: [...new Set(profiles.flatMap(({ avoided }) => avoided.watched))],
  foods: [...new Set(profiles.flatMap(({ avoided }) => avoided.foods))],
});

/** Reads the profiles of the caller's own family. */
export const createReadAvoided = (
  dependencies: Pick<ReadDependencies, 'readModel' | 'privacy'>,
): ((request: HttpRequest, reply: HttpReply) => Promise<readonly AvoidedBy[]>) => {
  const readRow = ownRowReader(dependencies, 'dietary_profiles');
  return async (request, reply) => {
    const row = await readRow(request, reply);
    if (row === null) return [];
    return dietaryProfilesRowSchema
      .parse(row)
      .profiles.filter(({ removedAt }) => removedAt === null)
      .map(toAvoidedBy);
  };
};

const toAvoidedBy = (profile: KeptProfile): AvoidedBy => {
  const told = avoidedBy(profile);
  const never = [told, told.restricted];
  return {
    profileId: profile.id,
    hasUnchecked: never.some(({ unknownTexts }) => unknownTexts.length > 0),
    avoided: {
      watched: [
        ...new Set(never.flatMap(({ allergens }) => [...allergens])),
        ...(never.some(({ gluten }) => gluten) ? (['gluten'] as const) : []),
      ],
      foods: [...new Set([...never, told.disliked].flatMap(({ ingredients }) => [...ingredients]))],
      textures: [...told.avoidedTextures],
      likedTextures: [...told.preferredTextures],
      smell: told.smell,
      temperatures: temperaturesIn(told.temperatures),
    },
  };
};

/** A recipe knows cold, room and warm: one that is liked hot is served warm, too. */
const temperaturesIn = (
  liked: ReturnType<typeof avoidedBy>['temperatures'],
): Avoided['temperatures'] => [
  ...new Set(
    [...liked].map((each) => (each === 'hot' ? 'warm' : each === 'frozen' ? 'cold' : each)),
  ),
];
