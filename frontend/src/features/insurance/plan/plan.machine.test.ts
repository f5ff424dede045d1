import type { PlanAnswers } from '@hearthway/domain/insurance/coverage.ts';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { planMachine } from './plan.machine.ts';
import { NO_ANSWERS, type Step } from './plan-place.ts';

/** Machine after restoring the place from the browser. */
const start = (step: Step = 'source', answers: Partial<PlanAnswers> = {}) => {
  const actor = createActor(planMachine).start();
  actor.send({ type: 'restore', place: { step, answers: { ...NO_ANSWERS, ...answers } } });
  return {
    send: actor.send,
    at: () => actor.getSnapshot().value,
    answers: () => actor.getSnapshot().context.answers,
    choose: (change: Partial<PlanAnswers>) => actor.send({ type: 'choose', change }),
    next: () => actor.send({ type: 'next' }),
  };
};

test('asks one question after the other, and answers at the end', () => {
  const plan = start();
  const seen = [plan.at()];
  plan.choose({ source: 'employer' });
  plan.next();
  seen.push(plan.at());
  plan.choose({ funding: 'insured' });
  for (let step = 0; step < 3; step += 1) {
    plan.next();
    seen.push(plan.at());
  }
  expect(seen).toEqual(['source', 'funding', 'state', 'child', 'answer']);
});

test('does not ask who funds a plan whose source says it', () => {
  const plan = start();
  plan.choose({ source: 'military' });
  plan.next();
  expect(plan.at()).toBe('state');
  plan.send({ type: 'previous' });
  expect(plan.at()).toBe('source');
});

test('waits at a question until it is answered', () => {
  const plan = start();
  plan.next();
  expect(plan.at()).toBe('source');
  plan.choose({ source: 'bought' });
  plan.next();
  plan.next();
  expect(plan.at()).toBe('funding');
});

test('goes on where the browser has kept it', () => {
  expect(start('child', { source: 'chip', funding: 'separate' }).at()).toBe('child');
});

test('an address beyond what is answered leads to the first question', () => {
  expect(start('answer').at()).toBe('source');
  const plan = start('state', { source: 'federal' });
  plan.send({ type: 'go', step: 'funding' });
  expect(plan.at()).toBe('source');
});

test('another source drops the answers that only the one before called for', () => {
  const plan = start('answer', {
    source: 'employer',
    funding: 'self-funded',
    isGrandfathered: true,
    state: 'OH',
  });
  plan.send({ type: 'go', step: 'source' });
  plan.choose({ source: 'medicaid' });
  expect(plan.answers()).toMatchObject({ funding: null, isGrandfathered: false, state: 'OH' });
  plan.next();
  expect(plan.at()).toBe('funding');
});

test('answers of another tab count here, where they still lead to this question', () => {
  const plan = start('child', { source: 'employer', funding: 'insured' });
  plan.send({ type: 'elsewhere', answers: { ...NO_ANSWERS, source: 'federal', age: 4 } });
  expect([plan.at(), plan.answers().age]).toEqual(['child', 4]);
  plan.send({ type: 'elsewhere', answers: NO_ANSWERS });
  expect(plan.at()).toBe('source');
});

test('starting over forgets every answer', () => {
  const plan = start('answer', { source: 'military', age: 9 });
  plan.send({ type: 'start-over' });
  expect([plan.at(), plan.answers()]).toEqual(['source', NO_ANSWERS]);
});
