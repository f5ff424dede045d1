import type { PlanAnswers } from '@hearthway/domain/insurance/coverage.ts';
import { expect, test } from 'vitest';
import { NO_ANSWERS } from './answers.ts';
import { withPlan } from './planned-answers.ts';

const PLAN: PlanAnswers = {
  source: 'employer',
  funding: 'self-funded',
  isGrandfathered: false,
  state: 'TX',
  isStateSure: false,
  age: null,
  hours: null,
};

test('the questions about the plan fill in kind and state', () => {
  expect(withPlan(NO_ANSWERS, PLAN)).toMatchObject({ planType: 'self-funded-erisa', state: 'TX' });
  expect(withPlan({ ...NO_ANSWERS, planType: 'unknown' }, PLAN).planType).toBe('self-funded-erisa');
});

test('an answer that was given here stays', () => {
  const answered = { ...NO_ANSWERS, planType: 'tricare', state: 'OK' } as const;
  expect(withPlan(answered, PLAN)).toEqual(answered);
});

test('a grandfathered plan is one of its own', () => {
  expect(withPlan(NO_ANSWERS, { ...PLAN, isGrandfathered: true }).planType).toBe('grandfathered');
});

test('a kind that is not certain stays open', () => {
  expect(withPlan(NO_ANSWERS, { ...PLAN, funding: 'unsure' }).planType).toBeNull();
  const unknown = { ...NO_ANSWERS, planType: 'unknown' } as const;
  expect(withPlan(unknown, { ...PLAN, source: 'unsure', funding: null }).planType).toBe('unknown');
  expect(withPlan(NO_ANSWERS, undefined)).toBe(NO_ANSWERS);
});
