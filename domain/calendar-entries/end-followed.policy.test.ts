import { expect, test } from 'vitest';
import { isRejected } from '../kernel/decider.ts';
import { fold } from '../kernel/given.fixture.ts';
import { addEntrySchema } from './calendar-entries.contract.ts';
import { calendarEntryDecider } from './calendar-entries.decider.ts';
import type { CalendarEntryEvent } from './calendar-entries.events.ts';
import { endFollowed } from './end-followed.policy.ts';

const FAMILY = 'f'.repeat(32);
const EARLIER = 'a'.repeat(32);
const LATER = 'b'.repeat(32);

const metadata = {
  $correlationId: 'c',
  $causationId: 'c',
  userId: FAMILY,
  actor: FAMILY,
  sessionId: null,
  state: null,
  occurredAt: '2026-11-29T12:00:00.000Z',
  schemaVersion: 1,
};

const weekly = addEntrySchema.parse({
  title: 'Swimming',
  when: { kind: 'all-day', firstDay: '2026-12-01', lastDay: '2026-12-01' },
  repeats: { repeats: 'weekly' },
});

const ENDED = { repeats: 'weekly', interval: 1, weekdays: [], until: '2026-12-14', count: null };

const added = (entryId: string, follows: object | null) => ({
  type: 'CalendarEntryAdded',
  data: { entryId, ...weekly, follows },
});

/** Events that follow from an entry, on the earlier series with these events. */
const endedBy = (
  entry: ReturnType<typeof added>,
  before: readonly CalendarEntryEvent[],
): readonly CalendarEntryEvent[] => {
  const { consequences } = endFollowed.open(FAMILY, null).after({
    ...entry,
    id: 'e1',
    streamId: `calendarEntry-${entry.data.entryId}`,
    metadata,
    position: { commit: 1n },
  });
  return consequences.flatMap((each) => {
    if (!('dispatch' in each)) throw new Error('It sends no mail.');
    return each.dispatch<readonly CalendarEntryEvent[]>((decider, id, command) => {
      expect(id).toBe(EARLIER);
      const state = fold(
        decider,
        before.map(({ type, data }) => ({ ...decider.stream.parse(type, 1, data), metadata })),
      );
      const decided = decider.decide(command, state);
      if (isRejected(decided)) throw new Error(decided.rejected);
      return decided.map(({ type, data }) => calendarEntryDecider.stream.parse(type, 1, data));
    });
  });
};

const parsed = ({ type, data }: ReturnType<typeof added>): CalendarEntryEvent =>
  calendarEntryDecider.stream.parse(type, 1, data);

test('a series ends where another one goes on, once, also if the process was killed between the two', () => {
  const earlier = parsed(added(EARLIER, null));
  const later = added(LATER, { entryId: EARLIER, repeats: ENDED });
  const ended = endedBy(later, [earlier]);
  expect(ended).toEqual([
    { type: 'CalendarEntryChanged', data: { entryId: EARLIER, repeats: ENDED } },
  ]);
  expect(endedBy(later, [earlier, ...ended])).toEqual([]);
  expect(endedBy(added(LATER, null), [earlier])).toEqual([]);
});
