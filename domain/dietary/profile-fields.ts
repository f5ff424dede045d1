import { readableOr } from '../kernel/personal.ts';
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

type FieldsEvent = Extract<
  DietaryProfileEvent,
  { readonly type: 'DietaryProfileCreated' | 'DietaryProfileChanged' }
>;

/** Fields after an event. Shredded fields read as not told. */
const fieldsAfter = (
  before: ProfileFields | null,
  { data }: Pick<FieldsEvent, 'data'>,
): ProfileFields => {
  const after = before ?? EMPTY;
  return {
    childId: data.childId ?? after.childId,
    childName: readableOr(data.childName, after.childName),
    age: readableOr(data.age, after.age),
    allergens: readableOr(data.allergens, after.allergens),
    allergies: readableOr(data.allergies, after.allergies),
    restrictions: readableOr(data.restrictions, after.restrictions),
    preferredTextures: readableOr(data.preferredTextures, after.preferredTextures),
    avoidedTextures: readableOr(data.avoidedTextures, after.avoidedTextures),
    dislikedFoods: readableOr(data.dislikedFoods, after.dislikedFoods),
    temperatures: readableOr(data.temperatures, after.temperatures),
    smell: readableOr(data.smell, after.smell),
    acceptedFoods: readableOr(data.acceptedFoods, after.acceptedFoods),
    sensoryIssues: readableOr(data.sensoryIssues, after.sensoryIssues),
    eatingPlaces: readableOr(data.eatingPlaces, after.eatingPlaces),
    notes: readableOr(data.notes, after.notes),
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
