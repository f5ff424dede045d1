import { NO_NOTES } from '@hearthway/domain/next-steps/next-steps.contract.ts';
import { NO_MARK } from '@hearthway/domain/next-steps/next-steps.ts';
import { expect, test } from 'vitest';
import { changesBetween } from './take-over.ts';

const answers = {
  birthMonth: '2024-05',
  state: 'NC',
  diagnosis: 'waiting',
  insurance: 'medicaid',
} as const;

const here = {
  answers,
  marks: {
    'ei-ask': { ...NO_MARK, askedOn: '2026-11-20' },
    'hearing-test': { ...NO_MARK, status: 'later', until: '2027-01-15' },
    sleep: NO_MARK,
    'step-of-an-older-version': { ...NO_MARK, status: 'done' },
  },
} as const;

test('an account that has nothing gets all that the browser has noted', () => {
  expect(changesBetween(NO_NOTES, here)).toEqual([
    { change: 'answer', answers },
    { change: 'ask', stepId: 'ei-ask', askedOn: '2026-11-20' },
    { change: 'mark', stepId: 'hearing-test', status: 'later', until: '2027-01-15' },
  ]);
});

test('answers and notes of the account stay', () => {
  const there = {
    answers: { ...NO_NOTES.answers, state: 'TX' as const },
    marks: { 'ei-ask': { ...NO_MARK, status: 'done' as const } },
  };
  expect(changesBetween(there, here)).toEqual([
    { change: 'mark', stepId: 'hearing-test', status: 'later', until: '2027-01-15' },
  ]);
});
