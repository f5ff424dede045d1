import { expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { type Given, given } from '../kernel/given.fixture.ts';
import { type ThreadCommand, threadDecider } from './thread.decider.ts';
import type { ThreadEvent } from './thread.events.ts';

const threadId = 't'.repeat(32);
const staffId = '5'.repeat(32);
const OTHER = '6'.repeat(32);

const AT = '2026-11-21T09:00:00.000Z';
/** Five minutes after all that tests tell. */
const now = new Date('2026-11-21T09:05:00.000Z');

const FORM = {
  threadId,
  topic: 'insurance',
  priority: 'normal',
  hasPrioritySupport: false,
  language: 'en',
  sender: 'family',
  channel: 'form',
  name: 'Ana Lima',
  email: 'ana@example.org',
  phone: null,
  subject: 'A letter',
} as const;

const WORDS = { text: 'They ask for a form.', crisis: null, lexiconVersion: 1 } as const;

const open: ThreadCommand = { command: 'open', ...FORM, messageId: 'm1', ...WORDS };
const send = (messageId: string): ThreadCommand => ({
  command: 'send',
  threadId,
  messageId,
  via: 'page',
  ...WORDS,
});
const ofStaff = { threadId, staffId, now } as const;
const reply = (seen: number, messageId = 'r1'): ThreadCommand => ({
  command: 'reply',
  ...ofStaff,
  messageId,
  text: 'Send page two.',
  via: 'page',
  seen,
});

const opened: ThreadEvent = { type: 'ThreadOpened', data: FORM };
const message = (messageId: string, via: 'form' | 'page' = 'form'): ThreadEvent => ({
  type: 'MessageSent',
  data: { threadId, messageId, by: 'family', via, ...WORDS },
});
const replied: ThreadEvent = {
  type: 'MessageSent',
  data: {
    threadId,
    messageId: 'r1',
    by: 'support',
    via: 'page',
    text: 'Send page two.',
    crisis: null,
    lexiconVersion: null,
  },
};
const viewed = (actor = staffId, occurredAt = AT): Given<ThreadEvent> => ({
  type: 'ThreadViewed',
  data: { threadId },
  metadata: { actor, occurredAt },
});
const resolved: ThreadEvent = { type: 'ThreadResolved', data: { threadId } };
const reopened = (by: 'family' | 'support'): ThreadEvent => ({
  type: 'ThreadReopened',
  data: { threadId, by },
});
const merged: ThreadEvent = { type: 'ThreadMerged', data: { threadId, into: OTHER } };

const THREAD = [opened, message('m1')] as const;
const SEEN = [...THREAD, viewed()] as const;

const decided = (command: ThreadCommand, ...history: readonly Given<ThreadEvent>[]) =>
  given(threadDecider, history).when(command);

test('a form opens a thread with its message, once', () => {
  expect(decided(open)).toEqual([opened, message('m1')]);
  expect(decided(open, ...THREAD)).toEqual([]);
});

test('a message is sent once, and reopens a resolved thread', () => {
  expect(decided(send('m2'), ...THREAD)).toEqual([message('m2', 'page')]);
  expect(decided(send('m2'), ...THREAD, message('m2', 'page'))).toEqual([]);
  expect(decided(send('m2'), ...THREAD, resolved)).toEqual([
    reopened('family'),
    message('m2', 'page'),
  ]);
});

test('a look is recorded, and again when the grant is about to end', () => {
  const view: ThreadCommand = { command: 'view', ...ofStaff };
  const look = { type: 'ThreadViewed', data: { threadId } };
  expect(decided(view, ...THREAD)).toEqual([look]);
  expect(decided(view, ...SEEN)).toEqual([look]);
  expect(decided(view, ...THREAD, viewed(staffId, '2026-11-21T09:04:00.000Z'))).toEqual([]);
  expect(decided(view, ...THREAD, viewed(OTHER, '2026-11-21T09:04:00.000Z'))).toEqual([look]);
});

test('staff act on a thread that they look at, and on no other', () => {
  const acts: readonly ThreadCommand[] = [
    reply(1),
    { command: 'note', ...ofStaff, note: 'Called them' },
    { command: 'assign', ...ofStaff, to: staffId },
    { command: 'resolve', ...ofStaff },
    { command: 'reopen', ...ofStaff },
    { command: 'merge', ...ofStaff, into: OTHER, owner: 'family-1' },
    { command: 'require-grant', ...ofStaff },
  ];
  for (const act of acts) {
    expect(decided(act, ...THREAD)).toEqual(reject('ThreadGrantRequired'));
    expect(decided(act, ...THREAD, viewed(OTHER))).toEqual(reject('ThreadGrantRequired'));
    expect(decided(act, ...THREAD, viewed(staffId, '2026-11-21T08:50:00.000Z'))).toEqual(
      reject('ThreadGrantRequired'),
    );
    expect(decided(act, ...SEEN)).not.toEqual(reject('ThreadGrantRequired'));
  }
});

test('an answer is not sent over a message that its author has not read', () => {
  expect(decided(reply(1), ...SEEN)).toEqual([replied]);
  expect(decided(reply(1), ...SEEN, replied)).toEqual([]);
  expect(decided(reply(1), ...SEEN, message('m2', 'page'))).toEqual(reject('ThreadMovedOn'));
  expect(decided(reply(1, 'r2'), ...SEEN, replied)).toEqual(reject('ThreadMovedOn'));
});

test('assigning, resolving and reopening happen once', () => {
  const assign: ThreadCommand = { command: 'assign', ...ofStaff, to: staffId };
  const assigned: ThreadEvent = { type: 'ThreadAssigned', data: { threadId, staffId } };
  expect(decided(assign, ...SEEN)).toEqual([assigned]);
  expect(decided(assign, ...SEEN, assigned)).toEqual([]);
  expect(decided({ ...assign, to: null }, ...SEEN)).toEqual([]);
  const resolve: ThreadCommand = { command: 'resolve', ...ofStaff };
  expect(decided(resolve, ...SEEN)).toEqual([resolved]);
  expect(decided(resolve, ...SEEN, resolved)).toEqual([]);
  const reopen: ThreadCommand = { command: 'reopen', ...ofStaff };
  expect(decided(reopen, ...SEEN, resolved)).toEqual([reopened('support')]);
  expect(decided(reopen, ...SEEN)).toEqual([]);
});

test('threads of one person are joined, and the one that ended takes nothing more', () => {
  const merge = (owner: string | null, into = OTHER): ThreadCommand => ({
    command: 'merge',
    ...ofStaff,
    into,
    owner,
  });
  expect(decided(merge('family-1'), ...SEEN)).toEqual([merged]);
  expect(decided(merge('family-1'), ...SEEN, merged)).toEqual([]);
  expect(decided(merge('family-2'), ...SEEN)).toEqual(reject('ThreadOfAnotherPerson'));
  expect(decided(merge(null), ...SEEN)).toEqual(reject('UnknownThread'));
  expect(decided(merge('family-1', threadId), ...SEEN)).toEqual(reject('UnknownThread'));
  for (const command of [send('m2'), reply(1), merge('family-1', '7'.repeat(32))])
    expect(decided(command, ...SEEN, merged)).toEqual(reject('ThreadMerged'));
});

test('of threads that were joined with each other, the oldest is opened again', () => {
  const older = { threadId: OTHER, openedAt: 1 };
  const younger = { threadId: OTHER, openedAt: Number.MAX_SAFE_INTEGER };
  const breakRing = (other: typeof older): ThreadCommand => ({
    command: 'break-ring',
    threadId,
    ring: [{ threadId, openedAt: 2 }, other],
  });
  expect(decided(breakRing(younger), ...SEEN, merged)).toEqual([reopened('support')]);
  expect(decided(breakRing(older), ...SEEN, merged)).toEqual([]);
  expect(decided(breakRing(younger), ...SEEN, merged, reopened('support'))).toEqual([]);
  expect(decided(send('m2'), ...SEEN, merged, reopened('support'))).toHaveLength(1);
});

test('a mail that came back is recorded once, for a message that there is', () => {
  const bounce = (messageId: string): ThreadCommand => ({
    command: 'record-bounce',
    threadId,
    messageId,
  });
  const bounced: ThreadEvent = { type: 'ThreadMailBounced', data: { threadId, messageId: 'r1' } };
  expect(decided(bounce('r1'), ...SEEN, replied)).toEqual([bounced]);
  expect(decided(bounce('r1'), ...SEEN, replied, bounced)).toEqual([]);
  expect(decided(bounce('r9'), ...SEEN, replied)).toEqual([]);
});

test('an unknown thread takes nothing', () => {
  for (const command of [send('m1'), reply(0), { command: 'view', ...ofStaff } as const])
    expect(decided(command)).toEqual(reject('UnknownThread'));
});
