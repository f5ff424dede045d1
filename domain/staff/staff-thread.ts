import { MINUTE_MS } from '../calendar/durations.constants.ts';
import type { SHREDDED } from '../kernel/personal.ts';
import type { Recorded } from '../kernel/view.ts';
import { GRANT_MINUTES } from '../support/support.constants.ts';
import { type ThreadEvent, threadStream } from '../support/thread.events.ts';
import { answerBy } from '../support/thread-urgency.ts';
import type { StaffThread } from './inbox.contract.ts';

/** Thread for the support page, built from events alone. */
type ThreadDetail = Omit<StaffThread, 'grantUntil' | 'seen' | 'others'>;

/** Null until the thread is opened. */
type State = ThreadDetail | null;

const evolve = (state: State, { type, data, metadata }: Recorded<ThreadEvent>): State => {
  const { occurredAt: at, actor, userId } = metadata;
  if (type === 'ThreadOpened') {
    const { name, email, phone, subject, ...known } = data;
    return {
      ...known,
      userId,
      name: readable(name),
      email: readable(email),
      phone: readable(phone),
      subject: readable(subject),
      status: 'waiting',
      openedAt: at,
      dueAt: null,
      assignedTo: null,
      mergedInto: null,
      messages: [],
      notes: [],
      looks: [],
    };
  }
  if (state === null) return null;
  switch (type) {
    case 'MessageSent': {
      const { messageId, by, via, crisis, text } = data;
      const staffId = by === 'support' ? actor : null;
      const message = { messageId, by, via, at, crisis, staffId, isBounced: false };
      const messages = [...state.messages, { ...message, text: readable(text) }];
      if (state.status === 'merged') return { ...state, messages };
      return by === 'support'
        ? { ...state, messages, status: 'answered', dueAt: null }
        : { ...state, messages, status: 'waiting', dueAt: state.dueAt ?? promisedAfter(at) };
    }
    case 'ThreadAssigned':
      return { ...state, assignedTo: data.staffId };
    case 'ThreadViewed':
      return { ...state, looks: [{ staffId: actor, at }, ...state.looks] };
    case 'ThreadNoteAdded': {
      const id = `${data.threadId}-${state.notes.length}`;
      const note = { id, staffId: actor, at, note: readable(data.note) };
      return { ...state, notes: [...state.notes, note] };
    }
    case 'ThreadMailBounced':
      return {
        ...state,
        messages: state.messages.map((message) =>
          message.messageId === data.messageId ? { ...message, isBounced: true } : message,
        ),
      };
    case 'ThreadResolved':
      return { ...state, status: 'resolved', dueAt: null };
    case 'ThreadReopened':
      return { ...state, ...waitingIn(state), mergedInto: null };
    case 'ThreadMerged':
      return { ...state, status: 'merged', mergedInto: data.into, dueAt: null };
  }
};

/** Waiting state of a reopened thread of a ring. A resolved thread awaits nothing. */
const waitingIn = ({ status, messages }: ThreadDetail): Pick<ThreadDetail, 'status' | 'dueAt'> => {
  const last = messages.at(-1);
  return status === 'merged' && last?.by === 'family'
    ? { status: 'waiting', dueAt: promisedAfter(last.at) }
    : { status: 'answered', dueAt: null };
};

/** Folds a thread's stream for the support page. */
export const staffThread = { stream: threadStream, initialState: null, evolve } as const;

/** End time of the staff member's grant; undefined without a current one. */
export const grantUntil = (
  { looks }: Pick<ThreadDetail, 'looks'>,
  { staffId, now }: { readonly staffId: string; readonly now: Date },
): string | undefined => {
  const look = looks.find((each) => each.staffId === staffId);
  const until = Date.parse(look?.at ?? '') + GRANT_MINUTES * MINUTE_MS;
  return until > now.getTime() ? new Date(until).toISOString() : undefined;
};

const promisedAfter = (at: string): string => answerBy(new Date(at)).toISOString();

const readable = (text: string | typeof SHREDDED | null): string | null =>
  typeof text === 'string' ? text : null;
