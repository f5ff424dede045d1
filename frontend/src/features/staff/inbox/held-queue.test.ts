import { type InboxThread, inboxThreadSchema } from '@hearthway/domain/staff/inbox.contract.ts';
import { expect, test } from 'vitest';
import { type HeldRow, holdQueue, rowsOf } from './held-queue.ts';

const thread = (threadId: string, known: Partial<InboxThread> = {}): InboxThread =>
  inboxThreadSchema.parse({
    ...{ threadId, topic: 'other', priority: 'normal', urgency: '3', language: 'en' },
    ...{
      sender: 'family',
      channel: 'form',
      status: 'waiting',
      crisis: null,
      messages: 1,
      isBounced: false,
    },
    ...{ openedAt: '2026-11-20T10:00:00Z', dueAt: null, movedAt: '2026-11-20T10:00:00Z' },
    ...{ assignedTo: null, ...known },
  });

const threads = (ids: string): InboxThread[] => [...ids].map((id) => thread(id));

const idsOf = (rows: readonly HeldRow[]): string =>
  rows.map(({ thread: { threadId }, isGone }) => (isGone ? `(${threadId})` : threadId)).join('');

test.each([
  { held: 'abc', latest: 'abc', rows: 'abc', added: '', isOutOfOrder: false },
  // A new thread that is more urgent, and one that is not.
  { held: 'abc', latest: 'xabc', rows: 'abc', added: 'x', isOutOfOrder: false },
  { held: 'abc', latest: 'axbcy', rows: 'abcy', added: 'x', isOutOfOrder: false },
  // Answered by a colleague.
  { held: 'abc', latest: 'ac', rows: 'a(b)c', added: '', isOutOfOrder: true },
  { held: 'abc', latest: '', rows: '(a)(b)(c)', added: '', isOutOfOrder: true },
  { held: 'abc', latest: 'xy', rows: '(a)(b)(c)', added: 'xy', isOutOfOrder: true },
  // A message of the sender has words of a crisis.
  { held: 'abc', latest: 'cab', rows: 'abc', added: '', isOutOfOrder: true },
  { held: '', latest: 'ab', rows: '', added: 'ab', isOutOfOrder: false },
])('$held stays while the queue is $latest', ({ held, latest, rows, added, isOutOfOrder }) => {
  const queue = holdQueue(rowsOf(threads(held)), threads(latest));
  expect(idsOf(queue.rows)).toBe(rows);
  expect(idsOf(rowsOf(queue.added))).toBe(added);
  expect(queue.isOutOfOrder).toBe(isOutOfOrder);
});

test('a row in its place shows the newest facts', () => {
  const { rows } = holdQueue(rowsOf(threads('ab')), [
    thread('b', { crisis: 'overwhelmed' }),
    thread('a'),
  ]);
  expect(rows[1]?.thread.crisis).toBe('overwhelmed');
});
