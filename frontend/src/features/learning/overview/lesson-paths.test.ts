import { expect, test } from 'vitest';
import { cardOf, LESSONS } from '../../../testing/lessons.fixture.ts';
import { alongPaths } from './lesson-paths.ts';

test('each lesson is on one path, by its main topic, and a path without a lesson is left out', () => {
  const paths = alongPaths(LESSONS.map(cardOf));
  expect(paths.map(({ id, cards }) => [id, cards.map((card) => card.id)])).toEqual([
    ['first', ['first-90-days', 'first-words']],
    ['waiting', ['who-pays']],
    ['every-day', ['what-aba-is']],
  ]);
});
