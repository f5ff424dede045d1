import { expect, test } from 'vitest';
import { createUnlocks } from './unlocks.ts';

const answer = (...unlocked: readonly string[]) =>
  ['explorer', 'tour-guide', 'first-steps'].map((id) => ({
    id,
    title: id,
    points: 10,
    unlocked: unlocked.includes(id),
  }));

const ids = (news: readonly { readonly id: string }[]) => news.map(({ id }) => id);

test('what was unlocked before the page was opened is no news', () => {
  const unlocks = createUnlocks();
  expect(unlocks.hear(answer('explorer'))).toEqual([]);
  expect(unlocks.hear(answer('explorer'))).toEqual([]);
});

test('several at once are told together', () => {
  const unlocks = createUnlocks();
  unlocks.hear(answer());
  expect(ids(unlocks.hear(answer('explorer', 'tour-guide')))).toEqual(['explorer', 'tour-guide']);
});

test('one that follows while another is still shown is told with it, and alone afterwards', () => {
  const unlocks = createUnlocks();
  unlocks.hear(answer());
  unlocks.hear(answer('explorer'));
  expect(ids(unlocks.hear(answer('explorer', 'tour-guide')))).toEqual(['explorer', 'tour-guide']);
  unlocks.markShown();
  expect(ids(unlocks.hear(answer('explorer', 'tour-guide', 'first-steps')))).toEqual([
    'first-steps',
  ]);
});

test('an answer that is behind the last makes nothing new twice', () => {
  const unlocks = createUnlocks();
  unlocks.hear(answer());
  unlocks.hear(answer('explorer'));
  unlocks.markShown();
  expect(unlocks.hear(answer())).toEqual([]);
  expect(unlocks.hear(answer('explorer'))).toEqual([]);
});
