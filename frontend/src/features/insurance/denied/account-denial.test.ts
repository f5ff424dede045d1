import { recordDenialSchema } from '@hearthway/domain/insurance/denials.contract.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answersOf, fieldsOf, isSame, newDenialId } from './account-denial.ts';
import { type Answers, NO_ANSWERS } from './answers.ts';

const ANSWERS: Answers = {
  ...NO_ANSWERS,
  reason: 'other',
  planType: 'unknown',
  state: 'TX',
  letterOn: '2026-11-02',
  care: 'running',
  changesOn: '2026-12-01',
  taken: [{ step: 'internal-file', sentOn: '2026-11-10', decided: null }],
  denialId: 'a'.repeat(32),
};

const saved = () => {
  const fields = fieldsOf(ANSWERS, 'America/New_York');
  if (fields === undefined) throw new Error('An answer is missing.');
  return {
    ...fields,
    id: 'a'.repeat(32),
    recordedAt: '2026-11-23T10:00:00Z',
    taken: [...ANSWERS.taken],
  };
};

test('the account takes the answers, and they come back as they were', () => {
  const fields = fieldsOf(ANSWERS, 'America/New_York');
  expect(z.safeParse(recordDenialSchema, fields).success).toBe(true);
  expect(fields).toMatchObject({ planType: null, denialReason: null });
  expect({ gathered: {}, ...answersOf(saved()) }).toEqual(ANSWERS);
});

test('an answer that is missing keeps a denial out of the account', () => {
  for (const name of ['reason', 'planType', 'letterOn', 'care'] as const)
    expect(fieldsOf({ ...ANSWERS, [name]: null }, 'UTC')).toBeUndefined();
});

test('another time zone is no change, and another date is one', () => {
  const here = fieldsOf(ANSWERS, 'America/Los_Angeles');
  const moved = fieldsOf({ ...ANSWERS, letterOn: '2026-11-03' }, 'America/New_York');
  expect(here && isSame(saved(), here)).toBe(true);
  expect(moved && isSame(saved(), moved)).toBe(false);
});

test('each new id is one of its own', () => {
  const ids = [newDenialId(), newDenialId()];
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
