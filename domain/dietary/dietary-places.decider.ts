import { placesDecider } from '../kernel/places.ts';
import { dietaryPlacesStream } from './dietary-places.events.ts';

/** Limit of a family's dietary profiles. */
export const dietaryPlacesDecider = placesDecider(dietaryPlacesStream)({
  read: ({ type, data: { profileId: id } }) => ({ id, isTaken: type === 'DietaryPlaceTaken' }),
  taken: (profileId) => ({ type: 'DietaryPlaceTaken', data: { profileId } }),
  freed: (profileId) => ({ type: 'DietaryPlaceFreed', data: { profileId } }),
  limitReached: 'DietaryProfileLimitReached',
});
