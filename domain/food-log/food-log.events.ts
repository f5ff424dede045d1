import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { DAY_PARTS, FOOD_MOODS, FOOD_OUTCOMES, FOOD_STEPS } from './food-log.constants.ts';

const ids = {
  profileId: z.string().describe('The profile, by its id'),
  offerId: z.string().describe('The offer, by an id that the page made'),
};

/** Family's report of an offer, as stored in events and rows. */
export const offerShape = {
  food: z.string(),
  /** Brand, cut, temperature; empty if not stated. */
  presentation: z.string(),
  step: z.enum(FOOD_STEPS),
  outcome: z.enum(FOOD_OUTCOMES),
  offeredOn: z.string(),
  partOfDay: z.enum(DAY_PARTS).nullable(),
  mood: z.enum(FOOD_MOODS).nullable(),
  /** Empty if there is none. */
  note: z.string(),
};

const sealed = z.object({
  food: personal(offerShape.food, 'account'),
  presentation: personal(offerShape.presentation, 'account'),
  mood: personal(offerShape.mood, 'account'),
  note: personal(offerShape.note, 'account'),
});

const WORDS = {
  step: 'How near the child came to the food',
  outcome: 'How it went, whatever the step',
  offeredOn: 'Day of the offer, where the family is',
  partOfDay: 'Part of that day; null when it was not told',
} as const;

const IDS = {
  profileId: '0123456789abcdef0123456789abcdef',
  offerId: '202611ef0123456789abcdef01234567',
};

const OFFER = {
  food: 'rice cakes',
  presentation: 'plain, broken in two',
  step: 'touched',
  outcome: 'fine',
  offeredOn: '2026-11-20',
  partOfDay: 'afternoon',
  mood: 'calm',
  note: 'At Grandma’s table',
} as const;

/** Events of streams `foodLog-{profileId}{month}`. The type names are the storage format. */
const foodOffered = defineEvent({
  type: 'FoodOffered',
  schema: z.object({
    ...ids,
    ...sealed.shape,
    step: offerShape.step.describe(WORDS.step),
    outcome: offerShape.outcome.describe(WORDS.outcome),
    offeredOn: offerShape.offeredOn.describe(WORDS.offeredOn),
    partOfDay: offerShape.partOfDay.describe(WORDS.partOfDay),
  }),
  // Foods are omitted from the sentence, since they reveal details of a child's health.
  sentence: () => say('Wrote down that a food was offered'),
  isOwnAct: true,
  feature: 'food tracking',
  examples: [{ ...IDS, ...OFFER }],
});

const foodOfferCorrected = defineEvent({
  type: 'FoodOfferCorrected',
  // Changed fields.
  schema: z.object({
    ...ids,
    ...sealed.partial().shape,
    step: offerShape.step.optional().describe(WORDS.step),
    outcome: offerShape.outcome.optional().describe(WORDS.outcome),
    offeredOn: offerShape.offeredOn.optional().describe(WORDS.offeredOn),
    partOfDay: offerShape.partOfDay.optional().describe(WORDS.partOfDay),
  }),
  sentence: () => say('Corrected an entry of the food log'),
  isOwnAct: true,
  examples: [{ ...IDS, ...OFFER, step: 'licked', outcome: 'refused' }],
});

const foodOfferRemoved = defineEvent({
  type: 'FoodOfferRemoved',
  schema: z.object(ids),
  sentence: () => say('Removed an entry of the food log'),
  isOwnAct: true,
  // Uses another id than the examples above, since a removed entry never comes back.
  examples: [{ ...IDS, offerId: '202611ef0123456789abcdef01234568' }],
});

/**
 * One stream per profile and month, so that an append folds at most a month. The family is in the metadata of
 * the events.
 */
export const foodLogStream = defineStream('food-log', [
  foodOffered,
  foodOfferCorrected,
  foodOfferRemoved,
]);

export type FoodLogEvent = EventOf<typeof foodLogStream>;

/**
 * Derives the stream from the month at the start of the offer's id, so that correcting the day does not move
 * the offer.
 */
export const foodLogIdOf = (profileId: string, offerId: string): string =>
  `${profileId}${offerId.slice(0, MONTH_DIGITS)}`;

/** `202611`. */
const MONTH_DIGITS = 6;
