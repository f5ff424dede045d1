import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type Answers, NO_ANSWERS } from './answers.ts';
import { deniedMachine } from './denied.machine.ts';
import type { Step } from './steps.ts';

const ANSWERED: Answers = {
  ...NO_ANSWERS,
  reason: 'experimental',
  planType: 'marketplace',
  care: 'planned',
  letterOn: '2026-11-02',
};

const open = (answers: Answers, wanted: Step = 'reason') => {
  const kept: Answers[] = [];
  const machine = deniedMachine.provide({ actions: { keep: (_, next) => void kept.push(next) } });
  const actor = createActor(machine, { input: { answers, wanted } }).start();
  const known = () => actor.getSnapshot().context.answers;
  return { actor, kept, answers: known, step: () => actor.getSnapshot().value };
};

test('it begins with the reason', () => {
  expect(open(NO_ANSWERS).step()).toBe('reason');
});

test('an address leads no further than what is answered', () => {
  expect(open(NO_ANSWERS, 'letter').step()).toBe('reason');
  expect(open({ ...NO_ANSWERS, reason: 'educational' }, 'deadlines').step()).toBe('about');
  expect(open(ANSWERED, 'letter').step()).toBe('letter');
});

test('each answer is kept', () => {
  const { actor, kept, step } = open(NO_ANSWERS);
  actor.send({ type: 'answer', answers: { reason: 'experimental' } });
  actor.send({ type: 'go', step: 'gather' });
  actor.send({ type: 'gather', place: 2, isGathered: true });
  actor.send({ type: 'gather', place: 0, isGathered: true });
  actor.send({ type: 'gather', place: 0, isGathered: true });
  expect(step()).toBe('gather');
  expect(kept.at(-1)).toEqual({
    ...NO_ANSWERS,
    reason: 'experimental',
    gathered: { experimental: [0, 2] },
  });
  actor.send({ type: 'gather', place: 2, isGathered: false });
  expect(kept.at(-1)?.gathered).toEqual({ experimental: [0] });
});

test('another reason has a checklist of its own, and the first one keeps its marks', () => {
  const { actor, answers } = open({ ...ANSWERED, gathered: { experimental: [1] } });
  actor.send({ type: 'answer', answers: { reason: 'educational' } });
  actor.send({ type: 'gather', place: 0, isGathered: true });
  expect(answers().gathered).toEqual({ experimental: [1], educational: [0] });
});

test('another tab that has started over takes this one back', () => {
  const { actor, step, kept } = open(ANSWERED, 'letter');
  actor.send({ type: 'replace', answers: NO_ANSWERS });
  expect(step()).toBe('reason');
  expect(kept).toEqual([]);
});

test('another tab that has changed an answer leaves the step as it is', () => {
  const { actor, step, answers } = open(ANSWERED, 'deadlines');
  actor.send({ type: 'replace', answers: { ...ANSWERED, urgency: 'urgent' } });
  expect(step()).toBe('deadlines');
  expect(answers().urgency).toBe('urgent');
});

test('starting over forgets every answer', () => {
  const { actor, step, kept } = open(ANSWERED, 'deadlines');
  actor.send({ type: 'start-over' });
  expect(step()).toBe('reason');
  expect(kept).toEqual([NO_ANSWERS]);
});
