import { expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { type Given, given } from '../kernel/given.fixture.ts';
import { PLANS_LIMIT } from './next-steps.constants.ts';
import type { PlanChange } from './next-steps.contract.ts';
import { nextStepsDecider } from './next-steps.decider.ts';
import type { NextStepsEvent } from './next-steps.events.ts';

const now = new Date('2026-11-29T10:00:00.000Z');

const change = (made: PlanChange, planId = 'family') =>
  ({ command: 'change', planId, change: made, now }) as const;

const DONE = { change: 'mark', stepId: 'hearing-test', status: 'done', until: null } as const;
const ASKED = { change: 'ask', stepId: 'ei-ask', askedOn: '2026-11-20' } as const;

const done = (planId = 'family', stepId = 'hearing-test'): Given<NextStepsEvent> => ({
  type: 'NextStepMarked',
  data: { planId, stepId, stepStatus: 'done', until: null },
});
const asked: Given<NextStepsEvent> = {
  type: 'NextStepAsked',
  data: { planId: 'family', stepId: 'ei-ask', askedOn: '2026-11-20' },
};

test('a change is stored once, and another one of the same step after it', () => {
  expect(given(nextStepsDecider).when(change(DONE))).toEqual([done()]);
  expect(given(nextStepsDecider, [done()]).when(change(DONE))).toEqual([]);
  const open = { ...DONE, status: 'open' } as const;
  expect(given(nextStepsDecider, [done()]).when(change(open))).toMatchObject([
    { type: 'NextStepMarked', data: { stepStatus: 'open' } },
  ]);
});

test('the day of a step stays when its status changes, and is taken back by itself', () => {
  const { when } = given(nextStepsDecider, [asked, done('family', 'ei-ask')]);
  expect(when(change(ASKED))).toEqual([]);
  expect(when(change({ ...ASKED, askedOn: null }))).toEqual([
    { type: 'NextStepAskTakenBack', data: { planId: 'family', stepId: 'ei-ask' } },
  ]);
});

test('a day that is still to come in every time zone is refused', () => {
  const { when } = given(nextStepsDecider);
  expect(when(change({ ...ASKED, askedOn: '2026-12-01' }))).toEqual(reject('StepDayToCome'));
  expect(when(change({ ...ASKED, askedOn: '2026-11-30' }))).toHaveLength(1);
});

test('no more plans than the limit, whose own plans still change', () => {
  const full = Array.from({ length: PLANS_LIMIT }, (_, n) => done(`plan-${n}`));
  const { when } = given(nextStepsDecider, full);
  expect(when(change(DONE, 'another'))).toEqual(reject('TooManyStepPlans'));
  expect(when(change(ASKED, 'plan-3'))).toHaveLength(1);
});

test('mails are turned on once, and off once', () => {
  const want = (wantsMails: boolean) =>
    ({ command: 'want-mails', wantsMails, timeZone: 'America/New_York' }) as const;
  const on = {
    type: 'NextStepMailsChanged',
    data: { wantsMails: true, timeZone: 'America/New_York' },
  } as const;
  expect(given(nextStepsDecider).when(want(false))).toEqual([]);
  expect(given(nextStepsDecider).when(want(true))).toEqual([on]);
  expect(given(nextStepsDecider, [on]).when(want(true))).toEqual([]);
  expect(given(nextStepsDecider, [on]).when(want(false))).toHaveLength(1);
});
