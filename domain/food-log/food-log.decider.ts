import { type Decider, reject } from '../kernel/decider.ts';
import { latestDay } from '../kernel/latest-day.ts';
import { FOOD_OFFERS_PER_MONTH } from './food-log.constants.ts';
import type { OfferCorrections, OfferFields } from './food-log.contract.ts';
import { type FoodLogEvent, foodLogStream } from './food-log.events.ts';
import { fieldsAfter } from './offer-fields.ts';

/** Offers of a month by id; null for one that was removed, whose id is not used again. */
interface FoodLogState {
  readonly offers: ReadonlyMap<string, OfferFields | null>;
  /** How many are there. */
  readonly count: number;
}

interface OfOffer {
  readonly profileId: string;
  readonly offerId: string;
}

export type FoodLogCommand = OfOffer &
  (
    | { readonly command: 'offer'; readonly fields: OfferFields; readonly now: Date }
    | { readonly command: 'correct'; readonly corrections: OfferCorrections; readonly now: Date }
    | { readonly command: 'remove' }
  );

export type FoodLogRejection = 'DateInFuture' | 'FoodLogFull' | 'UnknownFoodOffer';

/**
 * One month of a child's log. Whose the profile is, and whether it is there, is decided by its own stream.
 * A second "offer" of the same id changes nothing, so that a page may send again what it is not sure of.
 */
export const foodLogDecider: Decider<FoodLogState, FoodLogCommand, FoodLogEvent, FoodLogRejection> =
  {
    stream: foodLogStream,
    initialState: { offers: new Map(), count: 0 },
    evolve: ({ offers, count }, event) => {
      const { offerId } = event.data;
      const before = offers.get(offerId) ?? null;
      const after = fieldsAfter(before, event);
      return {
        offers: new Map(offers).set(offerId, after),
        count: count - (before === null ? 0 : 1) + (after === null ? 0 : 1),
      };
    },
    decide: (command, { offers, count }) => {
      const { profileId, offerId } = command;
      const offer = offers.get(offerId);
      switch (command.command) {
        case 'offer': {
          if (offer !== undefined) return [];
          if (command.fields.offeredOn > latestDay(command.now)) return reject('DateInFuture');
          if (count >= FOOD_OFFERS_PER_MONTH) return reject('FoodLogFull');
          return [{ type: 'FoodOffered', data: { profileId, offerId, ...command.fields } }];
        }
        case 'correct': {
          if (offer === undefined || offer === null) return reject('UnknownFoodOffer');
          const changed = changedIn(offer, command.corrections);
          if (Object.keys(changed).length === 0) return [];
          if ((changed.offeredOn ?? '') > latestDay(command.now)) return reject('DateInFuture');
          return [{ type: 'FoodOfferCorrected', data: { profileId, offerId, ...changed } }];
        }
        case 'remove':
          return offer === undefined || offer === null
            ? []
            : [{ type: 'FoodOfferRemoved', data: { profileId, offerId } }];
      }
    },
  };

/** The fields that differ from those told before. */
const changedIn = (before: OfferFields, told: OfferCorrections): OfferCorrections => {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(told).filter(
      ([name, value]) => value !== undefined && value !== known.get(name),
    ),
  );
};
