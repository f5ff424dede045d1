import { expect, test } from 'vitest';
import { MADE_UP_STORIES, STORIES_IN_ROTATION } from './feedback.constants.ts';
import type { FamilyStory } from './feedback.contract.ts';
import { rotationOf } from './rotation.ts';

const familyStory = (id: string): FamilyStory => ({
  kind: 'told',
  id,
  firstName: 'Ana',
  place: null,
  title: 'He sings',
  words: 'He asks for his song.',
  rating: 5,
  language: 'en',
});

test('six stories are in rotation, and all are made up at first', () => {
  expect(rotationOf([])).toHaveLength(STORIES_IN_ROTATION);
  expect(rotationOf([])).toEqual(MADE_UP_STORIES.map((id) => ({ kind: 'made-up', id })));
});

test('the stories of families come first, and a made-up one leaves for each', () => {
  const [a, b] = [familyStory('a'), familyStory('b')];
  expect(rotationOf([a, b])).toEqual([
    a,
    b,
    ...MADE_UP_STORIES.slice(0, 4).map((id) => ({ kind: 'made-up', id })),
  ]);
  const many = Array.from({ length: 8 }, (_, at) => familyStory(`s${at}`));
  expect(rotationOf(many)).toEqual(many.slice(0, STORIES_IN_ROTATION));
});
