import { catalog, streams } from '@hearthway/domain/contexts.ts';
import { eventMetadataSchema } from '@hearthway/domain/kernel/event-metadata.ts';
import { SHREDDED } from '@hearthway/domain/kernel/personal.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import { expect, test } from 'vitest';
import { type HistoryOptions, simulateHistory } from './history.ts';
import type { SimulatedEvent } from './recorder.ts';

const OPTIONS: HistoryOptions = {
  families: 100,
  months: 12,
  events: 6_000,
  seed: 1,
  until: '2026-11-20',
};

const simulate = (changes: Partial<HistoryOptions> = {}): readonly SimulatedEvent[] => [
  ...simulateHistory({ ...OPTIONS, ...changes }),
];

const history = simulate();
const longer = simulate({ families: 400, events: 24_000 });

const versions = new Map(catalog.map(({ type, currentVersion }) => [type, currentVersion]));

test('every event parses with its stream’s current schema', () => {
  for (const { streamName, type, data, metadata } of history) {
    expect(eventMetadataSchema.parse(metadata)).toEqual(metadata);
    expect(metadata.schemaVersion).toBe(versions.get(type));
    const { category } = readStreamId(streamName);
    const stream = streams.find((each) => each.category === category);
    expect(stream?.parse(type, metadata.schemaVersion, data)).toEqual({ type, data });
  }
});

/** Streams of one thing, which its metadata says the family of. */
const OF_THINGS = [
  'calendarEntry',
  'child',
  'dietaryProfile',
  'entryPhoto',
  'foodLog',
  'listingReport',
  'resourceProposal',
  'supportThread',
];

test('streams are named after the family, and what they are about, such as a day', () => {
  for (const { streamName, metadata } of history) {
    const { category, id } = readStreamId(streamName);
    const { userId, occurredAt } = metadata;
    expect(userId).toMatch(/^[0-9a-f]{32}$/);
    if (category === 'activity') expect(id).toBe(`${userId}-${occurredAt.slice(0, 10)}`);
    else if (category === 'memberOpenings')
      expect(id).toMatch(new RegExp(`^${userId}-[0-9a-f]{32}-\\d{4}-\\d\\d-\\d\\d$`));
    else if (category === 'learning')
      expect(id).toMatch(
        new RegExp(`^${userId}-(?:[a-z0-9-]+-\\d+|\\d{4}-\\d\\d-\\d\\d-practice)$`),
      );
    else if (['denial', 'feedback', 'chat'].includes(category))
      expect(id).toMatch(new RegExp(`^${userId}-[0-9a-f]{32}$`));
    else if (!OF_THINGS.includes(category)) expect(id).toBe(userId);
  }
});

test('events are in order of time and within the requested months', () => {
  const times = history.map(({ metadata }) => metadata.occurredAt);
  expect(times).toEqual(times.toSorted());
  expect(times[0]).toMatch(/^2025-11-2/);
  expect(times.at(-1)).toMatch(/^2026-11-(19|20)/);
});

test('the same seed makes the same bytes, another seed different families', () => {
  const few = { families: 20, events: 1_200 };
  const once = simulate(few);
  expect(JSON.stringify(simulate(few))).toBe(JSON.stringify(once));
  const others = new Set(simulate({ ...few, seed: 2 }).map(({ metadata }) => metadata.userId));
  expect(once.some(({ metadata }) => others.has(metadata.userId))).toBe(false);
});

test('event ids are unique', () => {
  expect(new Set(history.map(({ id }) => id)).size).toBe(history.length);
});

test('there are about as many events as requested', () => {
  expect(Math.abs(history.length - OPTIONS.events)).toBeLessThan(OPTIONS.events / 20);
});

test('personal fields read as forgotten, or are empty', () => {
  const personal = new Map(catalog.map((each) => [each.type, Object.keys(each.personal)]));
  for (const { type, data } of history)
    for (const field of personal.get(type) ?? [])
      expect([null, '', SHREDDED]).toContainEqual(data[field]);
});

test('every family event type occurs', () => {
  const seen = new Set(longer.map(({ type }) => type));
  expect(catalog.map(({ type }) => type).filter((type) => !seen.has(type))).toEqual([]);
});

test('there is more activity in the evening than at night, and on Tuesdays than on Sundays', () => {
  const signIns = history.filter(({ type }) => type === 'SignedIn');
  const on = (day: number) =>
    signIns.filter(({ metadata }) => new Date(metadata.occurredAt).getUTCDay() === day).length;
  const at = (hour: number) =>
    signIns.filter(({ metadata }) => new Date(metadata.occurredAt).getUTCHours() === hour).length;
  expect(on(2)).toBeGreaterThan(on(0));
  // Eight in the evening to four in the morning, from New York to Los Angeles.
  expect(at(2)).toBeGreaterThan(3 * at(9));
});

test('a family has no events after its account is deleted', () => {
  const gone = new Set<string>();
  for (const { type, metadata } of longer) {
    expect(gone.has(metadata.userId)).toBe(false);
    if (type === 'AccountErased') gone.add(metadata.userId);
  }
  expect(gone.size).toBeGreaterThan(0);
});
