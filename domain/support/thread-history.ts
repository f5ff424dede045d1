import type { Recorded } from '../kernel/view.ts';
import type { Thread, ThreadMessage } from './support.contract.ts';
import type { ThreadEvent } from './thread.events.ts';
import { type ThreadRow, threadsView } from './threads.view.ts';

/** A note of staff, or a change of the thread, for staff alone. */
interface ThreadNote {
  /** ISO date and time. */
  readonly at: string;
  /** A user id. */
  readonly staffId: string;
  /** Null once it has expired. */
  readonly note: string | null;
}

/** Its words and names are null once they have expired. */
export interface ThreadHistory {
  readonly threadId: string;
  /** The person that it belongs to. */
  readonly userId: string;
  /** As in the read model, and never behind. */
  readonly row: ThreadRow;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly subject: string | null;
  /** Messages of this thread and of those that were joined with it, by time. */
  readonly messages: readonly ThreadMessage[];
  /** Messages of this thread's own stream: what `seen` of a reply counts. */
  readonly own: number;
  readonly notes: readonly ThreadNote[];
  /** Messages whose mail came back. */
  readonly bounced: readonly string[];
}

/**
 * A thread, of its own events and those of the threads that were joined with it, in the order of the
 * log. Undefined where none opens it.
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

/** As its family or visitor sees it. */
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

/** A shredded text reads as absent. */
const textOf = (text: unknown): string | null => (typeof text === 'string' ? text : null);
