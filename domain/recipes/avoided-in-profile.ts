import { avoidedBy } from '../dietary/avoided-by.ts';
import type { ProfileFields } from '../dietary/dietary-profiles.contract.ts';
import type { Avoided } from './fit.ts';

export interface AvoidedInProfile {
  readonly avoided: Avoided;
  /** Allergies that no table knows: every label has to be read. */
  readonly hasUnchecked: boolean;
}

/** Foods, textures and allergens that a profile keeps off the plate, as recipes need it. */
export const avoidedInProfile = (profile: ProfileFields): AvoidedInProfile => {
  const avoidance = avoidedBy(profile);
  const never = [avoidance, avoidance.restricted];
  return {
    hasUnchecked: never.some(({ unknownTexts }) => unknownTexts.length > 0),
    avoided: {
      watched: [
        ...new Set(never.flatMap(({ allergens }) => [...allergens])),
        ...(never.some(({ gluten }) => gluten) ? (['gluten'] as const) : []),
      ],
      foods: [
        ...new Set([...never, avoidance.disliked].flatMap(({ ingredients }) => [...ingredients])),
      ],
      textures: [...avoidance.avoidedTextures],
      likedTextures: [...avoidance.preferredTextures],
      smell: avoidance.smell,
      temperatures: temperaturesIn(avoidance.temperatures),
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
