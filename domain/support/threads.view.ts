import * as z from 'zod';
import { CRISIS_TIERS, type CrisisTier } from '../crisis/crisis.constants.ts';
import type { RowsView } from '../kernel/fold-rows.ts';
import type { Recorded } from '../kernel/view.ts';
import {
  CONTACT_PRIORITIES,
  CONTACT_TOPICS,
  SENDERS,
  THREAD_CHANNELS,
  THREAD_STATUSES,
  URGENCIES,
} from './support.constants.ts';
import type { ThreadEvent } from './thread.events.ts';
import { answerBy, urgencyOf } from './thread-urgency.ts';

/** Thread without texts or names: the queue's content before a staff member looks. */
export const threadRowSchema = z.object({
  thread_id: z.string(),
  sender: z.enum(SENDERS),
  channel: z.enum(THREAD_CHANNELS),
  topic: z.enum(CONTACT_TOPICS),
  priority: z.enum(CONTACT_PRIORITIES),
  urgency: z.enum(URGENCIES),
  language: z.string(),
  status: z.enum(THREAD_STATUSES),
  crisis: z.enum(CRISIS_TIERS).nullable(),
  opened_at: z.date(),
  /** Promised answer time; null if no message is waiting. */
  due_at: z.date().nullable(),
  /** Time of the last message or status change. */
  moved_at: z.date(),
  messages: z.number(),
  assigned_to: z.string().nullable(),
  merged_into: z.string().nullable(),
  /** ISO time of each staff member's last look, by user id. */
  viewed: z.record(z.string(), z.string()).readonly(),
  /** True if the mail with an answer bounced. */
  bounced: z.boolean(),
});

export type ThreadRow = Readonly<z.infer<typeof threadRowSchema>>;

export const threadsView: RowsView<ThreadRow, Recorded<ThreadEvent>> = {
  evolve: (rows, event) => {
    const row = rows.get(event.data.threadId);
    if (event.type === 'ThreadOpened') return [newRow(event)];
    if (row === undefined) return [];
    if (event.type !== 'ThreadMerged') return [changed(row, event)];
    const into = rows.get(event.data.into);
    const at = new Date(event.metadata.occurredAt);
    const merged: ThreadRow = {
      ...row,
      status: 'merged',
      merged_into: event.data.into,
      due_at: null,
      moved_at: at,
    };
    return into === undefined ? [merged] : [merged, joined(into, row, at)];
  },
};

type EventOfType<Type extends ThreadEvent['type']> = Extract<
  Recorded<ThreadEvent>,
  { readonly type: Type }
>;

const newRow = ({ data, metadata }: EventOfType<'ThreadOpened'>): ThreadRow => {
  const { threadId, sender, channel, topic, priority, language, hasPrioritySupport } = data;
  const at = new Date(metadata.occurredAt);
  return {
    thread_id: threadId,
    sender,
    channel,
    topic,
    priority,
    urgency: urgencyOf({ crisis: null, priority, hasPrioritySupport }),
    language,
    status: 'waiting',
    crisis: null,
    opened_at: at,
    due_at: answerBy(at),
    moved_at: at,
    messages: 0,
    assigned_to: null,
    merged_into: null,
    viewed: {},
    bounced: false,
  };
};

const changed = (
  row: ThreadRow,
  {
    type,
    data,
    metadata: { occurredAt, actor },
  }: Exclude<Recorded<ThreadEvent>, { readonly type: 'ThreadOpened' | 'ThreadMerged' }>,
): ThreadRow => {
  const at = new Date(occurredAt);
  switch (type) {
    case 'MessageSent': {
      const messages = row.messages + 1;
      if (data.by === 'support') {
        const status = row.status === 'waiting' ? 'answered' : row.status;
        return { ...row, messages, status, due_at: null, moved_at: at, bounced: false };
      }
      const crisis = worse(row.crisis, data.crisis);
      return {
        ...row,
        messages,
        crisis,
        urgency: crisis === null ? row.urgency : '0',
        status: 'waiting',
        due_at: row.due_at ?? answerBy(at),
        moved_at: at,
      };
    }
    case 'ThreadAssigned':
      return { ...row, assigned_to: data.staffId };
    case 'ThreadResolved':
      return { ...row, status: 'resolved', due_at: null, moved_at: at };
    case 'ThreadReopened': {
      // The family's message follows with its own due time. A thread reopened from a ring keeps any due time.
      const status = data.by === 'family' || row.due_at !== null ? 'waiting' : 'answered';
      return { ...row, status, merged_into: null, moved_at: at };
    }
    case 'ThreadNoteAdded':
      return row;
    case 'ThreadViewed':
      return { ...row, viewed: { ...row.viewed, [actor]: occurredAt } };
    case 'ThreadMailBounced':
      return { ...row, bounced: true };
  }
};

/** The surviving thread takes over the waiting state of the merged one. */
const joined = (row: ThreadRow, from: ThreadRow, at: Date): ThreadRow => {
  const waits = from.status === 'waiting';
  const crisis = worse(row.crisis, from.crisis);
  const due = [row.due_at, from.due_at].filter((date) => date !== null);
  return {
    ...row,
    crisis,
    urgency: row.urgency < from.urgency ? row.urgency : from.urgency,
    status: waits ? 'waiting' : row.status,
    due_at: due.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    moved_at: at,
    // Avoids counting messages twice if two threads were merged into each other.
    messages: from.messages + (row.merged_into === from.thread_id ? 0 : row.messages),
  };
};

/** Returns the more urgent tier. */
const worse = (a: CrisisTier | null, b: CrisisTier | null): CrisisTier | null => {
  if (a === null || b === null) return a ?? b;
  return CRISIS_TIERS.indexOf(a) <= CRISIS_TIERS.indexOf(b) ? a : b;
};
