import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';

/** Events of stream `activeDays-{userId}`. The type names are the storage format. */
const dayActive = defineEvent({
  type: 'DayActive',
  schema: z.object({
    day: z.string().describe('Date where the family was, YYYY-MM-DD'),
  }),
  // A page reports it by itself, so that it is no act of the family in usage reports.
  sentence: ({ day }) => say('Opened Hearthway on {day}', { day }),
  examples: [{ day: '2026-11-21' }],
});

/**
 * The days on which a family opened Hearthway, by its own clock. A day of theirs lies in two days of
 * UTC, hence a stream apart from the activity of a day.
 */
export const activeDaysStream = defineStream('active-days', [dayActive]);

export type ActiveDaysEvent = EventOf<typeof activeDaysStream>;
