import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';

/** Events of stream `visitorStats-{userId}`. The type names are the storage format. */
const visitorStatsTakenOver = defineEvent({
  type: 'VisitorStatsTakenOver',
  schema: z.object({
    daysActive: z.int().describe('Days in a row up to the last; 0 without one'),
    lastActive: z
      .string()
      .nullable()
      .describe('Last day before signing up, YYYY-MM-DD; null without one'),
    viewedResources: z
      .array(
        z.object({
          resourceId: z.string().describe('The provider, by its id in the directory'),
          category: z.string().describe('Category of the provider'),
        }),
      )
      .readonly()
      .describe('Providers viewed before signing up'),
  }),
  // Sent by the page, so usage reports do not count it as an act of the family.
  sentence: ({ daysActive, viewedResources: { length } }) =>
    say(
      'Brought along what the browser had counted before (days: {daysActive}, providers: {providers})',
      { daysActive, providers: length },
    ),
  examples: [
    {
      daysActive: 2,
      lastActive: '2026-11-21',
      viewedResources: [{ resourceId: '1', category: 'aba-therapy' }],
    },
  ],
});

/** Browser activity of a family before it had an account: at most one event. */
export const visitorStatsStream = defineStream('visitor-stats', [visitorStatsTakenOver]);

export type VisitorStatsEvent = EventOf<typeof visitorStatsStream>;
