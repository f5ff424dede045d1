import { expect, test } from 'vitest';
import { fitsOf } from './passage-fit.ts';

const passage = (title: string, body: string, questions: readonly string[]) => ({
  kind: 'lesson',
  section: 'a',
  title,
  body,
  asked: questions,
  coverage: 0.5,
  pieceCoverage: 0.5,
  alike: 0.1,
  pieces: 10,
});

const SIGNING = passage('Your yes', 'The school needs your consent.', ['what do I sign at school']);
const DATES = passage('Two dates', 'The school has 60 days to finish after you agree.', [
  'how many days does the school have',
]);

test('the passage that has the kind of thing that is asked for fits better', () => {
  const [signing = 0, dates = 0] = fitsOf(
    'I signed. How long does the school have?',
    [SIGNING, DATES],
    'en',
  );
  expect(dates).toBeGreaterThan(signing);
});

test('other words for the same thing count', () => {
  const [employer = 0, other = 0] = fitsOf(
    'my company pays the bills itself',
    [passage('Two kinds', 'Your employer pays.', []), passage('Two cats', 'Your cat sleeps.', [])],
    'en',
  );
  expect(employer).toBeGreaterThan(other);
});
