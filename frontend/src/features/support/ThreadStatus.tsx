import type { Thread, ThreadSummary } from '@hearthway/domain/support/support.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleDot, Hourglass } from 'lucide-react';
import { promisedDay } from './promised-day.ts';

/** Whose turn it is, in words, with the day that we have promised. */
export const ThreadStatus = ({
  thread: { status, answerBy },
}: {
  readonly thread: Pick<Thread | ThreadSummary, 'status' | 'answerBy'>;
}) => {
  const { i18n } = useLingui();
  const Icon = ICONS[status];
  return (
    <p className="flex items-start gap-2">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
      <span className="min-w-0">
        {status === 'waiting' &&
          (answerBy === null ? (
            <Trans>We have your message.</Trans>
          ) : (
            <Trans>We answer by {promisedDay(i18n, answerBy)}.</Trans>
          ))}
        {status === 'answered' && <Trans>We have answered.</Trans>}
        {status === 'resolved' && <Trans>Resolved. Write again to reopen it.</Trans>}
        {status === 'merged' && <Trans>It goes on in another conversation.</Trans>}
      </span>
    </p>
  );
};

const ICONS = { waiting: Hourglass, answered: CircleDot, resolved: Check, merged: CircleDot };
