import type { Run } from '@hearthway/domain/staff/reports/reports.contract.ts';
import type { ReactNode } from 'react';
import { buttonRow } from '../../../../components/Button.tsx';
import { Notice } from '../../../../components/Notice.tsx';
import { ChangeQuestion, RunAgain } from './RunAgain.tsx';

interface RunEndedProps {
  readonly userId: string;
  readonly run: Run;
  readonly tone: 'info' | 'danger';
  readonly children: ReactNode;
}

/** There is no answer: why, and what to do. */
export const RunEnded = ({ userId, run, tone, children }: RunEndedProps) => (
  <div className="grid gap-4">
    <Notice tone={tone}>
      <p>{children}</p>
      {/* The server says it in English. */}
      {run.failure !== null && <p lang="en">{run.failure}</p>}
    </Notice>
    <div className={buttonRow}>
      <RunAgain userId={userId} run={run} look="primary" />
      <ChangeQuestion run={run} />
    </div>
  </div>
);
