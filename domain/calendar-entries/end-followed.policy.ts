import * as z from 'zod';
import { familyEvents } from '../kernel/family-events.ts';
import { say } from '../kernel/message.ts';
import { consequence, definePolicy } from '../kernel/policy.ts';
import { calendarEntryDecider } from './calendar-entries.decider.ts';
import { type CalendarEntryEvent, calendarEntryStream } from './calendar-entries.events.ts';

/**
 * Ends a series where another one goes on from it. The command that adds the other one ends it too; this holds
 * after a kill between the two.
 */
export const endFollowed = definePolicy({
  name: 'end-followed-entries',
  label: say('Ends a series of the calendar where another one goes on'),
  startsAt: 'start',
  events: familyEvents<CalendarEntryEvent>()({
    streams: [calendarEntryStream],
    types: ['CalendarEntryAdded'],
  }),
  state: z.object({}),
  initialState: {},
  evolve: (state) => state,
  react: ({ key: familyId, event }) => {
    if (event.type !== 'CalendarEntryAdded' || event.data.follows === null) return [];
    const { entryId: id, repeats } = event.data.follows;
    const now = new Date(event.metadata.occurredAt);
    const command = { command: 'change', id, familyId, changes: { repeats }, now } as const;
    return [
      consequence(calendarEntryDecider, { id, command: { ...command, isConsequence: true } }),
    ];
  },
});
