import type { Run } from '@hearthway/domain/staff/reports/reports.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button } from '../../../../components/Button.tsx';
import { timeLeftWords } from './pace-words.ts';
import { useCancelRun } from './useCancelRun.ts';

interface RunProgressProps {
  readonly userId: string;
  readonly run: Run;
}

/** How far it is, how fast, and for how long. */
export const RunProgress = ({ userId, run }: RunProgressProps) => {
  const { i18n, t } = useLingui();
  const { cancel, isPending } = useCancelRun(userId, run);
  const percent = i18n.number(run.share, { style: 'percent' });
  const events = i18n.number(run.events);
  const pace = i18n.number(Math.round(run.eventsPerSecond));
  const timeLeft = timeLeftWords(i18n, run);
  return (
    <div className="grid max-w-xl justify-items-start gap-3">
      <p>
        {run.status === 'waiting' ? (
          <Trans>Waiting for its turn. You can leave this page and come back.</Trans>
        ) : (
          <Trans>Replaying what was stored. You can leave this page and come back.</Trans>
        )}
      </p>
      <progress
        aria-label={t`How far the report is`}
        value={run.share}
        max={1}
        className="h-3 w-full appearance-none overflow-hidden rounded-soft bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      {run.status === 'running' && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-1 tabular-nums sm:grid-cols-4">
          <Figure name={t`Done`} value={percent} />
          <Figure name={t`Events read`} value={events} />
          <Figure name={t`Events a second`} value={pace} />
          <Figure name={t`Time left`} value={timeLeft ?? '…'} />
        </dl>
      )}
      <Button look="secondary" onClick={cancel} isBusy={isPending}>
        <X aria-hidden className="size-4" />
        <Trans>Cancel the report</Trans>
      </Button>
    </div>
  );
};

const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt className="text-sm text-text-soft">{name}</dt>
    <dd className="font-semibold">{value}</dd>
  </div>
);
