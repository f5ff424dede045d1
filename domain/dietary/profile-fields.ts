import { told } from '../kernel/personal.ts';
import type { RemovableStep } from '../kernel/removable.ts';
import type { ProfileFields } from './dietary-profiles.contract.ts';
import type { DietaryProfileEvent } from './dietary-profiles.events.ts';

/** A profile of which nothing is told. */
const EMPTY: ProfileFields = {
  childId: null,
  childName: '',
  age: 0,
  allergens: [],
  allergies: [],
  restrictions: [],
  preferredTextures: [],
  avoidedTextures: [],
  dislikedFoods: [],
  temperatures: [],
  smell: null,
  acceptedFoods: [],
  sensoryIssues: '',
  eatingPlaces: '',
  notes: '',
};

type Told = Extract<
  DietaryProfileEvent,
  { readonly type: 'DietaryProfileCreated' | 'DietaryProfileChanged' }
>;

/** Fields after an event. Shredded fields read as not told. */
const fieldsAfter = (before: ProfileFields | null, { data }: Pick<Told, 'data'>): ProfileFields => {
  const after = before ?? EMPTY;
  return {
    childId: data.childId ?? after.childId,
    childName: told(data.childName, after.childName),
    age: told(data.age, after.age),
    allergens: told(data.allergens, after.allergens),
    allergies: told(data.allergies, after.allergies),
    restrictions: told(data.restrictions, after.restrictions),
    preferredTextures: told(data.preferredTextures, after.preferredTextures),
    avoidedTextures: told(data.avoidedTextures, after.avoidedTextures),
    dislikedFoods: told(data.dislikedFoods, after.dislikedFoods),
    temperatures: told(data.temperatures, after.temperatures),
    smell: told(data.smell, after.smell),
    acceptedFoods: told(data.acceptedFoods, after.acceptedFoods),
    sensoryIssues: told(data.sensoryIssues, after.sensoryIssues),
    eatingPlaces: told(data.eatingPlaces, after.eatingPlaces),
    notes: told(data.notes, after.notes),
  };
};

/** Effect of an event on its profile. */
export const profileStep = (
  event: DietaryProfileEvent,
  before: ProfileFields | null,
): RemovableStep<ProfileFields> => {
  switch (event.type) {
    case 'DietaryProfileCreated':
      return { step: 'created', fields: fieldsAfter(null, event) };
    case 'DietaryProfileChanged':
      return { step: 'changed', fields: fieldsAfter(before, event) };
    case 'DietaryProfileRemoved':
      return { step: 'removed' };
    case 'DietaryProfileRestored':
      return { step: 'restored' };
  }
};
