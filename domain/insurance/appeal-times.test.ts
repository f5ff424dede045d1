import { expect, test } from 'vitest';
import { inEnglish } from '../kernel/message.ts';
import { STATES } from '../kernel/states.constants.ts';
import { appealTimes, timeMessages } from './appeal-times.ts';
import { PLAN_TYPES, type PlanType } from './plan-types.constants.ts';

const timesOf = (planType: PlanType, state: string | null) =>
  appealTimes({ planType, state }).map((time) => timeMessages(time).map(inEnglish).join(' '));

test('the times of a plan in a state are those of the clock', () => {
  expect(timesOf('marketplace', 'KY')).toEqual([
    'Send your appeal to the plan: 180 days from the date on the letter. We read it on a page of an agency.',
    'Ask for an external review: 60 days from the date on the letter. We read the law. Not all sources agree, or more than one rule may hold. We show the earliest date.',
  ]);
  expect(timesOf('medicaid-managed-care', null).map((line) => line.split(' from ')[0])).toEqual([
    'Ask that the care goes on while you appeal: 10 days',
    'Send your appeal to the Medicaid plan: 60 days',
    'Ask for a state fair hearing: 90 days',
  ]);
});

test('a plan whose notice alone says the day has no time, and every other one has', () => {
  for (const planType of PLAN_TYPES)
    for (const state of [...Object.keys(STATES), null])
      expect(timesOf(planType, state).length > 0).toBe(
        planType !== 'medicaid-fee-for-service' && planType !== 'short-term-or-limited',
      );
});
