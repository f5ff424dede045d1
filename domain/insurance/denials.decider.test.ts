import { expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { given } from '../kernel/given.fixture.ts';
import type { DenialFields } from './denials.contract.ts';
import { type DenialCommand, denialsDecider } from './denials.decider.ts';
import type { DenialEvent } from './denials.events.ts';

const denialId = 'd'.repeat(32);

const FIELDS: DenialFields = {
  planType: 'medicaid-managed-care',
  state: 'NC',
  denialReason: 'hours-reduced',
  notice: 'first',
  letterOn: '2026-11-02',
  changesOn: null,
  letterSays: null,
  urgency: 'standard',
  care: 'running',
  timeZone: 'America/Los_Angeles',
  wantsReminders: true,
};

/** Still the evening of November 22 in Los Angeles. */
const now = new Date('2026-11-23T05:00:00.000Z');
const step = 'medicaid-appeal-file';

const record = (fields: Partial<DenialFields> = {}): DenialCommand => ({
  command: 'record',
  denialId,
  fields: { ...FIELDS, ...fields },
});
const send = (sentOn: string): DenialCommand => ({
  command: 'send-appeal',
  denialId,
  step,
  sentOn,
  now,
});
const decide = (decidedOn: string, outcome: 'overturned' | 'upheld' = 'upheld'): DenialCommand => ({
  command: 'decide-appeal',
  denialId,
  step,
  outcome,
  decidedOn,
  now,
});
const remove: DenialCommand = { command: 'remove', denialId };

const recorded: DenialEvent = { type: 'DenialRecorded', data: { denialId, ...FIELDS } };
const sent = (sentOn: string): DenialEvent => ({
  type: 'AppealSent',
  data: { denialId, appealStep: step, sentOn },
});
const decidedOn = (on: string, appealOutcome: 'overturned' | 'upheld' = 'upheld'): DenialEvent => ({
  type: 'AppealDecided',
  data: {
    denialId,
    appealStep: step,
    appealOutcome,
    decidedOn: on,
    planType: 'medicaid-managed-care',
    denialReason: 'hours-reduced',
  },
});
const removed: DenialEvent = { type: 'DenialRemoved', data: { denialId } };

const decided = (command: DenialCommand, ...history: readonly DenialEvent[]) =>
  given(denialsDecider, history).when(command);

test('a denial is recorded once, and a changed one is a correction', () => {
  expect(decided(record())).toEqual([recorded]);
  expect(decided(record(), recorded)).toEqual([]);
  const corrected = { denialId, ...FIELDS, letterOn: '2026-11-03' };
  expect(decided(record({ letterOn: '2026-11-03' }), recorded)).toEqual([
    { type: 'DenialCorrected', data: corrected },
  ]);
  expect(
    decided(record({ letterOn: '2026-11-03' }), recorded, {
      type: 'DenialCorrected',
      data: corrected,
    }),
  ).toEqual([]);
});

test('an appeal is sent once, and another day corrects it', () => {
  expect(decided(send('2026-11-20'), recorded)).toEqual([sent('2026-11-20')]);
  expect(decided(send('2026-11-20'), recorded, sent('2026-11-20'))).toEqual([]);
  expect(decided(send('2026-11-21'), recorded, sent('2026-11-20'))).toEqual([sent('2026-11-21')]);
});

test('today is the day where the family is', () => {
  expect(decided(send('2026-11-22'), recorded)).toEqual([sent('2026-11-22')]);
  expect(decided(send('2026-11-23'), recorded)).toEqual(reject('DayToCome'));
  expect(decided(decide('2026-11-23'), recorded, sent('2026-11-20'))).toEqual(reject('DayToCome'));
});

test('an appeal is not sent before the letter, nor decided before it is sent', () => {
  expect(decided(send('2026-11-01'), recorded)).toEqual(reject('SentBeforeLetter'));
  expect(decided(decide('2026-11-20'), recorded)).toEqual(reject('AppealNotSent'));
  expect(decided(decide('2026-11-19'), recorded, sent('2026-11-20'))).toEqual(
    reject('DecidedBeforeSent'),
  );
});

test('a decision is recorded once, with reason and kind of plan, and can be corrected', () => {
  const history = [recorded, sent('2026-11-10')];
  expect(decided(decide('2026-11-20'), ...history)).toEqual([decidedOn('2026-11-20')]);
  expect(decided(decide('2026-11-20'), ...history, decidedOn('2026-11-20'))).toEqual([]);
  expect(decided(decide('2026-11-20', 'overturned'), ...history, decidedOn('2026-11-20'))).toEqual([
    decidedOn('2026-11-20', 'overturned'),
  ]);
});

test('a denial that was removed stays removed, and removing it again changes nothing', () => {
  expect(decided(remove)).toEqual([]);
  expect(decided(remove, recorded)).toEqual([removed]);
  expect(decided(remove, recorded, removed)).toEqual([]);
  for (const command of [record(), send('2026-11-20'), decide('2026-11-20')])
    expect(decided(command, recorded, removed)).toEqual(reject('DenialGone'));
});

test('an unknown denial has no appeal', () => {
  for (const command of [send('2026-11-20'), decide('2026-11-20')])
    expect(decided(command)).toEqual(reject('UnknownDenial'));
});

test('repeating a command changes nothing, in any state', () => {
  const commands = [
    record(),
    record({ letterOn: '2026-11-05' }),
    send('2026-11-10'),
    send('2026-11-12'),
    decide('2026-11-20'),
    decide('2026-11-21', 'overturned'),
    remove,
  ];
  const after = (
    history: readonly DenialEvent[],
    command: DenialCommand,
  ): readonly DenialEvent[] => {
    const events = decided(command, ...history);
    return 'rejected' in events || events.length === 0 ? history : [...history, ...events];
  };
  for (const first of commands)
    for (const second of commands)
      for (const third of commands) {
        const history = [first, second, third].reduce(after, [recorded]);
        expect(after(history, third)).toBe(history);
      }
});
