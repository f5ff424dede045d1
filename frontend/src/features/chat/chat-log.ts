import { SAID_AGAIN_AFTER_DAYS } from '@hearthway/domain/chat/chat.constants.ts';
import type { ChatEntry } from '@hearthway/domain/chat/chat.contract.ts';
import type { Kept } from './chat.machine.ts';

const DAY_MS = 86_400_000;

/** A message with its answer. */
export interface ShownTurn extends ChatEntry {
  /** The same from the moment that this page sends the message. */
  readonly key: string;
}

/** The assistant says that it is a machine; or a message with its answer. */
export type ChatRow =
  | { readonly kind: 'greeting'; readonly id: string; readonly at: string }
  | { readonly kind: 'turn'; readonly id: string; readonly turn: ShownTurn };

/** The history of the server and what the browser keeps, without what is in both, the oldest first. */
export const joined = (
  history: readonly ChatEntry[],
  { turns, pending }: Kept,
): readonly ShownTurn[] => {
  const known = new Set(history.map(({ chatMessageId }) => chatMessageId));
  const keys = new Map(turns.map(({ chatMessageId, key }) => [chatMessageId, key]));
  const lacking = history.filter(({ answer }) => answer === null);
  const unanswered = new Set(lacking.map(({ message }) => message));
  const underWay = lacking.findLast(({ message }) => message === pending?.message);
  return [
    ...history.filter((turn) => turn !== underWay),
    ...turns.filter(
      ({ chatMessageId, message, answer }) =>
        !known.has(chatMessageId) && !(answer === null && unanswered.has(message)),
    ),
  ]
    .toSorted((one, other) => Date.parse(one.sentAt) - Date.parse(other.sentAt))
    .map((turn) => ({ ...turn, key: keys.get(turn.chatMessageId) ?? turn.chatMessageId }));
};

/** All that is shown, with a greeting at its start and again after seven days. */
export const rowsOf = (turns: readonly ShownTurn[], openedAt: string): readonly ChatRow[] => {
  const rows: ChatRow[] = [];
  let greetedAt = Number.NEGATIVE_INFINITY;
  let before = 'start';
  const greet = (at: string) => {
    if (Date.parse(at) - greetedAt < SAID_AGAIN_AFTER_DAYS * DAY_MS) return;
    greetedAt = Date.parse(at);
    rows.push({ kind: 'greeting', id: `greeting-after-${before}`, at });
  };
  for (const turn of turns) {
    greet(turn.sentAt);
    rows.push({ kind: 'turn', id: turn.key, turn });
    before = turn.key;
  }
  greet(openedAt);
  return rows;
};
