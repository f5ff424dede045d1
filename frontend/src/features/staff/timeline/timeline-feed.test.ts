import { expect, test } from 'vitest';
import { entryOf } from './staff.fixture.ts';
import { arrive, contextsOf, NO_NEWS, newestFirst, release, without } from './timeline-feed.ts';

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

test('shows live entries at once when the reader is at the top, newest first', () => {
  const feed = arrive(NO_NEWS, [entryOf(1), entryOf(2)], false);
  const later = arrive(feed, [entryOf(3)], false);
  expect(idsOf(later.shown)).toEqual(['3', '2', '1']);
  expect(later.held).toEqual([]);
});

test('holds back and counts live entries while the reader is further down', () => {
  const feed = arrive(NO_NEWS, [entryOf(1)], false);
  const held = arrive(arrive(feed, [entryOf(2), entryOf(3)], true), [entryOf(4)], true);
  expect(idsOf(held.shown)).toEqual(['1']);
  expect(idsOf(held.held)).toEqual(['4', '3', '2']);
});

test('releasing shows all entries held back', () => {
  const held = arrive(arrive(NO_NEWS, [entryOf(1)], false), [entryOf(2), entryOf(3)], true);
  const released = release(held);
  expect(idsOf(released.shown)).toEqual(['3', '2', '1']);
  expect(released.held).toEqual([]);
  expect(release(released)).toBe(released);
});

test('an entry shown at the top releases those held back', () => {
  const held = arrive(NO_NEWS, [entryOf(1)], true);
  expect(idsOf(arrive(held, [entryOf(2)], false).shown)).toEqual(['2', '1']);
});

test('shows an entry once when it is repeated after a reconnect', () => {
  const feed = arrive(NO_NEWS, [entryOf(1), entryOf(2)], false);
  expect(idsOf(arrive(feed, [entryOf(1), entryOf(2), entryOf(3)], false).shown)).toEqual([
    '3',
    '2',
    '1',
  ]);
});

test('shows an entry once when a page holds it too', () => {
  const loaded = [entryOf(2), entryOf(1)];
  expect(idsOf(newestFirst([entryOf(3), entryOf(2)], loaded))).toEqual(['3', '2', '1']);
});

test('places a late entry by its time', () => {
  expect(idsOf(newestFirst([entryOf(2), entryOf(5)], [entryOf(4), entryOf(1)]))).toEqual([
    '5',
    '4',
    '2',
    '1',
  ]);
});

test('entries of the same moment stay in the order of the server', () => {
  const { at } = entryOf(1);
  const same = [9, 7, 8].map((id) => entryOf(id, { at }));
  expect(idsOf(newestFirst([], same))).toEqual(['9', '7', '8']);
});

test('finds the entries that others lack', () => {
  expect(idsOf(without([entryOf(3), entryOf(2)], [entryOf(2), entryOf(1)]))).toEqual(['3']);
});

test('a new context is offered as a filter at once', () => {
  const feed = {
    shown: [entryOf(2, { context: 'favorites' })],
    held: [entryOf(3, { context: 'subscription' }), entryOf(4, { context: 'subscription' })],
  };
  expect(contextsOf(['account', 'favorites'], feed)).toEqual([
    'account',
    'favorites',
    'subscription',
  ]);
});
