import { MINUTE_MS } from '../calendar/durations.constants.ts';
import type { CrisisTier } from '../crisis/crisis.constants.ts';
import { type Decider, reject } from '../kernel/decider.ts';
import type { Language } from '../product.ts';
import type { MessageSide, MessageWay, Sender } from './support.constants.ts';
import { GRANT_MINUTES, RENEWED_BELOW_MINUTES } from './support.constants.ts';
import { type ThreadEvent, threadStream } from './thread.events.ts';

type DataOf<Type extends ThreadEvent['type']> = Extract<
  ThreadEvent,
  { readonly type: Type }
>['data'];

interface KnownThread {
  /** Owner of the thread. */
  readonly userId: string;
  readonly sender: Sender;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** Messages in thread order. */
  readonly messages: readonly { readonly messageId: string; readonly by: MessageSide }[];
  readonly assignedTo: string | null;
  /** Each staff member's last look, in milliseconds by user id. */
  readonly viewed: ReadonlyMap<string, number>;
  /** Time of the last message with crisis words, in milliseconds; null if none. */
  readonly crisisAt: number | null;
  /** Ids of messages whose mail bounced. */
  readonly bounced: readonly string[];
}

export type ThreadState =
  | { readonly status: 'none' }
  | (KnownThread & { readonly status: 'open' })
  | (KnownThread & { readonly status: 'resolved' })
  | (KnownThread & { readonly status: 'merged'; readonly into: string });

interface Words {
  readonly messageId: string;
  readonly text: string;
}

interface ReadWords extends Words {
  readonly crisis: CrisisTier | null;
  /** Version of the crisis lexicon that the message was checked with. */
  readonly lexiconVersion: number;
}

interface OfStaff {
  /** A user id. */
  readonly staffId: string;
  readonly now: Date;
}

/** Thread in a ring of threads merged into each other. */
interface OfRing {
  readonly threadId: string;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
}

export type ThreadCommand = { readonly threadId: string } & (
  | ({ readonly command: 'open' } & ReadWords &
      Readonly<Record<'name' | 'email' | 'subject', string>> &
      Pick<
        DataOf<'ThreadOpened'>,
        'topic' | 'priority' | 'hasPrioritySupport' | 'language' | 'sender' | 'channel'
      > & { readonly phone: string | null })
  /** Message from the family or visitor. */
  | ({ readonly command: 'send'; readonly via: MessageWay } & ReadWords)
  /** Answer from support. `seen` is the number of this thread's messages that the author has read. */
  | ({ readonly command: 'reply'; readonly via: MessageWay; readonly seen: number } & Words &
      OfStaff)
  | ({ readonly command: 'note'; readonly note: string } & OfStaff)
  | ({ readonly command: 'assign'; readonly to: string | null } & OfStaff)
  | ({ readonly command: 'view' } & OfStaff)
  /** Checks the grant without recording an event. */
  | ({ readonly command: 'require-grant' } & OfStaff)
  | ({ readonly command: 'resolve' } & OfStaff)
  | ({ readonly command: 'reopen' } & OfStaff)
  /** `owner` is the owner of the target thread, or null if it does not exist. */
  | ({ readonly command: 'merge'; readonly into: string; readonly owner: string | null } & OfStaff)
  | { readonly command: 'record-bounce'; readonly messageId: string }
  /** Resolves threads merged into each other at the same moment, each of the ring into the next. */
  | { readonly command: 'break-ring'; readonly ring: readonly OfRing[] }
);

export type ThreadRejection =
  | 'UnknownThread'
  | 'ThreadMovedOn'
  | 'ThreadMerged'
  | 'ThreadOfAnotherPerson'
  | 'ThreadGrantRequired';

/**
 * Thread between a person and support. Looking needs no permission, since each look is recorded; other staff
 * actions require a current look. A message from the family reopens a resolved thread. A merged thread
 * accepts nothing more, unless it is the oldest of a ring: that one stays open.
 */
