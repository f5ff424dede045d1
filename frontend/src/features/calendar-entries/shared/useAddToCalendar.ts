import { ENTRY_LINE_MAX_LENGTH } from '@hearthway/domain/calendar-entries/calendar-entries.constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useDraft } from '../../../session/useDraft.ts';
import { useSession } from '../../../session/useSession.ts';
import { useMay } from '../../household/shared/useMay.ts';
import { subscriptionQuery } from '../../subscription/shared/subscription.query.ts';
import { type Attached, attachedText } from '../attached.ts';
import { NEW_APPOINTMENT, NEW_ENTRY_FORM, NEW_TASK } from './new-entry.ts';

/**
 * Opens the form of a new task with a title, or of an appointment that belongs to something. Both go there as a draft
 * of this tab and not in the address. Undefined for people who cannot add to the calendar.
 */
export const useAddToCalendar = (): ((title: string, attached?: Attached) => void) | undefined => {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const plan = useQuery({ ...subscriptionQuery(userId ?? ''), enabled: userId !== undefined });
  const { mayWrite } = useMay('calendar', { isForEveryChild: true });
  const draft = useDraft(NEW_ENTRY_FORM);
  const navigate = useNavigate();
  if (plan.data?.tier !== 'family' || !mayWrite) return undefined;
  return (title, attached) => {
    draft.keep({
      title: title.slice(0, ENTRY_LINE_MAX_LENGTH),
      ...(attached !== undefined && { attached: attachedText(attached) }),
    });
    void navigate(`/calendar#${attached === undefined ? NEW_TASK : NEW_APPOINTMENT}`);
  };
};
