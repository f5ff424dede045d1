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
  // Reported by the page, so usage reports do not count it as an act of the family.
  sentence: ({ day }) => say('Opened Hearthway on {day}', { day }),
  examples: [{ day: '2026-11-21' }],
});

/**
 * Days on which a family opened Hearthway, by its local calendar. Kept apart from the daily activity streams,
 * because a local day overlaps two UTC days.
 */
export const activeDaysStream = defineStream('active-days', [dayActive]);

export type ActiveDaysEvent = EventOf<typeof activeDaysStream>;
