import { readFoods } from '../allergens/read-foods.ts';
import type { DietaryProfile } from './dietary-profiles.contract.ts';
import type { KeptProfile } from './dietary-profiles.view.ts';

/** A profile as it is answered, with how its texts are read today. */
export const toDietaryProfile = (profile: KeptProfile): DietaryProfile => ({
  ...profile,
  read: {
    allergies: profile.allergies.flatMap(readFoods),
    restrictions: profile.restrictions.flatMap(readFoods),
  },
});
