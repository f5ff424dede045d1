import { randomUUID } from 'node:crypto';
import { jsonEvent } from '@eventstore/db-client';
import { addDays } from '@hearthway/domain/calendar/days.ts';
import { calendarEntryStream } from '@hearthway/domain/calendar-entries/calendar-entries.events.ts';
import { readRunningAddresses } from '../../../adapters/addresses/addresses.ts';
import { appendToStream } from '../../../adapters/event-store/append-to-stream.ts';
import { connectEventStore } from '../../../adapters/event-store/event-store.ts';
import type { RunningStack } from '../../e2e/stack.ts';

const AT_ONCE = 50;

/** Every so many entries is a series without end. */
const SERIES = 500;

const DAYS = 5 * 365;

interface StoredEntries {
  readonly familyId: string;
  readonly entries: number;
  /** ISO day from which they lie in five years. */
  readonly firstDay: string;
}

/** Stores entries of a calendar. Resolves with the position of the last one. */
export const storeEntries = async (
  { dataDirectory }: Pick<RunningStack, 'dataDirectory'>,
  { familyId, entries, firstDay }: StoredEntries,
): Promise<bigint> => {
  const eventStore = connectEventStore(readRunningAddresses(dataDirectory).EVENTSTORE_URL);
  const store = (nth: number): Promise<bigint | undefined> => {
    const day = addDays(firstDay, nth % DAYS);
    const entryId = randomUUID().replaceAll('-', '');
    const event = jsonEvent({
      id: randomUUID(),
      type: 'CalendarEntryAdded',
      data: {
        entryId,
        title: 'Speech therapy',
        place: 'Lakewood clinic',
        people: 'Grandma drives',
        notes: 'Bring the blue folder, and the words of last week.',
        kind: 'appointment',
        when: {
          kind: 'timed',
          startsAt: `${day}T15:30`,
          endsAt: `${day}T16:15`,
          timeZone: 'America/New_York',
        },
        repeats:
          nth % SERIES === 0
            ? { repeats: 'weekly', interval: 1, weekdays: [], until: null, count: null }
            : null,
        travelMinutes: 20,
        childIds: [],
        reminders: ['day'],
        reminderZone: 'America/New_York',
        responsibleId: null,
        follows: null,
      },
      metadata: {
        $correlationId: randomUUID(),
        $causationId: randomUUID(),
        userId: familyId,
        actor: familyId,
        sessionId: null,
        state: null,
        occurredAt: `${day}T12:00:00.000Z`,
        schemaVersion: 2,
      },
    });
    return appendToStream(eventStore, {
      streamName: calendarEntryStream.nameOf(entryId),
      events: [event],
      expectedRevision: 'no_stream',
    });
  };
  let last = 0n;
  for (let nth = 0; nth < entries; nth += AT_ONCE) {
    const stored = await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, entries - nth) }, (_, more) => store(nth + more)),
    );
    for (const position of stored) if (position !== undefined && position > last) last = position;
  }
  await eventStore.dispose();
  return last;
};
