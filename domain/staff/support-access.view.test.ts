import { expect, test } from 'vitest';
import { givenRow } from '../kernel/given.fixture.ts';
import { SHREDDED } from '../kernel/personal.ts';
import type { SupportAccessEvent } from './support-access.events.ts';
import { supportAccessView } from './support-access.view.ts';

const rowOf = (event: SupportAccessEvent) =>
  givenRow(supportAccessView).when({
    id: 'e9',
    ...event,
    metadata: {
      $correlationId: 'c1',
      $causationId: 'c1',
      userId: 'family',
      actor: 'ana',
      sessionId: null,
      state: null,
      occurredAt: '2026-11-21T09:00:00.000Z',
      schemaVersion: 1,
    },
  });

const BY_ANA = { eventId: 'e9', staffId: 'ana', occurredAt: '2026-11-21T09:00:00.000Z' };

test('each row has staff member, action, time and details', () => {
  expect(rowOf({ type: 'TimelineViewed', data: {} })).toEqual({
    ...BY_ANA,
    what: 'timeline-viewed',
    detail: {},
  });
  expect(
    rowOf({ type: 'DetailRevealed', data: { eventId: 'e1', reason: 'Cannot find it' } }),
  ).toEqual({
    ...BY_ANA,
    what: 'detail-revealed',
    detail: { eventId: 'e1', reason: 'Cannot find it' },
  });
  expect(rowOf({ type: 'SupportNoteAdded', data: { note: 'Call back' } })).toEqual({
    ...BY_ANA,
    what: 'note-added',
    detail: { note: 'Call back' },
  });
  expect(rowOf({ type: 'MailResent', data: { mail: 'reset-password' } })).toEqual({
    ...BY_ANA,
    what: 'mail-resent',
    detail: { mail: 'reset-password' },
  });
  expect(rowOf({ type: 'FamilySignedOut', data: { sessionIds: ['s1'] } })).toEqual({
    ...BY_ANA,
    what: 'sessions-ended',
    detail: {},
  });
});

test('unreadable details are null, and the action stays', () => {
  expect(
    rowOf({ type: 'DetailRevealed', data: { eventId: 'e1', reason: SHREDDED } }).detail,
  ).toEqual({ eventId: 'e1', reason: null });
  expect(rowOf({ type: 'SupportNoteAdded', data: { note: SHREDDED } }).detail).toEqual({
    note: null,
  });
});
