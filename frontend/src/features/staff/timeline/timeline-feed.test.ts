import { expect, test } from 'vitest';
import { entryOf } from './staff.fixture.ts';
import { arrive, contextsOf, NO_NEWS, newestFirst, release, without } from './timeline-feed.ts';

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

test('what is told while the reader is at the top is shown at once, the newest first', () => {
  const feed = arrive(NO_NEWS, [entryOf(1), entryOf(2)], false);
  const later = arrive(feed, [entryOf(3)], false);
  expect(idsOf(later.shown)).toEqual(['3', '2', '1']);
  expect(later.held).toEqual([]);
});

test('what is told while the reader is further down is kept back, and counted', () => {
  const feed = arrive(NO_NEWS, [entryOf(1)], false);
  const held = arrive(arrive(feed, [entryOf(2), entryOf(3)], true), [entryOf(4)], true);
  expect(idsOf(held.shown)).toEqual(['1']);
  expect(idsOf(held.held)).toEqual(['4', '3', '2']);
});

test('releasing shows what was kept back, and nothing is kept back any more', () => {
  const held = arrive(arrive(NO_NEWS, [entryOf(1)], false), [entryOf(2), entryOf(3)], true);
  const released = release(held);
  expect(idsOf(released.shown)).toEqual(['3', '2', '1']);
  expect(released.held).toEqual([]);
  expect(release(released)).toBe(released);
});

test('what comes at the top brings along what was kept back', () => {
  const held = arrive(NO_NEWS, [entryOf(1)], true);
  expect(idsOf(arrive(held, [entryOf(2)], false).shown)).toEqual(['2', '1']);
});

test('what is told again after a broken socket is there once', () => {
  const feed = arrive(NO_NEWS, [entryOf(1), entryOf(2)], false);
  expect(idsOf(arrive(feed, [entryOf(1), entryOf(2), entryOf(3)], false).shown)).toEqual([
    '3',
    '2',
    '1',
  ]);
});

test('what the pages hold as well is there once', () => {
  const loaded = [entryOf(2), entryOf(1)];
  expect(idsOf(newestFirst([entryOf(3), entryOf(2)], loaded))).toEqual(['3', '2', '1']);
});

test('an entry that was told late stands where it happened', () => {
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

test('tells what others lack', () => {
  expect(idsOf(without([entryOf(3), entryOf(2)], [entryOf(2), entryOf(1)]))).toEqual(['3']);
});

test('what a family does for the first time can be asked for at once', () => {
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
