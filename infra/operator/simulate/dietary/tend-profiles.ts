import { DIETARY_PROFILE_LIMITS } from '@hearthway/domain/dietary/dietary.constants.ts';
import { dietaryPlacesDecider } from '@hearthway/domain/dietary/dietary-places.decider.ts';
import { createProfileSchema } from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { dietaryProfilesDecider } from '@hearthway/domain/dietary/dietary-profiles.decider.ts';
import { ALLERGENS } from '@hearthway/domain/ingredients/allergens.constants.ts';
import { type Family, perFamily, type Step } from '../family.ts';
import { tendMeals } from '../meal-plans/tend-meals.ts';
import { openAggregate } from '../recorder.ts';
import { tierOf } from '../subscription/plan.ts';

type Profile = ReturnType<typeof open>;

const open = (family: Family, profileId: string) => ({
  profileId,
  stream: openAggregate(family, dietaryProfilesDecider, profileId),
});

export const profilesOf = perFamily((): Profile[] => []);
const placesOf = perFamily((family) => openAggregate(family, dietaryPlacesDecider, family.userId));

interface ProfilesOptions {
  /** Random if omitted. */
  readonly course?: 'everything';
}

/**
 * Creates a dietary profile if the plan allows another; later ones are changed, removed, restored, or used
 * for planning.
 */
export const tendProfiles =
  (family: Family, { course }: ProfilesOptions = {}): Step =>
  (at, sessionId) => {
    const { random, userId: familyId } = family;
    const circumstances = family.itself(at, sessionId);
    const now = new Date(at);
    const known = profilesOf(family);
    const takePlace = (profileId: string) =>
      placesOf(family).give(
        {
          command: 'take-place',
          id: profileId,
          limit: DIETARY_PROFILE_LIMITS[tierOf(family, at)],
          missing: new Map(
            known.flatMap((profile) => {
              const state = profile.stream.state();
              return state.status === 'removed' ? [[profile.profileId, state.removedAt]] : [];
            }),
          ),
          now,
        },
        circumstances,
      );
    const create = () => {
      const profile = open(family, random.id());
      const { profileId } = profile;
      const taken = takePlace(profileId);
      if (taken.length === 0) return [];
      known.push(profile);
      const allergens = random.chance(0.5) ? [] : [random.pick(ALLERGENS), random.pick(ALLERGENS)];
      const fields = createProfileSchema.parse({ childName: 'A child', age: 5, allergens });
      const command = { command: 'create', id: profileId, familyId, fields } as const;
      return [...taken, ...profile.stream.give(command, circumstances)];
    };
    const tend = ({ profileId, stream }: Profile, act: 'change' | 'remove' | 'restore') => {
      const of = { id: profileId, familyId };
      if (act === 'remove') return stream.give({ command: 'remove', ...of }, circumstances);
      if (act === 'change') {
        const changes = { notes: `Note of ${now.toISOString()}` };
        return stream.give({ command: 'change', changes, ...of }, circumstances);
      }
      if (stream.state().status !== 'removed') return [];
      return [
        ...takePlace(profileId),
        ...stream.give({ command: 'restore', now, ...of }, circumstances),
      ];
    };
    if (course === 'everything') {
      const created = create();
      const [profile] = known;
      if (profile === undefined) return created;
      return [
        ...created,
        ...tend(profile, 'change'),
        ...tend(profile, 'remove'),
        ...tend(profile, 'restore'),
        ...tend(profile, 'remove'),
        ...create(),
        ...tendMeals(family, { course })(at, sessionId),
      ];
    }
    if (known.length > 0 && random.chance(0.4)) return tendMeals(family)(at, sessionId);
    const draw = random.next();
    if (known.length === 0 || draw < 0.3) return create();
    return tend(random.pick(known), draw < 0.9 ? 'change' : 'remove');
  };
