import {
  chatHistorySchema,
  chatMessageParamsSchema,
} from '@hearthway/domain/chat/chat.contract.ts';
import { type BrowserStorage, tryToKeep } from '../../session/browser-storage.ts';
import type { DraftStore } from '../../session/draft-store.ts';
import { fieldsOf, jsonFields } from '../../session/json-fields.ts';
import { CHAT_KEY } from '../../session/kept-chat.ts';
import type { Kept, Pending } from './chat-turns.ts';

/** Name of the chat among the drafts of an account. */
const FORM = 'chat';

/** Maximum number of a visitor's turns. */
const MAX_TURNS = 100;

/** Browser's part of a conversation: it survives a reload, and ends with the tab. */
export interface ChatMemory {
  readonly read: () => Kept;
  readonly keep: (kept: Kept) => void;
  /** Unsent message. */
  readonly draft: () => string;
  readonly keepDraft: (text: string) => void;
  /** Unsent note for support. */
  readonly note: () => string;
  readonly keepNote: (text: string) => void;
}

type MemoryFields = Readonly<Record<'message' | 'kept' | 'note', string>>;

interface Place {
  readonly read: () => MemoryFields;
  readonly write: (fields: MemoryFields) => void;
}

const memoryAt = ({ read, write }: Place, isKept: (id: string) => boolean): ChatMemory => ({
  read: () => parse(read().kept),
  keep: ({ turns, pending }) => {
    const kept = turns.filter(({ chatMessageId }) => isKept(chatMessageId)).slice(-MAX_TURNS);
    write({ ...read(), kept: JSON.stringify({ turns: kept, pending }) });
  },
  draft: () => read().message,
  keepDraft: (message) => write({ ...read(), message }),
  note: () => read().note,
  keepNote: (note) => write({ ...read(), note }),
});

/** Whether the server has this turn, so that it can be rated and is in the family's history. */
export const isOfServer = (chatMessageId: string): boolean =>
  chatMessageParamsSchema.safeParse({ chatMessageId }).success;

/** Memory of a family: deleted at sign-out like all drafts. Its history is on the server. */
export const familyMemory = (drafts: DraftStore, userId: string): ChatMemory =>
  memoryAt(
    {
      read: () => {
        const { message = '', kept = '', note = '' } = drafts.read(userId, FORM);
        return { message, kept, note };
      },
      write: (fields) => drafts.keep(userId, FORM, fields),
    },
    (chatMessageId) => !isOfServer(chatMessageId),
  );

/** Memory of a visitor, whose conversation is stored only here. */
export const visitorMemory = (storage: BrowserStorage): ChatMemory =>
  memoryAt(
    {
      read: () => {
        const { message, kept, note } = jsonFields(storage.getItem(CHAT_KEY) ?? '');
        return { message: textOf(message), kept: textOf(kept), note: textOf(note) };
      },
      write: (fields) => tryToKeep(storage, CHAT_KEY, JSON.stringify(fields)),
    },
    () => true,
  );

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns an empty memory for data in another version's format. */
const parse = (text: string): Kept => {
  const { turns, pending } = jsonFields(text);
  const parsed = chatHistorySchema.safeParse({ entries: turns, before: null });
  return { turns: parsed.success ? parsed.data.entries : [], pending: pendingOf(pending) };
};

const pendingOf = (value: unknown): Pending | null => {
  const { message, key, sentAt } = fieldsOf(value);
  return typeof message === 'string' && typeof key === 'string' && typeof sentAt === 'string'
    ? { message, key, sentAt }
    : null;
};
