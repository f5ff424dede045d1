import { type Decider, reject } from '../kernel/decider.ts';
import { latestDay } from '../kernel/latest-day.ts';
import { FOOD_OFFERS_PER_MONTH } from './food-log.constants.ts';
import type { OfferCorrections, OfferFields } from './food-log.contract.ts';
import { type FoodLogEvent, foodLogStream } from './food-log.events.ts';
import { fieldsAfter } from './offer-fields.ts';

/** Offers by id; null for one that was removed, whose id is not used again. */
type Offers = ReadonlyMap<string, OfferFields | null>;

interface FoodLogState {
  /** Offers of a month by the last digit of their ids: an event copies a small map rather than all of it. */
  readonly offers: ReadonlyMap<string, Offers>;
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
      const before = offerIn(offers, offerId) ?? null;
      const after = fieldsAfter(before, event);
      const digit = offerId.slice(-1);
      return {
        offers: new Map(offers).set(digit, new Map(offers.get(digit)).set(offerId, after)),
        count: count - (before === null ? 0 : 1) + (after === null ? 0 : 1),
      };
    },
    decide: (command, { offers, count }) => {
      const { profileId, offerId } = command;
      const offer = offerIn(offers, offerId);
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

const offerIn = (offers: FoodLogState['offers'], offerId: string): OfferFields | null | undefined =>
  offers.get(offerId.slice(-1))?.get(offerId);

/** The fields that differ from those told before. */
const changedIn = (before: OfferFields, corrections: OfferCorrections): OfferCorrections => {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(corrections).filter(
      ([name, value]) => value !== undefined && value !== known.get(name),
    ),
  );
};
