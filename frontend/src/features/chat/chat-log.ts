import { SAID_AGAIN_AFTER_DAYS } from '@hearthway/domain/chat/chat.constants.ts';
import type { ChatEntry } from '@hearthway/domain/chat/chat.contract.ts';
import type { Kept } from './chat.machine.ts';

const DAY_MS = 86_400_000;

/** The assistant says that it is a machine; or a message with its answer. */
export type ChatRow =
  | { readonly kind: 'greeting'; readonly id: string; readonly at: string }
  | { readonly kind: 'turn'; readonly id: string; readonly turn: ChatEntry };

/** The history of the server and what the browser keeps, without what is in both, the oldest first. */
export const joined = (
  history: readonly ChatEntry[],
  { turns, pending }: Kept,
): readonly ChatEntry[] => {
  const known = new Set(history.map(({ chatMessageId }) => chatMessageId));
  const underWay = history.findLast(
    ({ message, answer }) => answer === null && message === pending?.message,
  );
  return [
    ...history.filter((turn) => turn !== underWay),
    ...turns.filter(({ chatMessageId }) => !known.has(chatMessageId)),
  ].toSorted((one, other) => Date.parse(one.sentAt) - Date.parse(other.sentAt));
};

/** All that is shown, with a greeting at its start and again after seven days. */
export const rowsOf = (turns: readonly ChatEntry[], openedAt: string): readonly ChatRow[] => {
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
    rows.push({ kind: 'turn', id: turn.chatMessageId, turn });
    before = turn.chatMessageId;
  }
  greet(openedAt);
  return rows;
};
