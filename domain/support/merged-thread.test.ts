import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { followMergedThread } from './merged-thread.ts';

const ROWS: readonly [string, Readonly<Record<string, string>>, string, boolean][] = [
  ['a thread that goes on', {}, 'a', false],
  ['one that was merged', { a: 'b' }, 'ab', false],
  ['one that was merged twice', { a: 'b', b: 'c' }, 'abc', false],
  ['two that were merged into each other', { a: 'b', b: 'a' }, 'ab', true],
  ['one that leads into a ring', { a: 'b', b: 'c', c: 'b' }, 'abc', true],
  ['one that was merged into itself', { a: 'a' }, 'a', true],
];

test(
  'a merged thread is followed to the one that goes on, and a ring to its end',
  everyRow(ROWS, async ([, merged, path, isRing]) => {
    const followed = await followMergedThread('a', {
      read: async (threadId) => merged[threadId],
      mergedInto: (into) => into,
    });
    expect(followed.path.map(({ threadId }) => threadId).join('')).toBe(path);
    expect(followed.last.threadId).toBe(path.at(-1));
    expect(followed.isRing).toBe(isRing);
  }),
);
