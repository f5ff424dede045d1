import { removableDecider } from '../kernel/removable.ts';
import { avoidedBy } from './avoided-by.ts';
import type { ProfileFields } from './dietary-profiles.contract.ts';
import { dietaryProfileStream } from './dietary-profiles.events.ts';
import { profileStep } from './profile-fields.ts';

/** One child's profile. How many a family may have is decided by `dietaryPlacesDecider`. */
export const dietaryProfilesDecider = removableDecider(dietaryProfileStream)({
  stepOf: profileStep,
  created: (profileId, fields) => ({
    type: 'DietaryProfileCreated',
    data: { profileId, allergenCount: countIn(fields), ...fields },
  }),
  changed: (profileId, changed, after) => ({
    type: 'DietaryProfileChanged',
    data: { profileId, allergenCount: countIn(after), ...changed },
  }),
  removed: (profileId) => ({ type: 'DietaryProfileRemoved', data: { profileId } }),
  restored: (profileId) => ({ type: 'DietaryProfileRestored', data: { profileId } }),
  unknown: 'UnknownDietaryProfile',
  gone: 'DietaryProfileGone',
});

const countIn = (fields: ProfileFields): number => avoidedBy(fields).allergens.size;
