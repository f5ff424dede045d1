import { expect, test } from 'vitest';
import { inEnglish } from '../kernel/message.ts';
import { appealCase } from './appeal-case.fixture.ts';
import type { AppealCase } from './appeal-case.ts';
import { appealClock } from './appeal-clock.ts';
import { applicableLaws, officeOf, whyThisDate } from './appeal-reasons.ts';

const external = (fields: Partial<AppealCase>) => {
  const { deadlines } = appealClock(appealCase({ notice: 'final', ...fields }), '2026-11-23');
  const found = deadlines.find(({ step }) => step === 'external-file');
  if (found === undefined) throw new Error('There is no external review.');
  return found;
};

const insured = { planType: 'fully-insured-group' } as const;

test('a date tells its law, why it may hold, how far it was read and what to watch for', () => {
  expect(whyThisDate(external({ ...insured, state: 'SC' })).map(inEnglish)).toEqual([
    'Not all sources agree, or more than one rule may hold. We show the earliest date.',
    'South Carolina: 60 days after you get the letter. We count from its date.',
    'We read the law.',
    'South Carolina reviews claims of $500 and more.',
  ]);
  expect(whyThisDate(external({})).map(inEnglish)).toEqual([
    'Federal law: 4 months after you get the letter. We count from its date.',
    'We read it in another party’s words. Ask before you count on it.',
  ]);
});

test('the shortest time alone is told where the state is unknown, with the way to a longer one', () => {
  const anywhere = external({ ...insured, state: null });
  expect(applicableLaws(anywhere)).toHaveLength(1);
  expect(whyThisDate(anywhere).map(inEnglish)[0]).toMatch(/^We don’t know the state of the plan/);
  expect(officeOf(anywhere)).toBeNull();
});

test('the office of a state is for plans that it regulates, and never for self-funded ones', () => {
  expect(officeOf(external({ ...insured, state: 'KY' }))).toEqual({
    name: 'Kentucky Department of Insurance, consumer protection',
    phone: '800-595-6053',
  });
  expect(officeOf(external({ planType: 'self-funded-erisa', state: 'KY' }))).toBeNull();
});

test('the office of a state is told also where federal law gives the same day', () => {
  const { deadlines } = appealClock(appealCase({ ...insured, state: 'AR' }), '2026-11-23');
  const internal = deadlines.find(({ step }) => step === 'internal-file');
  expect(internal?.laws.map(({ where }) => where)).toEqual(['federal', 'AR']);
  expect(internal && officeOf(internal)?.phone).toBe('800-852-5494');
});
