import { expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { given } from '../kernel/given.fixture.ts';
import { ACTIVITY_PER_DAY } from './activity.constants.ts';
import { type ActivityCommand, activityDecider } from './activity.decider.ts';
import { type ActivityEvent, activityIdOf } from './activity.events.ts';

const LISTING = { name: 'Bright Steps ABA', category: 'aba-therapy', state: 'NC' };
const SEARCH = {
  category: 'dental',
  state: null,
  resultCount: 5,
  terms: ['dentist'],
  tier: 'free',
} as const;

const viewed = (resourceId: string): ActivityEvent => ({
  type: 'ResourceViewed',
  data: { resourceId, ...LISTING },
});
const searched: ActivityEvent = { type: 'SearchPerformed', data: SEARCH };
const limitHit: ActivityEvent = { type: 'FavoriteLimitHit', data: {} };
const prompted = (where: string): ActivityEvent => ({
  type: 'UpgradePromptShown',
  data: { where },
});

const view = (resourceId: string, listing: typeof LISTING | null = LISTING): ActivityCommand => ({
  command: 'view-resource',
  resourceId,
  listing,
});
const search: ActivityCommand = { command: 'report-search', ...SEARCH };
const hitLimit: ActivityCommand = {
  command: 'report-prompt',
  prompt: { kind: 'favorite-limit' },
};
const prompt = (where: 'filters' | 'map'): ActivityCommand => ({
  command: 'report-prompt',
  prompt: { kind: 'upgrade', where },
});

const decided = (command: ActivityCommand, ...history: readonly ActivityEvent[]) =>
  given(activityDecider, history).when(command);

test('a viewed provider counts once a day', () => {
  expect(decided(view('1'))).toEqual([viewed('1')]);
  expect(decided(view('1'), viewed('1'))).toEqual([]);
  expect(decided(view('2'), viewed('1'))).toEqual([viewed('2')]);
});

test('an unlisted provider cannot be viewed, unless it was listed before', () => {
  expect(decided(view('1', null))).toEqual(reject('UnknownResource'));
  expect(decided(view('1', null), viewed('1'))).toEqual([]);
});

test('each search counts, also the same again', () => {
  expect(decided(search, searched)).toEqual([searched]);
});

test('each prompt counts once a day and place', () => {
  expect(decided(hitLimit)).toEqual([limitHit]);
  expect(decided(hitLimit, limitHit)).toEqual([]);
  expect(decided(prompt('map'), prompted('filters'), limitHit)).toEqual([prompted('map')]);
  expect(decided(prompt('map'), prompted('map'))).toEqual([]);
});

test('a full day accepts no more events', () => {
  const almost = Array.from({ length: ACTIVITY_PER_DAY - 1 }, () => searched);
  for (const command of [view('1'), search, hitLimit, prompt('map')]) {
    expect(decided(command, ...almost)).toHaveLength(1);
    expect(decided(command, ...almost, searched)).toEqual([]);
  }
});

test('a day has its own stream, from midnight to midnight in UTC', () => {
  expect(activityIdOf('a1', new Date('2026-11-21T23:59:59.999Z'))).toBe('a1-2026-11-21');
  expect(activityIdOf('a1', new Date('2026-11-22T00:00:00.000Z'))).toBe('a1-2026-11-22');
});
