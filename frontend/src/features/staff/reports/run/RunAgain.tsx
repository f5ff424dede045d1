import type { Run } from '@hearthway/domain/reports/reports.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw, SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, type ButtonLook, buttonClass } from '../../../../components/Button.tsx';
import { useFailureToast } from '../../../../components/toasts/useFailureToast.ts';
import { paramsOf, paramsPath, startOf } from '../form/report-params.ts';
import { useStartRun } from '../useStartRun.ts';

interface RunAgainProps {
  readonly userId: string;
  readonly run: Run;
  readonly look: ButtonLook;
}

/** Runs the same report again on current events. */
export const RunAgain = ({ userId, run, look }: RunAgainProps) => {
  const { t } = useLingui();
  const failed = useFailureToast();
  const { mutate, isPending } = useStartRun(userId);
  const start = () =>
    mutate(startOf(paramsOf(run)), {
      onError: failed(t`We couldn’t start the report`),
    });
  return (
    <Button look={look} onClick={start} isBusy={isPending}>
      <RotateCw aria-hidden className="size-4" />
      <Trans>Run again</Trans>
    </Button>
  );
};

export const ChangeQuestion = ({ run }: { readonly run: Run }) => (
  <Link to={paramsPath(paramsOf(run))} className={buttonClass('secondary')}>
    <SlidersHorizontal aria-hidden className="size-4" />
    <Trans>Change its settings</Trans>
  </Link>
);
