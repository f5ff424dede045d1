import { expect, test } from 'vitest';
import { type Checkpoints, createCheckpoints } from './checkpoints.ts';
import { type LogPlace, NOWHERE, placeAfter, placeOf } from './log-place.ts';

const EVERY_4 = { window: 4, interval: 4 };

/** The messages after each event from a position on, none of which matches. */
const passOver = (
  tell: Checkpoints['afterPast'],
  [first, last]: readonly [number, number],
): readonly (LogPlace | undefined)[] =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    tell({ position: first + index, isMatch: false }),
  );

test('a log without a match that is shorter than a page says nowhere, and no more after that', () => {
  const checkpoints = createCheckpoints(EVERY_4, { from: 'start', head: 3 });
  expect(passOver(checkpoints.afterPast, [1, 3])).toEqual([undefined, undefined, undefined]);
  expect(checkpoints.beforeCaughtUp()).toBe(NOWHERE);
  expect(passOver(checkpoints.afterLive, [4, 7])).toEqual(Array(4).fill(undefined));
});

test('a page without a match tells where it began', () => {
  const checkpoints = createCheckpoints(EVERY_4, { from: 'start', head: 9 });
  const places = passOver(checkpoints.afterPast, [1, 9]);
  expect(places.filter((place) => place !== undefined)).toEqual([placeOf(0), placeAfter(4)]);
  expect(checkpoints.beforeCaughtUp()).toBeUndefined();
});

test('a page ends early when it is full of matches', () => {
  const checkpoints = createCheckpoints({ window: 100, interval: 32 }, { from: 'start', head: 40 });
  const places = Array.from({ length: 40 }, (_, index) =>
    checkpoints.afterPast({ position: 1 + index, isMatch: true }),
  );
  expect(
    places.flatMap((place, index) => (place === undefined ? [] : [[index + 1, place]])),
  ).toEqual([[32, placeOf(32)]]);
  expect(checkpoints.beforeCaughtUp()).toEqual(placeOf(40));
});

test('an interval of events that were appended while it caught up is told after that', () => {
  const checkpoints = createCheckpoints(EVERY_4, { from: placeOf(1), head: 2 });
  passOver(checkpoints.afterPast, [1, 7]);
  expect(checkpoints.beforeCaughtUp()).toBeUndefined();
  expect(checkpoints.afterCaughtUp()).toEqual(placeOf(6));
  expect(passOver(checkpoints.afterLive, [8, 10])).toEqual([undefined, undefined, placeOf(10)]);
});

test('a subscription that falls behind is told the last event that it was sent', () => {
  const checkpoints = createCheckpoints(EVERY_4, { from: placeOf(1), head: 1 });
  checkpoints.afterLive({ position: 2, isMatch: true });
  checkpoints.afterLive({ position: 3, isMatch: false });
  expect(checkpoints.fellBehind(3)).toEqual(placeOf(2));
  expect(passOver(checkpoints.afterPast, [4, 7])).toEqual([
    undefined,
    undefined,
    undefined,
    placeAfter(3),
  ]);
  expect(checkpoints.beforeCaughtUp()).toBeUndefined();
  expect(checkpoints.afterCaughtUp()).toEqual(placeOf(5));
});
