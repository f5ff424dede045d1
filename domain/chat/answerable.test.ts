import { expect, test } from 'vitest';
import { isAnswerable } from './answerable.ts';

const NOTHING = {
  coverage: 0.1,
  pieceCoverage: 0.1,
  pieces: 4,
  alike: 0.05,
  unknown: 2,
  standsOutBy: 0,
};

test('a question whose words a passage has, as parents ask them, is answered', () => {
  const passage = {
    coverage: 0.95,
    pieceCoverage: 0.9,
    pieces: 90,
    alike: 0.5,
    unknown: 0,
    standsOutBy: 0,
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

test('a passage that vectors tell from all others answers, whatever its words', () => {
  const nearest = (standsOutBy: number) => [NOTHING, { ...NOTHING, standsOutBy }];
  expect(isAnswerable('who won the game last night', nearest(6))).toBe(true);
  expect(isAnswerable('who won the game last night', nearest(3))).toBe(false);
});

test('without a passage, nothing is answered', () => {
  expect(isAnswerable('how do I cancel my plan', [])).toBe(false);
});
