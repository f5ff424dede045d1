import type { Recorded } from '../kernel/view.ts';
import type { Thread, ThreadMessage } from './support.contract.ts';
import type { ThreadEvent } from './thread.events.ts';
import { type ThreadRow, threadsView } from './threads.view.ts';

/** Staff-only entry: a note, or a change of the thread. */
interface ThreadNote {
  /** ISO date and time. */
  readonly at: string;
  /** A user id. */
  readonly staffId: string;
  /** Null after expiry. */
  readonly note: string | null;
}

/** Thread with its texts and names, which are null after expiry. */
export interface ThreadHistory {
  readonly threadId: string;
  /** Owner of the thread. */
  readonly userId: string;
  /** Same shape as the read model's row, but never behind. */
  readonly row: ThreadRow;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly subject: string | null;
  /** Messages of this thread and of those merged with it, by time. */
  readonly messages: readonly ThreadMessage[];
  /** Number of messages in this thread's own stream, compared with `seen` of a reply. */
  readonly own: number;
  readonly notes: readonly ThreadNote[];
  /** Ids of messages whose mail bounced. */
  readonly bounced: readonly string[];
}

/**
 * Builds a thread from its own events and those of threads merged with it, in log order. Undefined if no
 * event opens it.
 */
export const threadHistory = (
  threadId: string,
  events: readonly Recorded<ThreadEvent>[],
): ThreadHistory | undefined => {
  const rows = new Map<string, ThreadRow>();
  for (const event of events)
    for (const row of threadsView.evolve(rows, event)) rows.set(row.thread_id, row);
  const row = rows.get(threadId);
  const opened = events.find(isOpening(threadId));
  if (row === undefined || opened === undefined) return undefined;
  const { name, email, phone, subject } = opened.data;
  return {
    threadId,
    userId: opened.metadata.userId,
    row,
    name: textOf(name),
    email: textOf(email),
    phone: textOf(phone),
    subject: textOf(subject),
    messages: events.flatMap(toMessage),
    own: events.filter(({ type, data }) => type === 'MessageSent' && data.threadId === threadId)
      .length,
    notes: events.flatMap(toNote),
    bounced: events.flatMap(({ type, data }) =>
      type === 'ThreadMailBounced' ? [data.messageId] : [],
    ),
  };
};

/** Thread as displayed to its family or visitor. */
export const shownThread = ({ threadId, row, subject, messages }: ThreadHistory): Thread => ({
  threadId,
  topic: row.topic,
  subject,
  status: row.status,
  answerBy: row.due_at?.toISOString() ?? null,
  openedAt: row.opened_at.toISOString(),
  messages: [...messages],
});

type Opening = Extract<Recorded<ThreadEvent>, { readonly type: 'ThreadOpened' }>;

const isOpening =
  (threadId: string) =>
  (event: Recorded<ThreadEvent>): event is Opening =>
    event.type === 'ThreadOpened' && event.data.threadId === threadId;

const toMessage = ({ type, data, metadata }: Recorded<ThreadEvent>): readonly ThreadMessage[] => {
  if (type !== 'MessageSent') return [];
  const { messageId, by, via, text } = data;
  return [{ messageId, by, via, at: metadata.occurredAt, text: textOf(text) }];
};

const toNote = ({ type, data, metadata }: Recorded<ThreadEvent>): readonly ThreadNote[] =>
  type === 'ThreadNoteAdded'
    ? [{ at: metadata.occurredAt, staffId: metadata.actor, note: textOf(data.note) }]
    : [];

/** Treats a shredded text as absent. */
const textOf = (text: unknown): string | null => (typeof text === 'string' ? text : null);
