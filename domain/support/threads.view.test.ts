import { expect, test } from 'vitest';
import type { Recorded } from '../kernel/view.ts';
import type { ContactPriority } from './support.constants.ts';
import type { ThreadEvent } from './thread.events.ts';
import { type ThreadRow, threadsView } from './threads.view.ts';

const A = 'a'.repeat(32);
const B = 'b'.repeat(32);

/** Hours after the morning of November 21. */
const at = (hours: number): string =>
  new Date(Date.UTC(2026, 10, 21, 9) + hours * 3_600_000).toISOString();

const event = (hours: number, fields: ThreadEvent, actor = 'family-1'): Recorded<ThreadEvent> => ({
  ...fields,
  metadata: {
    $correlationId: 'c1',
    $causationId: 'c1',
    userId: 'family-1',
    actor,
    sessionId: null,
    state: null,
    occurredAt: at(hours),
    schemaVersion: 1,
  },
});

const opened = (
  hours: number,
  threadId: string,
  {
    priority = 'normal',
    hasPrioritySupport = false,
  }: Partial<{
    priority: ContactPriority;
    hasPrioritySupport: boolean;
  }> = {},
) =>
  event(hours, {
    type: 'ThreadOpened',
    data: {
      threadId,
      topic: 'insurance',
      priority,
      hasPrioritySupport,
      language: 'en',
      sender: 'family',
      channel: 'form',
      name: 'Ana',
      email: 'ana@example.org',
      phone: null,
      subject: 'A letter',
    },
  });
const said = (
  hours: number,
  threadId: string,
  by: 'family' | 'support' = 'family',
  crisis: 'overwhelmed' | 'emergency' | null = null,
) =>
  event(hours, {
    type: 'MessageSent',
    data: {
      threadId,
      messageId: `m${hours}`,
      by,
      via: 'page',
      crisis,
      lexiconVersion: 1,
      text: '',
    },
  });

const rowsAfter = (...events: readonly Recorded<ThreadEvent>[]): ReadonlyMap<string, ThreadRow> => {
  const rows = new Map<string, ThreadRow>();
  for (const each of events)
    for (const row of threadsView.evolve(rows, each)) rows.set(row.thread_id, row);
  return rows;
};
const rowAfter = (...events: readonly Recorded<ThreadEvent>[]) => rowsAfter(...events).get(A);

const due = (hours: number): Date => new Date(at(hours + 48));

test('the promise counts from the first message that waits', () => {
  expect(rowAfter(opened(0, A), said(0, A), said(5, A))).toMatchObject({
    status: 'waiting',
    due_at: due(0),
    messages: 2,
    moved_at: new Date(at(5)),
  });
  expect(rowAfter(opened(0, A), said(0, A), said(5, A, 'support'))).toMatchObject({
    status: 'answered',
    due_at: null,
  });
  expect(rowAfter(opened(0, A), said(0, A), said(5, A, 'support'), said(9, A))).toMatchObject({
    status: 'waiting',
    due_at: due(9),
  });
});

test.for([
  ['high', false, '1'],
  ['normal', true, '2'],
  ['low', true, '2'],
  ['normal', false, '3'],
  ['low', false, '4'],
] as const)('the queue puts %s, with priority support %s, at %s', ([priority, plus, urgency]) => {
  const options = { priority, hasPrioritySupport: plus };
  expect(rowAfter(opened(0, A, options), said(0, A))?.urgency).toBe(urgency);
});

test('words of a crisis come first, and the worst of them stays', () => {
  expect(rowAfter(opened(0, A), said(0, A, 'family', 'overwhelmed'), said(1, A))).toMatchObject({
    urgency: '0',
    crisis: 'overwhelmed',
  });
  expect(
    rowAfter(opened(0, A), said(0, A, 'family', 'overwhelmed'), said(1, A, 'family', 'emergency')),
  ).toMatchObject({ urgency: '0', crisis: 'emergency' });
});

test('a thread that was joined with another waits there', () => {
  const rows = rowsAfter(
    opened(0, A),
    said(0, A),
    opened(1, B, { priority: 'high' }),
    said(1, B),
    said(2, B, 'support'),
    event(3, { type: 'ThreadMerged', data: { threadId: A, into: B } }, '5'.repeat(32)),
  );
  expect(rows.get(A)).toMatchObject({ status: 'merged', merged_into: B, due_at: null });
  expect(rows.get(B)).toMatchObject({
    status: 'waiting',
    due_at: due(0),
    urgency: '1',
    messages: 3,
  });
});

test('of two threads that were joined with each other, one goes on with what both wait for', () => {
  const staff = '5'.repeat(32);
  const rows = rowsAfter(
    opened(0, A),
    said(0, A),
    opened(1, B),
    said(1, B),
    event(3, { type: 'ThreadMerged', data: { threadId: A, into: B } }, staff),
    event(3, { type: 'ThreadMerged', data: { threadId: B, into: A } }, staff),
    event(4, { type: 'ThreadReopened', data: { threadId: A, by: 'support' } }, staff),
  );
  expect(rows.get(A)).toMatchObject({
    status: 'waiting',
    merged_into: null,
    due_at: due(0),
    messages: 2,
  });
  expect(rows.get(B)).toMatchObject({ status: 'merged', merged_into: A });
});

test('a resolved thread waits for nothing until the family writes again', () => {
  const resolved = event(3, { type: 'ThreadResolved', data: { threadId: A } });
  expect(rowAfter(opened(0, A), said(0, A), resolved)).toMatchObject({
    status: 'resolved',
    due_at: null,
  });
  const reopened = event(9, { type: 'ThreadReopened', data: { threadId: A, by: 'family' } });
  expect(rowAfter(opened(0, A), said(0, A), resolved, reopened, said(9, A))).toMatchObject({
    status: 'waiting',
    due_at: due(9),
  });
});

test('looks, assignments and returned mails are kept, and a new answer forgets the return', () => {
  const staff = '5'.repeat(32);
  const history = [
    opened(0, A),
    said(0, A),
    event(1, { type: 'ThreadViewed', data: { threadId: A } }, staff),
    event(1, { type: 'ThreadAssigned', data: { threadId: A, staffId: staff } }, staff),
    said(2, A, 'support'),
    event(3, { type: 'ThreadMailBounced', data: { threadId: A, messageId: 'm2' } }, 'mail'),
  ];
  expect(rowAfter(...history)).toMatchObject({
    viewed: { [staff]: at(1) },
    assigned_to: staff,
    bounced: true,
  });
  expect(rowAfter(...history, said(4, A, 'support'))).toMatchObject({ bounced: false });
});
