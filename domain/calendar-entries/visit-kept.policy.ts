import * as z from 'zod';
import { favoritesDecider } from '../favorites/favorites.decider.ts';
import { familyEvents } from '../kernel/family-events.ts';
import { say } from '../kernel/message.ts';
import { consequence, definePolicy } from '../kernel/policy.ts';
import { type CalendarEntryEvent, calendarEntryStream } from './calendar-entries.events.ts';

/**
 * Tells the favorites that an appointment with a provider was kept, or that this was taken back. They decide whether
 * it is the first visit that the family waited for.
 */
export const visitKept = definePolicy({
  name: 'visit-kept',
  label: say('Notes the first visit at a favorite whose appointment was kept'),
  startsAt: 'head',
  events: familyEvents<CalendarEntryEvent>()({
    streams: [calendarEntryStream],
    types: ['CalendarDayMarked'],
  }),
  state: z.object({}),
  initialState: {},
  evolve: (state) => state,
  react: ({ key: familyId, event }) => {
    if (event.type !== 'CalendarDayMarked') return [];
    const { providerId: resourceId, heldOn, mark } = event.data;
    if (resourceId === null || heldOn === null) return [];
    const today = event.metadata.occurredAt.slice(0, 10);
    return [
      consequence(favoritesDecider, {
        id: familyId,
        command:
          mark === 'kept'
            ? { command: 'note-visit', resourceId, visitedOn: heldOn, today }
            : { command: 'take-visit-back', resourceId, visitedOn: heldOn },
      }),
    ];
  },
});
