import { expect, test } from 'vitest';
import { answersSchema, isDay, missingIn, NO_ANSWERS, withTaken } from './answers.ts';

test.for([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-11-31', false],
  ['0202-11-02', false],
  ['2026-11', false],
  ['', false],
] as const)('%s is a day: %s', ([text, is]) => {
  expect(isDay(text)).toBe(is);
});

test('answers of another version are none', () => {
  expect(answersSchema.safeParse(NO_ANSWERS).success).toBe(true);
  expect(answersSchema.safeParse({ ...NO_ANSWERS, letterOn: '2027-02-29' }).success).toBe(false);
  expect(answersSchema.safeParse({ ...NO_ANSWERS, state: 'XX' }).success).toBe(false);
  expect(answersSchema.safeParse({ reason: 'experimental' }).success).toBe(false);
});

test('deadlines need a date, a kind of plan and where the care stands', () => {
  expect(missingIn(NO_ANSWERS)).toEqual(['letterOn', 'planType', 'care']);
  expect(missingIn({ ...NO_ANSWERS, letterOn: '2026-11-02', planType: 'unknown' })).toEqual([
    'care',
  ]);
});

test('a step that is recorded again is the same one', () => {
  const first = { step: 'internal-file', sentOn: '2026-11-10', decided: null } as const;
  const again = { ...first, sentOn: '2026-11-11' };
  const { taken } = withTaken(NO_ANSWERS, first);
  expect(withTaken({ ...NO_ANSWERS, taken }, again).taken).toEqual([again]);
});
