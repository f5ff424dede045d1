import { type Message, say } from '../kernel/message.ts';

/** In the order of the tour. See docs/product-rules.md#guided-tour. */
export const TOUR_STEPS = [
  'welcome',
  'location',
  'diagnosis',
  'categories',
  'favorites',
  'support',
  'complete',
] as const;

export type TourStep = (typeof TOUR_STEPS)[number];

/** The ends of the tour in words. */
export const TOUR_END_WORDS: Readonly<Record<'completed' | 'skipped', Message>> = {
  completed: say('Completed', {}, 'a tour'),
  skipped: say('Skipped', {}, 'a tour'),
};

/** No child of today was diagnosed earlier: the year is a slip of the finger. */
export const EARLIEST_DIAGNOSIS = '1900-01-01';

/** Maximum length of a typed place. */
export const LOCATION_MAX_LENGTH = 200;
