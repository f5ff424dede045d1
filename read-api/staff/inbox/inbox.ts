import {
  ASSIGNED_TO_ME,
  ASSIGNED_TO_NONE,
  INBOX_PAGE_SIZE,
  MAX_COUNTED,
} from '@hearthway/domain/staff/inbox.constants.ts';
import type { InboxPage, InboxQuery, InboxThread } from '@hearthway/domain/staff/inbox.contract.ts';
import { URGENCIES } from '@hearthway/domain/support/support.constants.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ReadSchema } from '../../database/schema.ts';

const COLUMNS = [
  'thread_id',
  'topic',
  'priority',
  'urgency',
  'language',
  'sender',
  'channel',
  'status',
  'crisis',
  'opened_at',
  'due_at',
  'moved_at',
  'messages',
  'assigned_to',
  'bounced',
] as const satisfies readonly (keyof ReadSchema['support_threads'])[];

type ThreadRow = Pick<ReadSchema['support_threads'], (typeof COLUMNS)[number]>;

export interface InboxReading {
  readonly query: InboxQuery;
  /** Staff member who asks. */
  readonly staffId: string;
  readonly now: Date;
}

/**
 * Returns a page of the queue. Waiting threads are sorted in the order in which they are answered: a crisis
 * first, then by urgency and by the promised time. The others are sorted by their last change, newest first.
 * A page continues after the last thread of the previous page, even if that has moved.
 */
export const readInbox = async (
  database: Kysely<ReadSchema>,
  { query, staffId, now }: InboxReading,
): Promise<InboxPage> => {
  const [found, counts] = await Promise.all([
    filtered(database, query, staffId).execute(),
    readCounts(database, now),
  ]);
  const threads = found.slice(0, INBOX_PAGE_SIZE);
  const last = found.length > INBOX_PAGE_SIZE ? threads.at(-1) : undefined;
  return {
    threads: threads.map(toThread),
    after: last === undefined ? null : cursorOf(query, last),
    counts,
  };
};

const isQueue = ({ status }: InboxQuery): boolean => (status || 'waiting') === 'waiting';

const filtered = (database: Kysely<ReadSchema>, query: InboxQuery, staffId: string) => {
  const { status, topic, priority, language, crisis, assignee } = query;
  let threads = database
    .selectFrom('support_threads')
    .select(COLUMNS)
    .where('status', '=', status || 'waiting');
  if (topic) threads = threads.where('topic', '=', topic);
  if (priority) threads = threads.where('priority', '=', priority);
  if (language) threads = threads.where('language', '=', language);
  // Filters waiting threads by columns of the index.
  if (crisis) threads = threads.where('crisis', 'is not', null).where('urgency', '=', '0');
  if (assignee === ASSIGNED_TO_NONE) threads = threads.where('assigned_to', 'is', null);
  else if (assignee)
    threads = threads.where('assigned_to', '=', assignee === ASSIGNED_TO_ME ? staffId : assignee);
  return inOrder(threads, query).limit(INBOX_PAGE_SIZE + 1);
};

type Threads = SelectQueryBuilder<ReadSchema, 'support_threads', ThreadRow>;

/** Both orders have an index. */
const inOrder = (threads: Threads, query: InboxQuery): Threads => {
  const after = query.after === undefined ? undefined : parseCursor(query.after);
  if (isQueue(query)) {
    const queue = threads.orderBy('urgency').orderBy('due_at').orderBy('thread_id');
    return after === undefined
      ? queue
      : queue.where(isAfter(sql`(urgency, due_at, thread_id)`, '>', after));
  }
  const newest = threads.orderBy('moved_at', 'desc').orderBy('thread_id', 'desc');
  return after === undefined
    ? newest
    : newest.where(
        sql<boolean>`(moved_at, thread_id) < (${after.at}::timestamptz, ${after.threadId})`,
      );
};

const isAfter = (place: RawBuilder<unknown>, sign: '>', { urgency, at, threadId }: Cursor) =>
  sql<boolean>`${place} ${sql.raw(sign)} (${urgency}, ${at}::timestamptz, ${threadId})`;

interface Cursor {
  readonly urgency: string;
  readonly at: Date;
  readonly threadId: string;
}

const cursorOf = (query: InboxQuery, { urgency, due_at, moved_at, thread_id }: ThreadRow): string =>
  `${urgency}_${(isQueue(query) ? (due_at ?? moved_at) : moved_at).getTime()}_${thread_id}`;

const WRITTEN = /^([0-4])_(\d{1,15})_([0-9a-f]{32})$/;

const parseCursor = (after: string): Cursor => {
  const [, urgency, at, threadId] = WRITTEN.exec(after) ?? [];
  if (urgency === undefined || at === undefined || threadId === undefined)
    throw refuse('ValidationFailed', [{ path: 'after', message: 'No page has told this.' }]);
  return { urgency, at: new Date(Number(at)), threadId };
};

const toThread = (row: ThreadRow): InboxThread => ({
  threadId: row.thread_id,
  topic: row.topic,
  priority: row.priority,
  urgency: row.urgency,
  language: row.language,
  sender: row.sender,
  // Null until the table is rebuilt with the column.
  channel: row.channel ?? 'form',
  status: row.status,
  crisis: row.crisis,
  openedAt: row.opened_at.toISOString(),
  dueAt: row.due_at?.toISOString() ?? null,
  movedAt: row.moved_at.toISOString(),
  messages: row.messages,
  assignedTo: row.assigned_to,
  isBounced: row.bounced,
});

const MOST = MAX_COUNTED + 1;

/**
 * Counts along the index of the queue, and stops at a number too large to matter. `order by` keeps to the
 * index: PostgreSQL, which does not know the urgency when it plans, would otherwise read all threads for each
 * count.
 */
const readCounts = async (
  database: Kysely<ReadSchema>,
  now: Date,
): Promise<InboxPage['counts']> => {
  const { rows } = await sql<InboxPage['counts']>`
    select
      (select count(*)::int from (
        select from support_threads where status = 'waiting' limit ${MOST}
      ) as found) as waiting,
      (select count(*)::int from (
        select from support_threads where status = 'waiting' and urgency = '0' limit ${MOST}
      ) as found) as crisis,
      (select count(*)::int from (
        select from unnest(${[...URGENCIES]}::text[]) as each (urgency)
        cross join lateral (
          select from support_threads t
          where t.status = 'waiting' and t.urgency = each.urgency and t.due_at < ${now}
          order by t.due_at limit ${MOST}
        ) as late
        limit ${MOST}
      ) as found) as overdue
  `.execute(database);
  const [counts] = rows;
  if (counts === undefined) throw new Error('Postgres left a question unanswered.');
  return counts;
};
