import { describe, expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { type Given, given, givenRow } from '../kernel/given.fixture.ts';
import { CALL_PLAN_LIMIT } from './call-plan.constants.ts';
import { callLaterSchema, noteCallSchema } from './call-plan.contract.ts';
import { callPlanDecider } from './call-plan.decider.ts';
import type { CallPlanEvent } from './call-plan.events.ts';
import { callPlanView } from './call-plan.view.ts';

const now = new Date('2026-11-27T15:00:00.000Z');
const TIME = '2026-11-30T14:00:00.000Z';
const NOTE = { outcome: 'reached', holdMinutes: 25, keys: '2-1' } as const;

const planned = (resourceId: string, callAt: string | null = TIME): Given<CallPlanEvent> => ({
  type: 'CallPlanned',
  data: { resourceId, callAt },
});
const noted = (resourceId: string): Given<CallPlanEvent> => ({
  type: 'CallNoted',
  data: { resourceId, ...NOTE },
  metadata: { occurredAt: '2026-11-27T16:00:00.000Z' },
});
const later = (callAt: string | null, resourceId = 'a') =>
  ({ command: 'call-later', resourceId, callAt, now }) as const;
const note = (changes: object = {}) =>
  ({ command: 'note-call', resourceId: 'a', ...NOTE, ...changes }) as const;

describe('a time to call later', () => {
  test('is set once as an instant, moved, and taken off once', () => {
    const { when } = given(callPlanDecider, [planned('a')]);
    expect(given(callPlanDecider).when(later('2026-11-30T09:00:00-05:00'))).toEqual([planned('a')]);
    expect(when(later(TIME))).toEqual([]);
    expect(when(later(null))).toEqual([planned('a', null)]);
    expect(given(callPlanDecider).when(later(null))).toEqual([]);
  });

  test('that is over, or more than a year ahead, is refused', () => {
    const { when } = given(callPlanDecider);
    expect(when(later('2026-11-27T14:59:00Z'))).toEqual(reject('CallTimePast'));
    expect(when(later('2027-11-30T14:00:00Z'))).toEqual(reject('CallTimeFar'));
  });
});

describe('a noted call', () => {
  test('is kept once, replaces the one before, and takes the time off', () => {
    const { when } = given(callPlanDecider, [planned('a'), noted('a')]);
    expect(when(note())).toEqual([]);
    expect(when(note({ holdMinutes: 5 }))).toHaveLength(1);
    expect(given(callPlanDecider, [noted('a'), planned('a')]).when(note())).toHaveLength(1);
  });

  test('holds bounded numbers and a few keys, and no words', () => {
    for (const wrong of [
      { keys: 'ask for Dana' },
      { keys: '5-5-5-0-1-0' },
      { keys: '55501' },
      { keys: '' },
      { holdMinutes: -1 },
      { holdMinutes: 181 },
      { holdMinutes: 1.5 },
      { outcome: 'called my sister' },
    ])
      expect(noteCallSchema.safeParse({ ...NOTE, ...wrong }).success, JSON.stringify(wrong)).toBe(
        false,
      );
    expect(noteCallSchema.safeParse({ ...NOTE, keys: '*-0-#' }).success).toBe(true);
    expect(callLaterSchema.safeParse({ callAt: '2026-11-30T09:00' }).success).toBe(false);
  });
});

test('a full plan takes no further listing, and changes those that it has', () => {
  const full = Array.from({ length: CALL_PLAN_LIMIT }, (_, n) => planned(`r${n}`));
  const { when } = given(callPlanDecider, full);
  expect(when(later(TIME))).toEqual(reject('CallPlanFull'));
  expect(when(note())).toEqual(reject('CallPlanFull'));
  expect(when(later('2026-11-29T14:00:00Z', 'r1'))).toHaveLength(1);
});

test('the plan has times by when they come, and the latest call of each listing', () => {
  const row = givenRow(callPlanView, [
    planned('a'),
    planned('b', '2026-11-29T14:00:00.000Z'),
    planned('c'),
  ]).when(noted('c'));
  expect(row.later.map(({ resourceId }) => resourceId)).toEqual(['b', 'a']);
  expect(row.noted).toEqual([{ resourceId: 'c', ...NOTE, notedAt: '2026-11-27T16:00:00.000Z' }]);
});
