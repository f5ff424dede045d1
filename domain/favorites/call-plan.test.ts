import { describe, expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { type Given, given, recorded } from '../kernel/given.fixture.ts';
import { CALL_PLAN_LIMIT } from './call-plan.constants.ts';
import { callLaterSchema, noteCallSchema } from './call-plan.contract.ts';
import { callPlanDecider } from './call-plan.decider.ts';
import type { CallPlanEvent } from './call-plan.events.ts';
import { type CallPlanRow, callPlanView } from './call-plan.view.ts';

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
  ({ command: 'call-later', resourceId, isKnown: true, callAt, now }) as const;
const note = (changes: object = {}) =>
  ({ command: 'note-call', resourceId: 'a', isKnown: true, ...NOTE, ...changes }) as const;

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

test('a full plan takes no further listing until one has left it', () => {
  const full = Array.from({ length: CALL_PLAN_LIMIT }, (_, n) => planned(`r${n}`));
  const { when } = given(callPlanDecider, full);
  expect(when(later(TIME))).toEqual(reject('CallPlanFull'));
  expect(when(note())).toEqual(reject('CallPlanFull'));
  expect(when(later(null))).toEqual([]);
  expect(when(later('2026-11-29T14:00:00Z', 'r1'))).toHaveLength(1);
  expect(given(callPlanDecider, [...full, planned('r1', null)]).when(note())).toHaveLength(1);
});

test('a listing that the directory never had is refused, and one that has left it is still changed', () => {
  const unknown = { isKnown: false } as const;
  const { when } = given(callPlanDecider, [planned('a')]);
  expect(when({ ...later(TIME, 'b'), ...unknown })).toEqual(reject('UnknownResource'));
  expect(when({ ...note(), resourceId: 'b', ...unknown })).toEqual(reject('UnknownResource'));
  expect(when({ ...later(null), ...unknown })).toEqual([planned('a', null)]);
});

test('a row has the time to call or the latest call', () => {
  const rows = new Map<string, CallPlanRow>();
  const fold = (...events: readonly Given<CallPlanEvent>[]) => {
    for (const event of events.map(recorded<CallPlanEvent>))
      for (const row of callPlanView.evolve(rows, event)) rows.set(row.resource_id, row);
  };
  fold(planned('a'), planned('b'), planned('b', null), noted('a'));
  const none = { outcome: null, hold_minutes: null, keys: null, noted_at: null };
  expect([...rows.values()]).toEqual([
    {
      resource_id: 'a',
      call_at: null,
      outcome: 'reached',
      hold_minutes: 25,
      keys: '2-1',
      noted_at: new Date('2026-11-27T16:00:00.000Z'),
    },
    { resource_id: 'b', call_at: null, ...none },
  ]);
  fold(planned('a'));
  expect(rows.get('a')).toMatchObject({ call_at: new Date(TIME), keys: '2-1' });
});
