import { useEffect, useMemo, useState } from 'react';
import { CALL_KEY } from '../../../session/kept-insurance.ts';
import { createKept } from '../shared/kept.ts';
import { toldInsurer } from '../shared/told-insurer.ts';
import { type CallDraft, callDraftSchema, NO_CALL } from './call-draft.ts';

/**
 * Notes of a call, kept in this browser from the first letter on, so that they survive a reload, a lost
 * network and the end of the session. `userId` is null for visitors.
 */
export const useCallDraft = (userId: string | null) => {
  const kept = useMemo(
    () => createKept({ key: CALL_KEY, schema: callDraftSchema, userId }),
    [userId],
  );
  // Empty during server rendering; read right afterwards.
  const [draft, setDraft] = useState(NO_CALL);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    setDraft(kept.read() ?? { ...NO_CALL, insurer: toldInsurer(userId).read()?.insurer ?? null });
    return kept.hear((other) => setDraft(other ?? NO_CALL));
  }, [kept, userId]);

  return {
    draft,
    /** True if the browser refuses storage, so that a reload would lose the notes. */
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
