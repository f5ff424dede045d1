import { told } from '../kernel/personal.ts';
import type { OfferFields } from './food-log.contract.ts';
import type { FoodLogEvent } from './food-log.events.ts';

/** Fields of an offer after an event; null for one that is not there. Shredded fields read as not told. */
export const fieldsAfter = (
  before: OfferFields | null,
  event: FoodLogEvent,
): OfferFields | null => {
  switch (event.type) {
    case 'FoodOffered':
      return before ?? withTold(NOTHING_TOLD, event.data);
    case 'FoodOfferCorrected':
      return before && withTold(before, event.data);
    case 'FoodOfferRemoved':
      return null;
  }
};

type Told = Partial<
  Extract<FoodLogEvent, { readonly type: 'FoodOffered' | 'FoodOfferCorrected' }>['data']
>;

/** The fields with what was told since. */
export const withTold = (
  before: OfferFields,
  data: Omit<Told, 'profileId' | 'offerId'>,
): OfferFields => ({
  food: told(data.food, before.food),
  presentation: told(data.presentation, before.presentation),
  step: data.step ?? before.step,
  outcome: data.outcome ?? before.outcome,
  offeredOn: data.offeredOn ?? before.offeredOn,
  partOfDay: told(data.partOfDay, before.partOfDay),
  mood: told(data.mood, before.mood),
  note: told(data.note, before.note),
});

export const NOTHING_TOLD: OfferFields = {
  food: '',
  presentation: '',
  step: 'looked',
  outcome: 'fine',
  offeredOn: '',
  partOfDay: null,
  mood: null,
  note: '',
};
