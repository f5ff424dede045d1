import { useState } from 'react';

export interface ReplyDraft {
  readonly text: string;
  /**
   * Number of messages in the thread when typing began, or when the author confirmed having read newer ones;
   * undefined while the draft is empty.
   */
  readonly seen: number | undefined;
  readonly type: (text: string, seen: number) => void;
  /** Confirms that the author has read the new messages. */
  readonly catchUp: (seen: number) => void;
  readonly clear: () => void;
}

type Kept = Pick<ReplyDraft, 'text' | 'seen'>;

const EMPTY: Kept = { text: '', seen: undefined };

/** Drafts by staff member and thread, in memory only: a reply repeats what a family wrote. */
const replies = new Map<string, Kept>();

/**
 * Unsent reply. It survives leaving the page and signing in again, for the same person.
 *
 * @param staffId Undefined while signed out.
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