export const threadDecider: Decider<ThreadState, ThreadCommand, ThreadEvent, ThreadRejection> = {
  stream: threadStream,
  // Skips decryption: a thread can be long, and decrypting each message takes time.
  readsPersonal: false,
  initialState: { status: 'none' },
  evolve: (state, { type, data, metadata }) => {
    if (type === 'ThreadOpened') {
      const { sender, language } = data;
      return {
        status: 'open',
        userId: metadata.userId,
        sender,
        language,
        openedAt: Date.parse(metadata.occurredAt),
        messages: [],
        assignedTo: null,
        viewed: new Map(),
        crisisAt: null,
        bounced: [],
      };
    }
    if (state.status === 'none') return state;
    switch (type) {
      case 'MessageSent': {
        const { messageId, by, crisis } = data;
        const messages = [...state.messages, { messageId, by }];
        const crisisAt = crisis === null ? state.crisisAt : Date.parse(metadata.occurredAt);
        return { ...state, messages, crisisAt };
      }
      case 'ThreadAssigned':
        return { ...state, assignedTo: data.staffId };
      case 'ThreadViewed': {
        const { actor, occurredAt } = metadata;
        return { ...state, viewed: new Map([...state.viewed, [actor, Date.parse(occurredAt)]]) };
      }
      case 'ThreadMailBounced':
        return { ...state, bounced: [...state.bounced, data.messageId] };
      case 'ThreadNoteAdded':
        return state;
      case 'ThreadResolved':
        return state.status === 'open' ? { ...state, status: 'resolved' } : state;
      case 'ThreadReopened':
        return { ...state, status: 'open' };
      case 'ThreadMerged':
        return { ...state, status: 'merged', into: data.into };
    }
  },
  decide: (command, state) => {
    const { threadId } = command;
    if (command.command === 'open') return opened(command, state);
    if (state.status === 'none') return reject('UnknownThread');
    if (command.command === 'record-bounce') {
      const { messageId } = command;
      return state.bounced.includes(messageId) || !hasMessage(state, messageId)
        ? []
        : [{ type: 'ThreadMailBounced', data: { threadId, messageId } }];
    }
    if (command.command === 'break-ring')
      return state.status === 'merged' && oldestOf(command.ring)?.threadId === threadId
        ? [{ type: 'ThreadReopened', data: { threadId, by: 'support' } }]
        : [];
    if (command.command === 'send') {
      if (hasMessage(state, command.messageId)) return [];
      if (state.status === 'merged') return reject('ThreadMerged');
      const message = sent(command, command.via);
      return state.status === 'resolved'
        ? [{ type: 'ThreadReopened', data: { threadId, by: 'family' } }, message]
        : [message];
    }
    const leftMs = grantLeftMs(state, command);
    if (command.command === 'view')
      return leftMs > RENEWED_BELOW_MINUTES * MINUTE_MS && !hasUnseenCrisis(state, command)
        ? []
        : [{ type: 'ThreadViewed', data: { threadId } }];
    if (leftMs <= 0) return reject('ThreadGrantRequired');
    switch (command.command) {
      case 'require-grant':
        return [];
      case 'note':
        return [{ type: 'ThreadNoteAdded', data: { threadId, note: command.note } }];
      case 'reply': {
        const { messageId, text, via, seen } = command;
        if (hasMessage(state, messageId)) return [];
        if (state.status === 'merged') return reject('ThreadMerged');
        if (state.messages.length > seen) return reject('ThreadMovedOn');
        const data = { threadId, messageId, by: 'support', via, text } as const;
        return [{ type: 'MessageSent', data: { ...data, crisis: null, lexiconVersion: null } }];
      }
      case 'assign': {
        const { to: staffId } = command;
        if (state.assignedTo === staffId) return [];
        if (state.status === 'merged') return reject('ThreadMerged');
        return [{ type: 'ThreadAssigned', data: { threadId, staffId } }];
      }
      case 'resolve':
        if (state.status === 'merged') return reject('ThreadMerged');
        return state.status === 'resolved' ? [] : [{ type: 'ThreadResolved', data: { threadId } }];
      case 'reopen':
        if (state.status === 'merged') return reject('ThreadMerged');
        return state.status === 'open'
          ? []
          : [{ type: 'ThreadReopened', data: { threadId, by: 'support' } }];
      case 'merge': {
        const { into, owner } = command;
        if (state.status === 'merged' && state.into === into) return [];
        if (state.status === 'merged') return reject('ThreadMerged');
        if (owner === null || into === threadId) return reject('UnknownThread');
        if (owner !== state.userId) return reject('ThreadOfAnotherPerson');
        return [{ type: 'ThreadMerged', data: { threadId, into } }];
      }
    }
  },
};

/** Picks the thread that stays open; every caller gets the same result. */
const oldestOf = (ring: readonly OfRing[]): OfRing | undefined =>
  ring.toSorted((a, b) => a.openedAt - b.openedAt || (a.threadId < b.threadId ? -1 : 1))[0];

export const hasMessage = (state: ThreadState, id: string): boolean =>
  state.status !== 'none' && state.messages.some(({ messageId }) => messageId === id);

/** Milliseconds until a staff member's grant ends. */
const grantLeftMs = ({ viewed }: KnownThread, { staffId, now }: OfStaff): number =>
  (viewed.get(staffId) ?? Number.NEGATIVE_INFINITY) + GRANT_MINUTES * MINUTE_MS - now.getTime();

/** A look from before a crisis message does not cover that message. */
const hasUnseenCrisis = ({ viewed, crisisAt }: KnownThread, { staffId }: OfStaff): boolean =>
  crisisAt !== null && (viewed.get(staffId) ?? Number.NEGATIVE_INFINITY) <= crisisAt;

type Open = Extract<ThreadCommand, { readonly command: 'open' }>;

/** Opens a thread once; resubmitting the same form yields no new thread. */
const opened = (command: Open, { status }: ThreadState): readonly ThreadEvent[] => {
  if (status !== 'none') return [];
  const { command: _, messageId, text, crisis, lexiconVersion, ...data } = command;
  const words = { threadId: data.threadId, messageId, text, crisis, lexiconVersion };
  return [{ type: 'ThreadOpened', data }, sent(words, data.channel)];
};

type Written = ReadWords & { readonly threadId: string };

const sent = (words: Written, via: MessageWay): ThreadEvent => {
  const { threadId, messageId, text, crisis, lexiconVersion } = words;
  const data = { threadId, messageId, by: 'family', via, crisis, lexiconVersion, text } as const;
  return { type: 'MessageSent', data };
};
