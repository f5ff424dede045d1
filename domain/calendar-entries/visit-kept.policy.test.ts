import { expect, test } from 'vitest';
import type { Mark } from './calendar-entries.constants.ts';
import { visitKept } from './visit-kept.policy.ts';

const FAMILY = 'f'.repeat(32);
const ENTRY = 'a'.repeat(32);

const metadata = {
  $correlationId: 'c',
  $causationId: 'c',
  userId: FAMILY,
  actor: FAMILY,
  sessionId: null,
  state: null,
  occurredAt: '2026-12-20T12:00:00.000Z',
  schemaVersion: 2,
};

const commandsAfter = (mark: Mark | null, providerId: string | null) =>
  visitKept
    .open(FAMILY, {})
    .after({
      type: 'CalendarDayMarked',
      data: {
        entryId: ENTRY,
        day: '2026-12-08',
        mark,
        providerId,
        heldOn: providerId && '2026-12-09',
      },
      id: 'e1',
      streamId: `calendarEntry-${ENTRY}`,
      metadata,
      position: { commit: 1n },
    })
    .consequences.map((each) => {
      if (!('dispatch' in each)) throw new Error('It sends no mail.');
      return each.dispatch<unknown>((_, id, command) => ({ id, command }));
    });

test('a kept appointment with a provider is told to the favorites, and any other mark takes that back', () => {
  const visit = { resourceId: '1', visitedOn: '2026-12-09' };
  expect(commandsAfter('kept', '1')).toEqual([
    { id: FAMILY, command: { command: 'note-visit', ...visit, today: '2026-12-20' } },
  ]);
  for (const mark of ['missed', null] as const)
    expect(commandsAfter(mark, '1')).toEqual([
      { id: FAMILY, command: { command: 'take-visit-back', ...visit } },
    ]);
  expect(commandsAfter('kept', null)).toEqual([]);
});
