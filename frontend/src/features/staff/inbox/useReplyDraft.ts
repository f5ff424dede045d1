import { useState } from 'react';

export interface ReplyDraft {
  readonly text: string;
  /**
   * Number of messages of the thread when the first letter was typed, or when the author said that
   * they have read the newer ones; undefined while nothing is typed.
   */
  readonly seen: number | undefined;
  readonly type: (text: string, seen: number) => void;
  /** The author has read the messages that came meanwhile. */
  readonly catchUp: (seen: number) => void;
  readonly clear: () => void;
}

type Kept = Pick<ReplyDraft, 'text' | 'seen'>;

const EMPTY: Kept = { text: '', seen: undefined };

/** By staff member and thread, in memory alone: a reply repeats what a family wrote. */
const replies = new Map<string, Kept>();

/**
 * A reply that was not sent. It outlasts leaving the page and signing in again, for the same person.
 *
 * @param staffId Undefined while no one is signed in.
 */
export const useReplyDraft = (staffId: string | undefined, threadId: string): ReplyDraft => {
  const key = staffId === undefined ? undefined : `${staffId} ${threadId}`;
  const [draft, setDraft] = useState((key !== undefined && replies.get(key)) || EMPTY);
  const keep = (next: Kept): void => {
    if (key !== undefined) replies.set(key, next);
    setDraft(next);
  };
  return {
    ...draft,
    type: (text, seen) => keep(text === '' ? EMPTY : { text, seen: draft.seen ?? seen }),
    catchUp: (seen) => keep({ ...draft, seen }),
    clear: () => keep(EMPTY),
  };
};
