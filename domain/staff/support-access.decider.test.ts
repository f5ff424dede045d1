import { expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import type { EventMetadata } from '../kernel/event-metadata.ts';
import { given } from '../kernel/given.fixture.ts';
import type { Recorded } from '../kernel/view.ts';
import { GRANT_MINUTES, RENEWED_BELOW_MINUTES } from '../support/support.constants.ts';
import type { FeedbackView } from './support-access.constants.ts';
import {
  type SupportAccessCommand,
  type SupportAction,
  supportAccessDecider,
} from './support-access.decider.ts';
import type { SupportAccessEvent } from './support-access.events.ts';

const START = Date.parse('2026-11-21T09:00:00.000Z');
const minutes = (count: number): Date => new Date(START + count * 60_000);
const JUST_BEFORE = 1 / 60_000;

const by = (actor: string, at: Date): EventMetadata => ({
  $correlationId: 'c1',
  $causationId: 'c1',
  userId: 'family',
  actor,
  sessionId: null,
  state: null,
  occurredAt: at.toISOString(),
  schemaVersion: 1,
});

const viewed: SupportAccessEvent = { type: 'TimelineViewed', data: {} };
const viewedBy = (staffId: string, after = 0): Recorded<SupportAccessEvent> => ({
  ...viewed,
  metadata: by(staffId, minutes(after)),
});

const view = (staffId: string, after: number): SupportAccessCommand => ({
  command: 'view-timeline',
  staffId,
  now: minutes(after),
});
const reveal = (staffId: string, after: number): SupportAccessCommand => ({
  command: 'reveal-detail',
  staffId,
  now: minutes(after),
  eventId: 'e1',
  reason: 'Cannot find their report',
});
const revealed: SupportAccessEvent = {
  type: 'DetailRevealed',
  data: { eventId: 'e1', reason: 'Cannot find their report' },
};

const decided = (
  command: SupportAccessCommand,
  ...history: readonly Recorded<SupportAccessEvent>[]
) => given(supportAccessDecider, history).when(command);

const RENEWED_AFTER = GRANT_MINUTES - RENEWED_BELOW_MINUTES;

test('looking at a family is on record', () => {
  expect(decided(view('ana', 0))).toEqual([viewed]);
});

test('a reload soon after is no second view', () => {
  expect(decided(view('ana', 0), viewedBy('ana'))).toEqual([]);
  expect(decided(view('ana', RENEWED_AFTER - JUST_BEFORE), viewedBy('ana'))).toEqual([]);
});

test('later it is, and the grant begins again', () => {
  expect(decided(view('ana', RENEWED_AFTER), viewedBy('ana'))).toEqual([viewed]);
  const again = [viewedBy('ana'), viewedBy('ana', RENEWED_AFTER)];
  expect(decided(view('ana', RENEWED_AFTER + 1), ...again)).toEqual([]);
  expect(decided(reveal('ana', GRANT_MINUTES + 1), ...again)).toEqual([revealed]);
});

test("each staff member's view is their own", () => {
  expect(decided(view('ben', 0), viewedBy('ana'))).toEqual([viewed]);
  expect(decided(reveal('ben', 0), viewedBy('ana'))).toEqual(reject('GrantRequired'));
});

test('a detail is opened as long as the grant lasts', () => {
  expect(decided(reveal('ana', GRANT_MINUTES - JUST_BEFORE), viewedBy('ana'))).toEqual([revealed]);
  expect(decided(reveal('ana', GRANT_MINUTES), viewedBy('ana'))).toEqual(reject('GrantRequired'));
  expect(decided(reveal('ana', 0))).toEqual(reject('GrantRequired'));
});

test('each reveal is recorded with its reason, even if repeated', () => {
  const before = { ...revealed, metadata: by('ana', minutes(1)) };
  expect(decided(reveal('ana', 2), viewedBy('ana'), before)).toEqual([revealed]);
});

test('opening a detail prolongs no grant', () => {
  const before = { ...revealed, metadata: by('ana', minutes(14)) };
  expect(decided(reveal('ana', GRANT_MINUTES), viewedBy('ana'), before)).toEqual(
    reject('GrantRequired'),
  );
});

/** Each action of support, with the events that record it. */
const DEEDS: readonly (readonly [SupportAction, readonly SupportAccessEvent[]])[] = [
  [{ command: 'require-grant' }, []],
  [
    { command: 'add-note', note: 'Called back' },
    [{ type: 'SupportNoteAdded', data: { note: 'Called back' } }],
  ],
  [
    { command: 'record-mail', mail: 'confirm-email' },
    [{ type: 'MailResent', data: { mail: 'confirm-email' } }],
  ],
  [
    { command: 'record-sign-out', sessionIds: [] },
    [{ type: 'FamilySignedOut', data: { sessionIds: [] } }],
  ],
];

test.for(DEEDS)("$0.command needs a current view of one's own, and is none", ([deed, events]) => {
  const useGrant = (after: number) => ({ ...deed, staffId: 'ana', now: minutes(after) });
  const last = GRANT_MINUTES - JUST_BEFORE;
  expect(decided(useGrant(last), viewedBy('ana'))).toEqual(events);
  expect(decided(useGrant(GRANT_MINUTES), viewedBy('ana'))).toEqual(reject('GrantRequired'));
  expect(decided(useGrant(0), viewedBy('ben'))).toEqual(reject('GrantRequired'));
  const done = events.map((event) => ({ ...event, metadata: by('ana', minutes(last)) }));
  expect(decided(useGrant(GRANT_MINUTES), viewedBy('ana'), ...done)).toEqual(
    reject('GrantRequired'),
  );
});

const feedbackViewed = (shown: FeedbackView, after = 0): Recorded<SupportAccessEvent> => ({
  type: 'FeedbackViewed',
  data: { feedbackId: 'f1', shown },
  metadata: by('ana', minutes(after)),
});
const read = (shown: FeedbackView, after: number, feedbackId = 'f1'): SupportAccessCommand => ({
  command: 'view-feedback',
  feedbackId,
  shown,
  staffId: 'ana',
  now: minutes(after),
});
const decide = (staffId: string, after: number, feedbackId = 'f1'): SupportAccessCommand => ({
  command: 'require-feedback',
  feedbackId,
  staffId,
  now: minutes(after),
});

test('reading feedback is on record, and once more when its private details are shown', () => {
  const masked = { type: 'FeedbackViewed', data: { feedbackId: 'f1', shown: 'masked' } };
  const whole = { type: 'FeedbackViewed', data: { feedbackId: 'f1', shown: 'whole' } };
  expect(decided(read('masked', 0))).toEqual([masked]);
  expect(decided(read('masked', 1), feedbackViewed('masked'))).toEqual([]);
  expect(decided(read('whole', 1), feedbackViewed('masked'))).toEqual([whole]);
  expect(decided(read('masked', RENEWED_AFTER), feedbackViewed('masked'))).toEqual([masked]);
});

test('a decision about feedback needs a look at it that lasts, by the same person', () => {
  const history = [feedbackViewed('masked')];
  expect(decided(decide('ana', GRANT_MINUTES - JUST_BEFORE), ...history)).toEqual([]);
  expect(decided(decide('ana', GRANT_MINUTES), ...history)).toEqual(reject('GrantRequired'));
  expect(decided(decide('bob', 1), ...history)).toEqual(reject('GrantRequired'));
  expect(decided(decide('ana', 1, 'f2'), ...history)).toEqual(reject('GrantRequired'));
  expect(decided(decide('ana', 1), viewedBy('ana'))).toEqual(reject('GrantRequired'));
});

test('feedback that was read gives no grant to the activity', () => {
  expect(decided(reveal('ana', 1), feedbackViewed('whole'))).toEqual(reject('GrantRequired'));
});
