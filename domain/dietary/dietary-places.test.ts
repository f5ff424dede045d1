import { expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { type Given, given } from '../kernel/given.fixture.ts';
import type { MissingObjects } from '../kernel/places.ts';
import { dietaryPlacesDecider } from './dietary-places.decider.ts';
import type { DietaryPlacesEvent } from './dietary-places.events.ts';

const now = new Date('2026-11-27T09:10:00.000Z');

const taken = (profileId: string, time = '09:00:00'): Given<DietaryPlacesEvent> => ({
  type: 'DietaryPlaceTaken',
  data: { profileId },
  metadata: { occurredAt: `2026-11-27T${time}.000Z` },
});
const freed = (profileId: string): Given<DietaryPlacesEvent> => ({
  type: 'DietaryPlaceFreed',
  data: { profileId },
});
const take = (profileId: string, missing: MissingObjects = new Map(), limit = 2) =>
  ({ command: 'take-place', id: profileId, limit, missing, now }) as const;
const plain = (profileId: string) => ({ type: 'DietaryPlaceTaken', data: { profileId } });

test('a place is taken once, and no more than the plan has', () => {
  const { when } = given(dietaryPlacesDecider, [taken('a')]);
  expect(when(take('b'))).toEqual([plain('b')]);
  expect(when(take('a'))).toEqual([]);
  const full = given(dietaryPlacesDecider, [taken('a'), taken('b')]);
  expect(full.when(take('c'))).toEqual(reject('DietaryProfileLimitReached'));
  expect(full.when(take('c', new Map(), 3))).toHaveLength(1);
  expect(given(dietaryPlacesDecider, [taken('a'), taken('b'), freed('a')]).when(take('c'))).toEqual(
    [plain('c')],
  );
});

test('a removed profile frees its place for the next one', () => {
  const { when } = given(dietaryPlacesDecider, [taken('a'), taken('b', '09:09:59')]);
  const removed = new Map([['b', new Date('2026-11-27T09:09:59.500Z')]]);
  expect(when(take('c', removed))).toEqual([freed('b'), plain('c')]);
});

test('a removed profile that is being restored keeps the place that it took again', () => {
  const removed = new Map([['a', new Date('2026-11-27T09:05:00.000Z')]]);
  const { when } = given(dietaryPlacesDecider, [taken('a'), taken('b')]);
  expect(when(take('a', removed))).toEqual([plain('a')]);
  const again = given(dietaryPlacesDecider, [taken('a'), taken('b'), taken('a', '09:09:59')]);
  expect(again.when(take('c', removed))).toEqual(reject('DietaryProfileLimitReached'));
});

test('a profile that is under way keeps its place, and one that never came loses it after a minute', () => {
  const missing = new Map([['a', null]]);
  const late = given(dietaryPlacesDecider, [taken('a', '09:09:01')]);
  expect(late.when(take('b', missing, 1))).toEqual(reject('DietaryProfileLimitReached'));
  const lost = given(dietaryPlacesDecider, [taken('a', '09:08:59')]);
  expect(lost.when(take('b', missing, 1))).toEqual([freed('a'), plain('b')]);
});
