import { type Message, say } from '../kernel/message.ts';

/** Tour order. See docs/product-rules.md#guided-tour. */
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

export const TOUR_END_WORDS: Readonly<Record<'completed' | 'skipped', Message>> = {
  completed: say('Completed', {}, 'a tour'),
  skipped: say('Skipped', {}, 'a tour'),
};

/** Earliest plausible diagnosis; earlier years are typing errors. */
export const EARLIEST_DIAGNOSIS = '1900-01-01';

export const LOCATION_MAX_LENGTH = 200;
