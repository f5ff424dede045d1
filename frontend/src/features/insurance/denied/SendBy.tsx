import type { Deadline } from '@hearthway/domain/insurance/appeal-case.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useToday } from '../../../components/useToday.ts';
import { dayWords } from './day-words.ts';

/** Recommended day to send a request, if earlier than the last day. */
export const SendBy = ({
  sendBy,
  dueOn,
  mustArrive,
}: Pick<Deadline, 'sendBy' | 'dueOn' | 'mustArrive'>) => {
  const { i18n } = useLingui();
  const today = useToday();
  if (sendBy === null || sendBy === dueOn) return null;
  if (sendBy < today)
    return (
      <p className="font-semibold text-caution">
        <Trans>
          The mail may be too slow now. Fax it, upload it or hand it in, and keep proof.
        </Trans>
      </p>
    );
  const day = dayWords(i18n, sendBy, 'full');
  return (
    <p>
      {mustArrive ? (
        <Trans>It has to be there by then. Mail it by {day}, or fax or upload it.</Trans>
      ) : (
        <Trans>That day is no working day. Send it by {day}, so that it is there in time.</Trans>
      )}
    </p>
  );
};
