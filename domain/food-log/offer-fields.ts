import { readableOr } from '../kernel/personal.ts';
import type { OfferFields } from './food-log.contract.ts';
import type { FoodLogEvent } from './food-log.events.ts';

/** Fields of an offer after an event; null for one that is not there. Shredded fields read as not told. */
export const fieldsAfter = (
  before: OfferFields | null,
  event: FoodLogEvent,
): OfferFields | null => {
  switch (event.type) {
    case 'FoodOffered':
      return before ?? withFields(EMPTY_FIELDS, event.data);
    case 'FoodOfferCorrected':
      return before && withFields(before, event.data);
    case 'FoodOfferRemoved':
      return null;
  }
};

type EventFields = Partial<
  Extract<FoodLogEvent, { readonly type: 'FoodOffered' | 'FoodOfferCorrected' }>['data']
>;

/** The fields with what was told since. */
export const withFields = (
  before: OfferFields,
  data: Omit<EventFields, 'profileId' | 'offerId'>,
): OfferFields => ({
  food: readableOr(data.food, before.food),
  presentation: readableOr(data.presentation, before.presentation),
  step: data.step ?? before.step,
  outcome: data.outcome ?? before.outcome,
  offeredOn: data.offeredOn ?? before.offeredOn,
  partOfDay: readableOr(data.partOfDay, before.partOfDay),
  mood: readableOr(data.mood, before.mood),
  note: readableOr(data.note, before.note),
});

export const EMPTY_FIELDS: OfferFields = {
  food: '',
  presentation: '',
  step: 'looked',
  outcome: 'fine',
  offeredOn: '',
  partOfDay: null,
  mood: null,
  note: '',
};
