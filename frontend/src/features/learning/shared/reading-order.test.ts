import { expect, test } from 'vitest';
import { cardOf, LESSONS } from '../../../testing/lessons.fixture.ts';
import { inReadingOrder } from './reading-order.ts';

const [model] = LESSONS.map(cardOf);
if (model === undefined) throw new Error('There is a lesson to test with.');

const idsOf = (...cards: readonly Partial<typeof model>[]) =>
  inReadingOrder(cards.map((card) => ({ ...model, next: [], topics: ['food'], ...card }))).map(
    ({ id }) => id,
  );

test('easy lessons come before hard ones, and a diagnosis before other subjects', () => {
  expect(
    idsOf(
      { id: 'hard', difficulty: 'advanced', topics: ['diagnosis'] },
      { id: 'food' },
      { id: 'middle', difficulty: 'intermediate' },
      { id: 'first', topics: ['basics', 'diagnosis'] },
    ),
  ).toEqual(['first', 'food', 'middle', 'hard']);
});

test('of the same level, the one that the author suggests comes next', () => {
  expect(
    idsOf(
      { id: 'a', estimated_minutes: 1, next: ['c', 'hard'] },
      { id: 'b', estimated_minutes: 2 },
      { id: 'c', estimated_minutes: 3 },
      { id: 'hard', difficulty: 'advanced' },
    ),
  ).toEqual(['a', 'c', 'b', 'hard']);
});
