import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { FEED_DETAILS } from './calendar-feeds.constants.ts';

const ids = { feedId: z.string().describe('The feed, by its id') };

const secretHash = z
  .string()
  .describe('The SHA-256 of the secret in the address, in hexadecimal digits');

const ID = '0123456789abcdef0123456789abcdef';

/** Events of stream `calendarFeeds-{userId}`, of the person who made them. The type names are the storage format. */
const calendarFeedMade = defineEvent({
  type: 'CalendarFeedMade',
  schema: z.object({
    ...ids,
    familyId: z.string().describe('The household, by its id'),
    childId: z.string().nullable().describe('The child, by its id; null for all'),
    detail: z.enum(FEED_DETAILS).describe('How much of each entry it tells'),
    secretHash,
  }),
  sentence: () => say('Made an address of the calendar for other calendars'),
  isOwnAct: true,
  feature: 'calendar feeds',
  examples: [
    {
      feedId: ID,
      familyId: ID,
      childId: null,
      detail: 'titles',
      secretHash: '0'.repeat(64),
    },
  ],
});

const calendarFeedAddressChanged = defineEvent({
  type: 'CalendarFeedAddressChanged',
  schema: z.object({ ...ids, secretHash }),
  sentence: () => say('Changed an address of the calendar: the earlier one no longer works'),
  isOwnAct: true,
  examples: [{ feedId: ID, secretHash: 'f'.repeat(64) }],
});

const calendarFeedStopped = defineEvent({
  type: 'CalendarFeedStopped',
  schema: z.object(ids),
  sentence: () => say('Stopped an address of the calendar'),
  isOwnAct: true,
  examples: [{ feedId: ID }],
});

export const calendarFeedsStream = defineStream('calendar-feeds', [
  calendarFeedMade,
  calendarFeedAddressChanged,
  calendarFeedStopped,
]);

export type CalendarFeedsEvent = EventOf<typeof calendarFeedsStream>;
