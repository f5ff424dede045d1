import { type Message, say } from '../kernel/message.ts';

/** Ladder to a new food, from far to near. Each step counts by itself, and none is a goal. */
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

/** Outcome of an offer, independent of the step. */
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

/** Property in which a suggested food differs from an accepted one; the others stay the same. */
export const FOOD_CHANGES = ['shape', 'smell', 'texture', 'kind'] as const;

export type FoodChange = (typeof FOOD_CHANGES)[number];

/** Earliest accepted day of an offer, an ISO day: earlier ones come from a device whose clock was reset. */
export const FOOD_LOG_FROM = '2000-01-01';

/** Maximum offers per month in a child's log, by month of recording. */
export const FOOD_OFFERS_PER_MONTH = 1_000;

/** Consecutive offers without a "fine" after which an accepted food counts as at risk. */
export const AT_RISK_AFTER = 3;

/** "Ten to fifteen is usual": rule of thumb from fact `meal-10-to-15-and-more`. */
export const USUAL_OFFERS = { from: 10, to: 15 } as const;

/** Maximum characters of a food and of its presentation. */
export const FOOD_LINE_MAX_LENGTH = 100;

/** Maximum characters of a note. */
export const FOOD_NOTE_MAX_LENGTH = 1_000;

/** Number of latest offers shown initially. */
export const LATEST_OFFERS = 3;

/** Days covered by a summary, including its last day. */
export const SUMMARY_DAYS = 90;
