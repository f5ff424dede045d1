import { expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { type Given, given, recorded } from '../kernel/given.fixture.ts';
import { FEEDS_MAX } from './calendar-feeds.constants.ts';
import { calendarFeedsDecider } from './calendar-feeds.decider.ts';
import type { CalendarFeedsEvent } from './calendar-feeds.events.ts';
import { type CalendarFeedRow, calendarFeedsView } from './calendar-feeds.model.ts';

const NEW = { familyId: 'f', childId: null, detail: 'titles' } as const;

const made = (feedId = '1', secretHash = 'a'): Given<CalendarFeedsEvent> => ({
  type: 'CalendarFeedMade',
  data: { feedId, ...NEW, secretHash },
});
const changed: Given<CalendarFeedsEvent> = {
  type: 'CalendarFeedAddressChanged',
  data: { feedId: '1', secretHash: 'b' },
};
const stopped: Given<CalendarFeedsEvent> = { type: 'CalendarFeedStopped', data: { feedId: '1' } };

const make = (feedId = '1') => ({ command: 'make', feedId, ...NEW, secretHash: 'a' }) as const;
const change = { command: 'change-address', feedId: '1', secretHash: 'b' } as const;
const stop = { command: 'stop', feedId: '1' } as const;

test('a feed is made, changed and stopped once each, and a stopped one is unknown', () => {
  expect(given(calendarFeedsDecider).when(make())).toEqual([made()]);
  expect(given(calendarFeedsDecider, [made()]).when(make())).toEqual([]);
  expect(given(calendarFeedsDecider, [made()]).when(change)).toEqual([changed]);
  expect(given(calendarFeedsDecider, [made(), changed]).when(change)).toEqual([]);
  expect(given(calendarFeedsDecider, [made()]).when(stop)).toEqual([stopped]);
  expect(given(calendarFeedsDecider, [made(), stopped]).when(stop)).toEqual([]);
  expect(given(calendarFeedsDecider, [made(), stopped]).when(change)).toEqual(
    reject('UnknownFeed'),
  );
});

test('a person has so many feeds at once', () => {
  const full = Array.from({ length: FEEDS_MAX }, (_, nth) => made(`${nth}`));
  expect(given(calendarFeedsDecider, full).when(make('new'))).toEqual(reject('TooManyFeeds'));
  expect(given(calendarFeedsDecider, [...full, stopped]).when(make('new'))).toHaveLength(1);
});

test('the row of a feed has the hash of its present address alone', () => {
  const rows = new Map<string, CalendarFeedRow>();
  const fold = (event: Given<CalendarFeedsEvent>) => {
    for (const row of calendarFeedsView.evolve(rows, recorded(event))) rows.set(row.feed_id, row);
    return rows.get('1')?.secret_hash;
  };
  expect([made(), changed, stopped].map(fold)).toEqual(['a', 'b', null]);
});
