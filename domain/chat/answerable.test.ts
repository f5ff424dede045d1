import { expect, test } from 'vitest';
import { isAnswerable } from './answerable.ts';

const NOTHING = {
  coverage: 0.1,
  pieceCoverage: 0.1,
  pieces: 4,
  alike: 0.05,
  unknown: 2,
  standsOut: false,
  fit: 1,
  title: '',
  body: '',
  asked: [],
};

test('a question whose words a passage has, as parents ask them, is answered', () => {
  const passage = {
    coverage: 0.95,
    pieceCoverage: 0.9,
    pieces: 90,
    alike: 0.5,
    unknown: 0,
    standsOut: false,
    fit: 12,
    title: 'My plan said no',
    body: 'You can appeal a no to speech therapy.',
    asked: [],
  };
  expect(isAnswerable('how do i appeal when the plan says no to speech therapy', [passage])).toBe(
    true,
  );
});

test.each(['who won the game last night', 'cuál es la mejor marca de pañales'])(
  'a question that no passage speaks of is refused: %s',
  (question) => {
    expect(isAnswerable(question, [NOTHING])).toBe(false);
  },
);

test('a passage that stands out by its meaning answers, even without a word of the question', () => {
  const nearest = { ...NOTHING, standsOut: true };
  expect(isAnswerable('who won the game last night', [NOTHING, nearest])).toBe(true);
});

test('without a passage, nothing is answered', () => {
  expect(isAnswerable('how do I cancel my plan', [])).toBe(false);
});
