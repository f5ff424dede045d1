import { type Message, say } from '../kernel/message.ts';

/** The ladder to a new food, from far to near. Each is a step of its own, and none is a goal. */
export const FOOD_STEPS = ['looked', 'touched', 'smelled', 'licked', 'tasted', 'ate'] as const;

export type FoodStep = (typeof FOOD_STEPS)[number];

export const FOOD_STEP_WORDS: Readonly<Record<FoodStep, Message>> = {
  looked: say('Looked'),
  touched: say('Touched'),
  smelled: say('Smelled'),
  licked: say('Licked'),
  tasted: say('Tasted'),
  ate: say('Ate'),
};

/** How an offer went: a fact beside the step. */
export const FOOD_OUTCOMES = ['fine', 'refused', 'upset'] as const;

export type FoodOutcome = (typeof FOOD_OUTCOMES)[number];

export const FOOD_OUTCOME_WORDS: Readonly<Record<FoodOutcome, Message>> = {
  fine: say('Went fine'),
  refused: say('Said no'),
  upset: say('Got upset'),
};

export const DAY_PARTS = ['morning', 'midday', 'afternoon', 'evening', 'night'] as const;

export type DayPart = (typeof DAY_PARTS)[number];

export const DAY_PART_WORDS: Readonly<Record<DayPart, Message>> = {
  morning: say('Morning'),
  midday: say('Midday'),
  afternoon: say('Afternoon'),
  evening: say('Evening'),
  night: say('Night'),
};

export const FOOD_MOODS = ['calm', 'happy', 'tired', 'worried', 'unwell'] as const;

export type FoodMood = (typeof FOOD_MOODS)[number];

export const FOOD_MOOD_WORDS: Readonly<Record<FoodMood, Message>> = {
  calm: say('Calm'),
  happy: say('Happy'),
  tired: say('Tired'),
  worried: say('Worried'),
  unwell: say('Not well'),
};

/** A property in which a next food differs from an accepted one; the others stay the same. */
export const FOOD_CHANGES = ['shape', 'smell', 'texture', 'kind'] as const;

export type FoodChange = (typeof FOOD_CHANGES)[number];

/** The earliest day of an offer, an ISO day: earlier ones are the clock of a device that was reset. */
export const FOOD_LOG_FROM = '2000-01-01';

/** Offers that one month of a child's log holds, by the month in which they were written down. */
export const FOOD_OFFERS_PER_MONTH = 1_000;

/** Offers without a "fine" one after another before an accepted food is said to be at risk. */
export const AT_RISK_AFTER = 3;

/** "Ten to fifteen is usual": after fact `meal-10-to-15-and-more`, a rule of thumb. */
export const USUAL_OFFERS = { from: 10, to: 15 } as const;

/** Letters of a food and of its presentation. */
export const FOOD_LINE_MAX_LENGTH = 100;

/** Letters of a note. */
export const FOOD_NOTE_MAX_LENGTH = 1_000;

/** Offers that are shown first, the latest. */
export const LATEST_OFFERS = 3;

/** Days that a summary looks back from its day, the day included. */
export const SUMMARY_DAYS = 90;
