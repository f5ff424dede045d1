import { describe, expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { type Given, given, givenRow } from '../kernel/given.fixture.ts';
import { SHREDDED } from '../kernel/personal.ts';
import { insuranceCallsDecider } from './calls.decider.ts';
import type { InsuranceCallsEvent } from './calls.events.ts';
import { callsView } from './calls.view.ts';
import { CALLS_LIMIT } from './insurance.constants.ts';

const now = new Date('2026-11-23T09:00:00.000Z');

const CALL = {
  callId: 'a',
  insurer: 'aetna',
  calledOn: '2026-11-20',
  person: 'Dana',
  reference: 'I-20331',
  replies: [{ questionId: 'funding', reply: 'Self-funded' }],
} as const;

const logged = (changes: object = {}): Given<InsuranceCallsEvent> => ({
  type: 'InsuranceCallLogged',
  data: { ...CALL, ...changes },
  metadata: { occurredAt: '2026-11-20T10:00:00.000Z' },
});

const removed = (callId: string): Given<InsuranceCallsEvent> => ({
  type: 'InsuranceCallRemoved',
  data: { callId },
});

const log = (changes: object = {}) => ({ command: 'log-call', ...CALL, now, ...changes }) as const;

describe('a call', () => {
  test('is logged once', () => {
    expect(given(insuranceCallsDecider).when(log())).toEqual([
      { type: 'InsuranceCallLogged', data: CALL },
    ]);
    expect(given(insuranceCallsDecider, [logged()]).when(log())).toEqual([]);
  });

  test('on a day that is still to come in every time zone is refused', () => {
    const { when } = given(insuranceCallsDecider);
    expect(when(log({ calledOn: '2026-11-24' }))).toEqual(reject('DateInFuture'));
    expect(when(log({ calledOn: '2026-11-23' }))).toHaveLength(1);
  });

  test('more than the log holds is refused, until one is removed', () => {
    const full = Array.from({ length: CALLS_LIMIT }, (_, n) => logged({ callId: `c${n}` }));
    expect(given(insuranceCallsDecider, full).when(log())).toEqual(reject('CallLogFull'));
    expect(given(insuranceCallsDecider, [...full, removed('c7')]).when(log())).toHaveLength(1);
  });

  test('is removed once, and an unknown one not at all', () => {
    const remove = { command: 'remove-call', callId: 'a' } as const;
    expect(given(insuranceCallsDecider, [logged()]).when(remove)).toEqual([removed('a')]);
    expect(given(insuranceCallsDecider, [logged(), removed('a')]).when(remove)).toEqual([]);
    expect(given(insuranceCallsDecider).when(remove)).toEqual([]);
  });
});

describe('the call log', () => {
  test('has the latest day first, and of one day the call that was logged last', () => {
    const { calls } = givenRow(callsView, [
      logged({ callId: 'b', calledOn: '2026-11-21' }),
      logged(),
    ]).when(logged({ callId: 'c' }));
    expect(calls.map(({ callId }) => callId)).toEqual(['b', 'c', 'a']);
  });

  test('lacks removed calls', () => {
    expect(givenRow(callsView, [logged()]).when(removed('a'))).toEqual({ calls: [] });
  });

  test('reads shredded fields as empty', () => {
    const shredded = { person: SHREDDED, reference: SHREDDED, replies: SHREDDED };
    expect(givenRow(callsView).when(logged(shredded)).calls).toMatchObject([
      { callId: 'a', person: '', reference: '', replies: [] },
    ]);
  });
});
