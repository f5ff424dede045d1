import { dietaryPlacesDecider } from '@hearthway/domain/dietary/dietary-places.decider.ts';
import {
  createProfileSchema,
  type ProfileFields,
} from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { dietaryProfilesDecider } from '@hearthway/domain/dietary/dietary-profiles.decider.ts';
import { ALLERGENS } from '@hearthway/domain/ingredients/allergens.constants.ts';
import type { RemovableCommand } from '@hearthway/domain/kernel/removable.ts';
import { takePlace } from '../children/take-place.ts';
import { addChild, presentChild } from '../children/tend-children.ts';
import { type Family, perFamily, type Step } from '../family.ts';
import { tendMeals } from '../meal-plans/tend-meals.ts';

/** Ids of the profiles that a family created. */
export const profilesOf = perFamily((): string[] => []);

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
    const { random, own, userId: familyId } = family;
    const circumstances = family.itself(at, sessionId);
    const now = new Date(at);
    const known = profilesOf(family);
    const place = (id: string) =>
      takePlace(family, { places: dietaryPlacesDecider, objects: dietaryProfilesDecider, id })(
        at,
        sessionId,
      );
    const create = () => {
      const id = random.id();
      const taken = place(id);
      if (taken.length === 0) return [];
      const present = presentChild(family);
      const added = present === undefined ? addChild(family, id)(at, sessionId) : [];
      if (present === undefined && added.length === 0) return taken;
      known.push(id);
      const allergens = random.chance(0.5) ? [] : [random.pick(ALLERGENS), random.pick(ALLERGENS)];
      const told = { childId: present ?? id, childName: 'A child', age: 5, allergens };
      const fields = createProfileSchema.parse(told);
      const command = { command: 'create', id, familyId, fields, now } as const;
      return [
        ...taken,
        ...added,
        ...own.dispatch(dietaryProfilesDecider, command, circumstances, id),
      ];
    };
    const tend = (id: string, act: 'change' | 'remove' | 'restore') => {
      const dispatch = (command: RemovableCommand<ProfileFields>) =>
        own.dispatch(dietaryProfilesDecider, command, circumstances, id);
      const of = { id, familyId, now };
      if (act === 'remove') return dispatch({ command: 'remove', ...of });
      if (act === 'change')
        return dispatch({
          command: 'change',
          changes: { notes: `Note of ${now.toISOString()}` },
          ...of,
        });
      if (own.stateOf(dietaryProfilesDecider, id).status !== 'removed') return [];
      return [...place(id), ...dispatch({ command: 'restore', ...of })];
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
