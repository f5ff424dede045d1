import type { Run } from '@hearthway/domain/staff/reports/reports.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { isUnderWay, STATUS_WORDS } from '../run-status.ts';
import { Answer } from './Answer.tsx';
import { RunEnded } from './RunEnded.tsx';
import { RunProgress } from './RunProgress.tsx';

interface RunStateProps {
  readonly userId: string;
  readonly run: Run;
}

export const RunState = ({ userId, run }: RunStateProps) => {
  const { i18n } = useLingui();
  return (
    <>
      {/* How far it is moves too often to be announced. */}
      <p role="status" className="sr-only">
        {i18n._(STATUS_WORDS[run.status])}
      </p>
      {isUnderWay(run) && <RunProgress userId={userId} run={run} />}
      {run.status === 'done' && <Answer userId={userId} run={run} />}
      {run.status === 'failed' && (
        <RunEnded userId={userId} run={run} tone="danger">
          <Trans>This report could not be finished.</Trans>
        </RunEnded>
      )}
      {run.status === 'canceled' && (
        <RunEnded userId={userId} run={run} tone="info">
          <Trans>This report was canceled.</Trans>
        </RunEnded>
      )}
    </>
  );
};
