import { expect, test } from 'vitest';
import { givenRow } from '../kernel/given.fixture.ts';
import type { Recorded } from '../kernel/view.ts';
import type { DenialFields } from './denials.contract.ts';
import type { DenialEvent } from './denials.events.ts';
import { denialsView } from './denials.model.ts';

const AT = '2026-11-21T09:00:00.000Z';

const FIELDS: DenialFields = {
  planType: 'chip',
  state: 'NC',
  denialReason: 'hours-reduced',
  notice: 'first',
  letterOn: '2026-11-02',
  changesOn: null,
  letterSays: null,
  urgency: 'standard',
  care: 'running',
  timeZone: 'America/New_York',
  wantsReminders: true,
};

const at = (event: DenialEvent): Recorded<DenialEvent> => ({
  ...event,
  metadata: {
    $correlationId: 'c1',
    $causationId: 'c1',
    userId: 'u1',
    actor: 'u1',
    sessionId: null,
    state: null,
    occurredAt: AT,
    schemaVersion: 1,
  },
});

const recorded = (denialId: string) =>
  at({ type: 'DenialRecorded', data: { denialId, ...FIELDS } });
const sent = (denialId: string) =>
  at({
    type: 'AppealSent',
    data: { denialId, appealStep: 'chip-appeal-file', sentOn: '2026-11-20' },
  });

const row = (id: string, taken: readonly unknown[] = []) => ({
  id,
  ...FIELDS,
  recordedAt: AT,
  taken,
});

const given = (...history: readonly Recorded<DenialEvent>[]) => givenRow(denialsView, history);

test('each denial is kept with its appeals, the oldest first', () => {
  expect(given(recorded('a'), recorded('b')).when(sent('a'))).toEqual({
    denials: [
      row('a', [{ step: 'chip-appeal-file', sentOn: '2026-11-20', decided: null }]),
      row('b'),
    ],
  });
});

test('a correction keeps appeals, and a decision goes to its appeal', () => {
  const corrected = at({
    type: 'DenialCorrected',
    data: { denialId: 'a', ...FIELDS, letterOn: '2026-11-03' },
  });
  const decided = at({
    type: 'AppealDecided',
    data: {
      denialId: 'a',
      appealStep: 'chip-appeal-file',
      appealOutcome: 'upheld',
      decidedOn: '2026-11-21',
      planType: 'chip',
      denialReason: 'hours-reduced',
    },
  });
  expect(given(recorded('a'), sent('a'), corrected).when(decided)).toEqual({
    denials: [
      {
        ...row('a', [
          {
            step: 'chip-appeal-file',
            sentOn: '2026-11-20',
            decided: { on: '2026-11-21', outcome: 'upheld' },
          },
        ]),
        letterOn: '2026-11-03',
      },
    ],
  });
});

test('a removed denial is gone', () => {
  const removed = at({ type: 'DenialRemoved', data: { denialId: 'a' } });
  expect(given(recorded('a'), recorded('b')).when(removed)).toEqual({ denials: [row('b')] });
});
