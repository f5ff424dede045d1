import * as z from 'zod/mini';
import { isTimeZone } from '../calendar/time-zone.ts';
import { TEXTURES } from '../ingredients/ingredient.contract.ts';
import { typedLine, typedText } from '../kernel/typed-text.ts';
import {
  DAY_PARTS,
  FOOD_CHANGES,
  FOOD_LINE_MAX_LENGTH,
  FOOD_LOG_FROM,
  FOOD_MOODS,
  FOOD_NOTE_MAX_LENGTH,
  FOOD_OUTCOMES,
  FOOD_STEPS,
} from './food-log.constants.ts';

const profileId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Made by the page: the month in which it is written down, such as `202611`, and 26 random hex digits. */
const offerId = z.string().check(z.regex(/^20\d\d(?:0[1-9]|1[0-2])[0-9a-f]{26}$/));

const fields = {
  food: typedLine({ most: FOOD_LINE_MAX_LENGTH, missing: 'Please name the food' }),
  presentation: typedLine({ most: FOOD_LINE_MAX_LENGTH }),
  step: z.enum(FOOD_STEPS, 'Please choose a step'),
  outcome: z.enum(FOOD_OUTCOMES, 'Please choose how it went'),
  /** ISO day. */
  offeredOn: z.iso
    .date('Please enter a date')
    .check(z.refine((day) => day >= FOOD_LOG_FROM, 'Please check the year of the date')),
  partOfDay: z.nullable(z.enum(DAY_PARTS)),
  mood: z.nullable(z.enum(FOOD_MOODS)),
  note: typedText({ most: FOOD_NOTE_MAX_LENGTH }),
};

export const foodLogParamsSchema = z.object({ profileId });

export const foodOfferParamsSchema = z.object({ profileId, offerId });

/**
 * `POST /api/dietary/profiles/:profileId/offers`. The same id twice is one offer. A day that is still to
 * come is `DateInFuture`, one more than a month holds `FoodLogFull`.
 */
export const offerFoodSchema = z.object({
  offerId,
  ...fields,
  presentation: z._default(fields.presentation, ''),
  outcome: z._default(fields.outcome, 'fine'),
  partOfDay: z._default(fields.partOfDay, null),
  mood: z._default(fields.mood, null),
  note: z._default(fields.note, ''),
});

/** `PUT /api/dietary/profiles/:profileId/offers/:offerId`. A field that is left out stays as it is. */
export const correctOfferSchema = z.partial(z.object(fields));

export type OfferFields = Readonly<Omit<z.infer<typeof offerFoodSchema>, 'offerId'>>;

/** Fields that a correction tells. */
export type OfferCorrections = {
  readonly [Name in keyof OfferFields]?: OfferFields[Name] | undefined;
};

const day = z.string();

const offerSchema = z.readonly(
  z.object({
    offerId: z.string(),
    food: z.string(),
    presentation: z.string(),
    step: z.enum(FOOD_STEPS),
    outcome: z.enum(FOOD_OUTCOMES),
    offeredOn: day,
    partOfDay: z.nullable(z.enum(DAY_PARTS)),
    mood: z.nullable(z.enum(FOOD_MOODS)),
    note: z.string(),
  }),
);

/** An offer with its corrections. */
export type FoodOffer = z.infer<typeof offerSchema>;

const soFarSchema = z.readonly(
  z.object({
    food: z.string(),
    presentation: z.string(),
    offers: z.number(),
    /** Nearest step so far; null for an accepted food that was not offered since. */
    nearest: z.nullable(z.enum(FOOD_STEPS)),
    lastOfferedOn: z.nullable(day),
    /** First day on which it was eaten and went fine; null where only the profile names it. */
    acceptedOn: z.nullable(day),
    isAccepted: z.boolean(),
    /** Accepted before, and none of the last three offers went fine. */
    isAtRisk: z.boolean(),
  }),
);

/** A food in one presentation, with its offers in plain counts. */
export type FoodSoFar = z.infer<typeof soFarSchema>;

const nextStepSchema = z.readonly(
  z.object({
    /** An accepted food, in the family's words. */
    from: z.string(),
    /** Foods that differ from it in one property, by their names in the language of the page. */
    to: z.readonly(z.array(z.string())),
    change: z.enum(FOOD_CHANGES),
    /** Texture that they share. */
    texture: z.enum(TEXTURES),
  }),
);

export type NextStep = z.infer<typeof nextStepSchema>;

const monthEatenSchema = z.readonly(
  z.object({
    /** `2026-11`. */
    month: z.string(),
    /** Different foods that were eaten and went fine. */
    eaten: z.number(),
    /** Foods that were accepted for the first time. */
    fresh: z.readonly(z.array(z.string())),
  }),
);

export type MonthEaten = z.infer<typeof monthEatenSchema>;

/** `GET /api/dietary/profiles/:profileId/foods`. */
export const foodsSchema = z.object({
  /** ISO date and time of the server, by which a page tells today. */
  now: z.string(),
  /** Those offered last come first. */
  foods: z.readonly(z.array(soFarSchema)),
  latest: z.readonly(z.array(offerSchema)),
  months: z.readonly(z.array(monthEatenSchema)),
  nextSteps: z.readonly(z.array(nextStepSchema)),
  /** The profile has words that cannot be checked: "Read every label". */
  hasUnchecked: z.boolean(),
});

export type Foods = z.infer<typeof foodsSchema>;

export const foodMonthQuerySchema = z.object({
  /** `2026-11`. */
  month: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
});

/** `GET /api/dietary/profiles/:profileId/offers?month=`: the offers of its days, in order. */
export const foodMonthSchema = z.object({ offers: z.readonly(z.array(offerSchema)) });

export const foodSummaryQuerySchema = z.object({
  /** ISO day where the family is. */
  day: z.iso.date('Please enter a date'),
  timeZone: z._default(
    z
      .string()
      .check(
        z.maxLength(64),
        z.refine(isTimeZone, 'Please send a time zone such as America/New_York'),
      ),
    'UTC',
  ),
});

const lineSchema = z.readonly(
  z.object({ food: z.string(), presentation: z.string(), times: z.number(), lastOn: day }),
);

/** `GET /api/dietary/profiles/:profileId/food-summary`: facts alone. A day that is still to come is `DateInFuture`. */
export const foodSummarySchema = z.object({
  day,
  /** Position in the log of the last entry that it was made from; `0` for none. */
  position: z.string(),
  /** First day that it looks back to. */
  from: day,
  offers: z.number(),
  /** Days with an offer. */
  days: z.number(),
  steps: z.readonly(
    z.array(
      z.object({
        step: z.enum(FOOD_STEPS),
        fine: z.number(),
        refused: z.number(),
        upset: z.number(),
      }),
    ),
  ),
  eaten: z.readonly(z.array(lineSchema)),
  /** Offered and never eaten with a "fine". */
  notEaten: z.readonly(z.array(lineSchema)),
  /** Accepted before; the last three offers did not go fine. */
  atRisk: z.readonly(z.array(lineSchema)),
  upsets: z.readonly(z.array(offerSchema)),
});

export type FoodSummary = z.infer<typeof foodSummarySchema>;
