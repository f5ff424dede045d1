import { type Message, say } from '../kernel/message.ts';

/** How a child's days alternate between two homes: two weeks that begin with the first home. */
export const RHYTHMS = ['weekly', '2-2-3', '2-2-5-5'] as const;

export type Rhythm = (typeof RHYTHMS)[number];

export const RHYTHM_WORDS: Readonly<Record<Rhythm, Message>> = {
  weekly: say('Every other week'),
  '2-2-3': say('2 days, 2 days, 3 days, and then the other way around'),
  '2-2-5-5': say('2 days, 2 days, 5 days, 5 days'),
};

export const HOME_MAX_LENGTH = 40;

export const BREAK_NAME_MAX_LENGTH = 60;

/** Most days of a school break. */
export const BREAK_MAX_DAYS = 400;

/** Most patterns of homes of a family, and most breaks, those not counted that were removed. */
export const HOME_WEEKS_MAX = 60;

export const BREAKS_MAX = 100;

/** Most swapped weeks of a pattern. */
export const SWAPPED_MAX = 300;
