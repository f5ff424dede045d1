import type { StaffMessage, StaffThread } from '@hearthway/domain/staff/inbox.contract.ts';

export type ThreadEntry = { readonly id: string; readonly at: string } & (
  | { readonly kind: 'message'; readonly message: StaffMessage }
  | { readonly kind: 'note'; readonly staffId: string; readonly note: string | null }
);

/** Merges messages and notes in order of time; at the same moment, the message first. */
export const entriesOf = ({
  messages,
  notes,
}: Pick<StaffThread, 'messages' | 'notes'>): readonly ThreadEntry[] =>
  [
    ...messages.map((message) => ({
      kind: 'message' as const,
      id: message.messageId,
      at: message.at,
      message,
    })),
    ...notes.map((note) => ({ kind: 'note' as const, ...note })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
