import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { InboxMoved, InboxPeople } from '@hearthway/domain/live/live.contract.ts';
import { INBOX_PAGE_SIZE } from '@hearthway/domain/staff/inbox.constants.ts';
import { type InboxPage, inboxPageSchema } from '@hearthway/domain/staff/inbox.contract.ts';
import type { ThreadRow } from '@hearthway/domain/support/threads.view.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildOver,
  eventually,
  type Family,
  type Scenario,
  startScenario,
} from '../../read-api.fixture.ts';
import { createStaff, pageOf, startOver } from '../live/watching.fixture.ts';

let scenario: Scenario;
let app: ReturnType<typeof buildOver>['app'];
let close: () => Promise<void>;
let staff: Family;

beforeAll(async () => {
  scenario = await startScenario();
  ({ app, close } = buildOver(scenario));
  staff = await createStaff(scenario);
});

afterAll(async () => {
  await close();
  await scenario.stop();
});

const newId = () => randomUUID().replaceAll('-', '');

const NOW = Date.now();

interface Added {
  readonly userId: string;
  readonly threadId: string;
}

/** Puts a thread into the queue, of a new visitor. */
const add = async (row: Partial<ThreadRow> = {}, known?: Added): Promise<Added> => {
  const { userId, threadId } = known ?? { userId: newId(), threadId: newId() };
  const thread: ThreadRow = {
    thread_id: threadId,
    sender: 'visitor',
    channel: 'form',
    topic: 'technical',
    priority: 'normal',
    urgency: '3',
    language: 'en',
    status: 'waiting',
    crisis: null,
    opened_at: new Date(NOW),
    due_at: new Date(NOW),
    moved_at: new Date(NOW),
    messages: 1,
    assigned_to: null,
    merged_into: null,
    viewed: {},
    bounced: false,
    ...row,
  };
  const position = await scenario.append();
  await scenario.project({ model: 'support_threads', userId, position, row: thread });
  return { userId, threadId };
};

const read = async (query: Readonly<Record<string, string>>): Promise<InboxPage> => {
  const answer = await app.inject({ url: '/api/staff/threads', query, headers: staff.headers });
  expect(answer.statusCode).toBe(200);
  return inboxPageSchema.parse(answer.json());
};

const idsOf = ({ threads }: InboxPage) => threads.map(({ threadId }) => threadId);

test('the queue is by urgency and by the end of the promise, a crisis on top', async () => {
  const topic = 'insurance';
  const late = await add({ topic, due_at: new Date(NOW - HOUR_MS) });
  const soon = await add({ topic, due_at: new Date(NOW + HOUR_MS) });
  const low = await add({ topic, urgency: '4', priority: 'low', due_at: new Date(NOW - HOUR_MS) });
  const high = await add({ topic, urgency: '1', priority: 'high' });
  const crisis = await add({
    topic,
    urgency: '0',
    crisis: 'emergency',
    due_at: new Date(NOW + 40 * HOUR_MS),
  });
  await add({ topic, status: 'answered', due_at: null });
  const page = await read({ topic });
  expect(idsOf(page)).toEqual([crisis, high, late, soon, low].map(({ threadId }) => threadId));
  expect(page.counts.crisis).toBeGreaterThanOrEqual(1);
  expect(page.counts.overdue).toBeGreaterThanOrEqual(2);
  expect(idsOf(await read({ topic, crisis: 'yes' }))).toEqual([crisis.threadId]);
  expect(idsOf(await read({ topic, priority: 'high' }))).toEqual([high.threadId]);
});

test('filters by language and assignee, also by the caller and by no one', async () => {
  const topic = 'feedback';
  const mine = await add({ topic, assigned_to: staff.userId });
  const free = await add({ topic, language: 'es' });
  expect(idsOf(await read({ topic, assignee: 'me' }))).toEqual([mine.threadId]);
  expect(idsOf(await read({ topic, assignee: staff.userId }))).toEqual([mine.threadId]);
  expect(idsOf(await read({ topic, assignee: 'none' }))).toEqual([free.threadId]);
  expect(idsOf(await read({ topic, language: 'es' }))).toEqual([free.threadId]);
});

test.each(['waiting', 'resolved'] as const)(
  'pages of %s threads hold each once, also those of one moment',
  async (status) => {
    const topic = status === 'waiting' ? 'resources' : 'aba-therapy';
    const count = INBOX_PAGE_SIZE + 20;
    const due = status === 'waiting' ? {} : { due_at: null };
    for (let nth = 0; nth < count; nth += 1) await add({ topic, status, ...due });
    const first = await read({ topic, status });
    expect(first.threads).toHaveLength(INBOX_PAGE_SIZE);
    const second = await read({ topic, status, after: first.after ?? '' });
    expect(second.threads).toHaveLength(count - INBOX_PAGE_SIZE);
    expect(second.after).toBeNull();
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(count);
  },
);

test('a cursor that no page has told is refused', async () => {
  const query = { after: 'elsewhere' };
  const answer = await app.inject({ url: '/api/staff/threads', query, headers: staff.headers });
  expect(answer.statusCode).toBe(400);
});

/** A page of the staff in the inbox, with all that it is told. */
const inboxPageOf = async (address: string, person: Family, threadId: string | null) => {
  const page = pageOf(address, person);
  const moved: InboxMoved[] = [];
  const people: InboxPeople['people'][] = [];
  page.socket.on('inbox-moved', (heard) => moved.push(heard));
  page.socket.on('inbox-people', (heard) => people.push(heard.people));
  await page.connected;
  page.socket.emit('inbox', { threadId, isWriting: false });
  return { ...page, moved, people };
};

test('pages are told that their thread, or the queue, has moved; a family’s page is not', async () => {
  const address = await startOver(scenario);
  const thread = await add();
  const other = await add();
  const list = await inboxPageOf(address, staff, null);
  const open = await inboxPageOf(address, staff, thread.threadId);
  const family = await inboxPageOf(address, await scenario.signUp(), null);
  // By then the server knows the pages, and whose threads they show.
  await eventually(() => {
    expect(list.people.at(-1)).toHaveLength(1);
    expect(open.people.at(-1)).toHaveLength(1);
  });
  await eventually(async () => {
    await add({ messages: 2 }, thread);
    expect(open.moved.at(-1)).toEqual({ threadId: thread.threadId });
    expect(list.moved.at(-1)).toEqual({ threadId: null });
  });
  await add({ messages: 2 }, other);
  expect(family.moved).toEqual([]);
  expect(family.people).toEqual([]);
});

test('staff at one thread see each other across instances, and whether they write', async () => {
  const [one, other] = [await startOver(scenario), await startOver(scenario)];
  const { threadId } = await add();
  const colleague = await createStaff(scenario);
  const mine = await inboxPageOf(one, staff, threadId);
  const theirs = await inboxPageOf(other, colleague, threadId);
  const both = (isWriting: boolean) =>
    [
      { staffId: staff.userId, threadId, isWriting: false },
      { staffId: colleague.userId, threadId, isWriting },
    ].sort((a, b) => (a.staffId < b.staffId ? -1 : 1));
  await eventually(() => expect(mine.people.at(-1)).toEqual(both(false)));
  theirs.socket.emit('inbox', { threadId, isWriting: true });
  await eventually(() => expect(mine.people.at(-1)).toEqual(both(true)));
  await eventually(() => expect(theirs.people.at(-1)).toEqual(both(true)));
  theirs.socket.emit('leave-inbox');
  await eventually(() => expect(mine.people.at(-1)).toHaveLength(1));
});
