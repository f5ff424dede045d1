import { randomUUID } from 'node:crypto';
import { jsonEvent } from '@eventstore/db-client';
import { addDays } from '@hearthway/domain/calendar/days.ts';
import { calendarSchema } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { calendarEntryStream } from '@hearthway/domain/calendar-entries/calendar-entries.events.ts';
import { readRunningAddresses } from '../../../adapters/addresses/addresses.ts';
import { appendToStream } from '../../../adapters/event-store/append-to-stream.ts';
import { connectEventStore } from '../../../adapters/event-store/event-store.ts';
import { type RunningStack, startStack } from '../../e2e/stack.ts';
import type { Figure } from '../limits.ts';
import { percentile } from '../load.ts';
import { register } from '../replay/support.ts';
import { sized } from '../size.ts';
import { call } from '../support/requests.ts';
import { untilProjected } from '../until-projected.ts';

const ENTRIES = sized(20_000, 200);
const READS = sized(60, 8);
const WARM_UP = 5;
const ARRIVES_WITHIN_MS = 600_000;
const AT_ONCE = 50;

/** Every so many entries is a series without end. */
const SERIES = 500;

const FIRST_DAY = '2022-01-01';
const DAYS = 5 * 365;

/** Six weeks, as the table of a month shows them. */
const MONTH = '/api/calendar?from=2026-10-26&to=2026-12-06';

/**
 * All of Hearthway as `npm start` runs it: the month of a household with very many entries in five years. `size` is
 * how many.
 */
export const run = async (size: number | undefined): Promise<readonly Figure[]> => {
  const stack = await startStack();
  try {
    const entries = size ?? ENTRIES;
    const family = await register(stack);
    const last = await storeEntries(stack, family.userId, entries);
    await untilProjected(stack, last, AbortSignal.timeout(ARRIVES_WITHIN_MS));
    const took: number[] = [];
    let shown = 0;
    for (let nth = 0; nth < READS; nth += 1) {
      const start = performance.now();
      const answer = await call(stack, family, { path: MONTH });
      if (nth >= WARM_UP) took.push(performance.now() - start);
      shown = calendarSchema.parse(answer).occurrences.length;
    }
    took.sort((a, b) => a - b);
    const ms = percentile(took, 0.95);
    console.log(`A household with ${entries} entries, ${shown} occurrences in the month`);
    console.table([
      { read: 'a month', 'p50 ms': percentile(took, 0.5), 'p95 ms': ms, goal: 'p95 100 ms' },
    ]);
    return [{ name: 'a month of a calendar, p95', ms }];
  } finally {
    await stack.stop();
  }
};

const storeEntries = async (
  { dataDirectory }: RunningStack,
  familyId: string,
  entries: number,
): Promise<bigint> => {
  const eventStore = connectEventStore(readRunningAddresses(dataDirectory).EVENTSTORE_URL);
  const store = (nth: number): Promise<bigint | undefined> => {
    const day = addDays(FIRST_DAY, nth % DAYS);
    const entryId = `${nth}`.padStart(32, '0');
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
      },
      metadata: {
        $correlationId: randomUUID(),
        $causationId: randomUUID(),
        userId: familyId,
        actor: familyId,
        sessionId: null,
        state: null,
        occurredAt: `${day}T12:00:00.000Z`,
        schemaVersion: 1,
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
