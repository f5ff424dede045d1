import { useEffect, useMemo, useState } from 'react';
import { CALL_KEY } from '../../../session/kept-insurance.ts';
import { createKept } from '../shared/kept.ts';
import { type CallDraft, callDraftSchema, NO_CALL } from './call-draft.ts';

/**
 * The notes of a call, which this browser keeps from the first letter on: they outlive a reload, a lost
 * network and a session that ends.
 *
 * @param userId Null for visitors.
 */
export const useCallDraft = (userId: string | null) => {
  const kept = useMemo(
    () => createKept({ key: CALL_KEY, schema: callDraftSchema, userId }),
    [userId],
  );
  // Rendered without a browser, the page has no notes: they are read right after.
  const [draft, setDraft] = useState(NO_CALL);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    setDraft(kept.read() ?? NO_CALL);
    return kept.hear((other) => setDraft(other ?? NO_CALL));
  }, [kept]);

  return {
    draft,
    /** This browser keeps nothing: a reload would lose the notes. */
    isRefused,
    change: (changed: Partial<CallDraft>): void => {
      const next = { ...draft, ...changed };
      setDraft(next);
      setIsRefused(!kept.keep(next));
    },
    clear: (): void => {
      setDraft(NO_CALL);
      kept.forget();
    },
  };
};

export type CallNotes = ReturnType<typeof useCallDraft>;
