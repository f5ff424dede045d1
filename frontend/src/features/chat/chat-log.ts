import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { SAID_AGAIN_AFTER_DAYS } from '@hearthway/domain/chat/chat.constants.ts';
import type { ChatEntry } from '@hearthway/domain/chat/chat.contract.ts';
import { type Kept, type Pending, unansweredTurn } from './chat-turns.ts';

/** Tolerated clock difference. */
const SKEW_MS = 60_000;

/** Message with its answer. */
export interface ShownTurn extends ChatEntry {
  /** Stays the same from the moment that this page sends the message. */
  readonly key: string;
}

/** Greeting of the assistant, or a message with its answer. */
export type ChatRow =
  | { readonly kind: 'greeting'; readonly id: string; readonly at: string }
  | { readonly kind: 'turn'; readonly id: string; readonly turn: ShownTurn };

/** Merges the server's history with the browser's messages, without duplicates, the oldest first. */
export const joined = (
  history: readonly ChatEntry[],
  { turns, pending }: Kept,
): readonly ShownTurn[] => {
  const known = new Set(history.map(({ chatMessageId }) => chatMessageId));
  const keys = new Map(turns.map(({ chatMessageId, key }) => [chatMessageId, key]));
  const unanswered = new Set(
    history.filter(({ answer }) => answer === null).map(({ message }) => message),
  );
  const underWay = storedOf(history, pending);
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

/** Server's copy of a message without an answer on this page: the server may have the answer already. */
const storedOf = (history: readonly ChatEntry[], pending: Pending | null): ChatEntry | undefined =>
  pending === null
    ? undefined
    : history.findLast(
        ({ message, sentAt, answer }) =>
          message === pending.message &&
          (answer === null || Date.parse(sentAt) > Date.parse(pending.sentAt) - SKEW_MS),
      );

/** Message without an answer on this page, under the server's id if it has one. */
export const pendingTurn = (history: readonly ChatEntry[], pending: Pending): ShownTurn => {
  const turn = unansweredTurn(pending);
  return {
    ...turn,
    chatMessageId: storedOf(history, pending)?.chatMessageId ?? turn.chatMessageId,
  };
};

/** Rows to show, with a greeting at the start and again after seven days. */
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
