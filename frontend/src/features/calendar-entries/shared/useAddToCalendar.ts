import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useDraft } from '../../../session/useDraft.ts';
import { useSession } from '../../../session/useSession.ts';
import { useMay } from '../../household/shared/useMay.ts';
import { subscriptionQuery } from '../../subscription/shared/subscription.query.ts';
import { NEW_ENTRY_FORM, NEW_TASK } from './new-entry.ts';

/**
 * Opens the form of a new task with a title, which goes there as a draft of this tab and not in the address. Undefined
 * for people who cannot add to the calendar.
 */
export const useAddToCalendar = (): ((title: string) => void) | undefined => {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const plan = useQuery({ ...subscriptionQuery(userId ?? ''), enabled: userId !== undefined });
  const { mayWrite } = useMay('calendar', { isForEveryChild: true });
  const draft = useDraft(NEW_ENTRY_FORM);
  const navigate = useNavigate();
  if (plan.data?.tier !== 'family' || !mayWrite) return undefined;
  return (title) => {
    draft.keep({ title });
    void navigate(`/calendar#${NEW_TASK}`);
  };
};
