import { useEffect, useSyncExternalStore } from 'react';
import { createInvitation } from './invitation.ts';

const TYPED_INTO = 'input, textarea, select';

const invitation = createInvitation(
  () =>
    document.querySelector('dialog[open]') === null &&
    document.activeElement?.matches(TYPED_INTO) !== true,
);

/** Whether to show the invitation now, and what to call once it is answered. */
export const useInvitation = (isFirstVisit: boolean) => {
  const isShown = useSyncExternalStore(invitation.subscribe, invitation.isShown, () => false);
  useEffect(() => {
    if (!isFirstVisit) return;
    invitation.begin();
    return invitation.end;
  }, [isFirstVisit]);
  return { isShown, answered: invitation.end };
};
