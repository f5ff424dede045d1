import { expect, test } from 'vitest';
import type { Consequence } from '../kernel/policy.ts';
import type { StoredEvent } from '../kernel/stored-event.ts';
import { unlockAchievements } from './achievements.policy.ts';

const FAMILY = 'f'.repeat(32);

const stored = (streamId: string, type: string, data: unknown): StoredEvent => ({
  id: 'event-1',
  streamId,
  type,
  data,
  metadata: {
    $correlationId: 'c',
    $causationId: 'c',
    userId: FAMILY,
    actor: FAMILY,
    sessionId: null,
    state: null,
    occurredAt: '2026-11-21T09:00:00.000Z',
    schemaVersion: 1,
  },
  position: { commit: 1n },
});

const viewed = (id: string): StoredEvent =>
  stored(`activity-${FAMILY}-2026-11-21`, 'ResourceViewed', {
    resourceId: id,
    category: 'dental',
    name: 'A provider',
    state: 'NC',
  });

const summaryOf = (consequences: readonly Consequence[]): readonly unknown[] =>
  consequences.map((consequence) =>
    !('dispatch' in consequence)
      ? consequence
      : consequence.dispatch<unknown>(({ stream }, id, command) => ({
          stream: stream.nameOf(id),
          command,
        })),
  );

/** Commands after each event, with the state kept as JSON in between. */
const following = (events: readonly StoredEvent[]): readonly (readonly unknown[])[] => {
  let kept: unknown = null;
  return events.map((event) => {
    const { state, consequences } = unlockAchievements.open(FAMILY, kept).after(event);
    kept = JSON.parse(state.toJson());
    return summaryOf(consequences);
  });
};

test('the act that reaches an achievement unlocks it, and the next does not again', () => {
  const unlocking = {
    stream: `achievements-${FAMILY}`,
    command: { command: 'unlock', achievements: ['explorer'] },
  };
  expect(following(['a', 'b', 'b', 'c', 'd', 'e', 'f'].map(viewed))).toEqual([
    [],
    [],
    [],
    [],
    [],
    [unlocking],
    [],
  ]);
});

test('counts from before the account unlock with the first day that completes them', () => {
  const brought = stored(`visitorStats-${FAMILY}`, 'VisitorStatsTakenOver', {
    daysActive: 6,
    lastActive: '2026-11-20',
    viewedResources: ['a', 'b', 'c', 'd', 'e'].map((resourceId) => ({
      resourceId,
      category: 'dental',
    })),
  });
  const today = stored(`activeDays-${FAMILY}`, 'DayActive', { day: '2026-11-21' });
  const unlocking = (id: string) => ({
    stream: `achievements-${FAMILY}`,
    command: { command: 'unlock', achievements: [id] },
  });
  expect(following([brought, today, brought])).toEqual([
    [unlocking('explorer')],
    [unlocking('dedicated-parent')],
    [],
  ]);
});

test('events of all streams of a family are its own, and those of no other type', () => {
  const { keyOf } = unlockAchievements;
  expect(keyOf(viewed('a'))).toBe(FAMILY);
  expect(keyOf(stored(`favorites-${FAMILY}`, 'ResourceFavorited', {}))).toBe(FAMILY);
  expect(keyOf(stored(`favorites-${FAMILY}`, 'ResourceUnfavorited', {}))).toBeUndefined();
  expect(keyOf(stored(`elsewhere-${FAMILY}`, 'ResourceViewed', {}))).toBeUndefined();
});

test('an event that cannot be read is refused', () => {
  const broken = stored(`activity-${FAMILY}-2026-11-21`, 'ResourceViewed', { resourceId: 7 });
  expect(() => unlockAchievements.open(FAMILY, null).after(broken)).toThrow(
    'A ResourceViewed of version 1 has invalid fields',
  );
});
