import { expect, test } from 'vitest';
import type { StoredEvent } from '../kernel/stored-event.ts';
import { tellOfNewSteps } from './new-steps.policy.ts';
import { newStepsIn } from './new-steps.ts';
import { NO_MARK } from './next-steps.ts';
import { stepMailSchema, stepMessagesOf } from './step-mails.ts';

const FAMILY = 'f'.repeat(32);

const situation = { birthMonth: '2025-01', diagnosis: null, insurance: null } as const;

test('a month is new that brings a step, and not one that a family has done or put off already', () => {
  expect(newStepsIn({ situation, marks: {}, month: '2027-01' })).toContain('turn3-dates');
  expect(newStepsIn({ situation, marks: {}, month: '2027-02' })).toEqual([]);
  const marks = {
    'turn3-dates': { ...NO_MARK, status: 'done' },
    'parent-training': { ...NO_MARK, status: 'hidden' },
  } as const;
  expect(newStepsIn({ situation, marks, month: '2027-01' })).toEqual([]);
});

const stored = (wantsMails: boolean): StoredEvent => ({
  id: 'event-1',
  streamId: `nextSteps-${FAMILY}`,
  type: 'NextStepMailsChanged',
  data: { wantsMails, timeZone: 'America/Los_Angeles' },
  metadata: {
    $correlationId: 'c',
    $causationId: 'c',
    userId: FAMILY,
    actor: FAMILY,
    sessionId: null,
    state: null,
    occurredAt: '2026-12-01T02:00:00.000Z',
    schemaVersion: 1,
  },
  position: { commit: 1n },
});

test('a mail waits for the first of each month ahead where the family is, under a key of the month', () => {
  const { consequences } = tellOfNewSteps.open(FAMILY, null).after(stored(true));
  expect(consequences).toHaveLength(12);
  // In Los Angeles it is still November.
  expect(consequences[0]).toEqual({
    mail: { kind: 'new-next-steps', details: { month: '2026-12' } },
    later: { key: ['2026-12'], sendAt: new Date('2026-12-01T17:00:00.000Z') },
  });
  expect(consequences.at(-1)).toMatchObject({ later: { key: ['2027-11'] } });
});

test('a family that wants no mails gets none', () => {
  const on = tellOfNewSteps.open(FAMILY, null).after(stored(true)).state.toJson();
  expect(tellOfNewSteps.open(FAMILY, JSON.parse(on)).after(stored(false)).consequences).toEqual([]);
});

test('the mail names no step, age or child', () => {
  const mail = stepMailSchema.parse({ kind: 'new-next-steps', details: { month: '2027-01' } });
  const { subject, body } = stepMessagesOf(mail);
  expect(JSON.stringify([subject, body])).not.toMatch(/child|diagnos|autis|\d/i);
});
