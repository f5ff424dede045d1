import { type Message, say } from '../kernel/message.ts';

/** How much of each entry a feed tells. */
export const FEED_DETAILS = ['titles', 'everything', 'busy'] as const;

export type FeedDetail = (typeof FEED_DETAILS)[number];

export const FEED_DETAIL_WORDS: Readonly<Record<FeedDetail, Message>> = {
  titles: say('Titles only'),
  everything: say('Titles, places and notes'),
  busy: say('Only when you are busy'),
};

/** Most feeds of a person that are not stopped. */
export const FEEDS_MAX = 20;

/** Days that a feed goes back, and most entries in it: later ones are left out. */
export const FEED_PAST_DAYS = 92;

export const FEED_MAX_ENTRIES = 2_000;

/** Days ahead for which a feed tells when a child changes homes. */
export const FEED_AHEAD_DAYS = 366;

/** Requests for feeds that one network sends in 15 minutes: services fetch those of many families. */
export const FEED_FETCHES_PER_NETWORK = 1_500;

export const FEED_PATH = '/api/calendar-feeds/calendar.ics';
