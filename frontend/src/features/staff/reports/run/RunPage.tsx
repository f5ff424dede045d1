import type { Run } from '@hearthway/domain/reports/reports.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api } from '../../../../api/api.ts';
import { ignored } from '../../../../api/create-api.ts';
import { Button, buttonRow } from '../../../../components/Button.tsx';
import { FailedQuery } from '../../../../components/FailedQuery.tsx';
import { Loading } from '../../../../components/Loading.tsx';
import { Notice } from '../../../../components/Notice.tsx';
import { PageHeading } from '../../../../components/PageHeading.tsx';
import { StaffGate } from '../../../../components/StaffGate.tsx';
import { ToolPage } from '../../../../components/ToolPage.tsx';
import { useFailureToast } from '../../../../components/toasts/useFailureToast.ts';
import { useFocusFallback } from '../../../../components/useFocusFallback.ts';
import { reportRunsKey } from '../../../../live/cache-keys.ts';
import { dayWords } from '../cell-words.ts';
import { RunWords } from '../RunWords.tsx';
import { runPath, runQuery } from '../reports.query.ts';
import { isUnderWay, STATUS_WORDS } from '../run-status.ts';
import { ScheduleRun } from '../schedules/ScheduleRun.tsx';
import { useReports } from '../useReports.ts';
import { Answer } from './Answer.tsx';
import { timeLeftWords } from './pace-words.ts';
import { ChangeQuestion, RunAgain } from './RunAgain.tsx';

export const RunPage = () => {
  const { runId = '' } = useParams();
  return (
    <StaffGate needs="analyst">
      {({ id }) => (
        <ToolPage>
          <Shown userId={id} runId={runId} />
        </ToolPage>
      )}
    </StaffGate>
  );
};

interface ShownProps {
  readonly userId: string;
  readonly runId: string;
}

/** Run of a report: its progress, then its answer. */
const Shown = ({ userId, runId }: ShownProps) => {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  // The buttons disappear when the run ends.
  useFocusFallback(root);
  const query = useQuery(runQuery(userId, runId));
  const reports = useReports(userId);
  const { data: run } = query;
  const report = reports.data?.find(({ id }) => id === run?.report);
  const isPending = query.isPending || (run !== undefined && reports.isPending);
  return (
    <div ref={root} tabIndex={-1} className="focus-visible:outline-none">
      <Link to="/staff/reports" className="touch mb-2 inline-flex items-center gap-2 print:hidden">
        <ArrowLeft aria-hidden className="size-4" />
        <Trans>All reports</Trans>
      </Link>
      {isPending && <Loading />}
      <FailedQuery query={query} title={t`We couldn’t load this report`} isWholePage />
      {run !== undefined && !isPending && (
        <>
          <PageHeading title={report?.title ?? run.report}>{report?.describes}</PageHeading>
          <p className="mb-6 text-text-soft">
            <RunWords run={run} report={report} /> · <Trans>Days are in UTC.</Trans>
            {run.widenedFrom !== null && <WidenedFrom period={run.widenedFrom} />}
          </p>
          <RunState userId={userId} run={run} />
        </>
      )}
    </div>
  );
};

/** Explains why the period differs from the requested one. */
const WidenedFrom = ({ period }: { readonly period: NonNullable<Run['widenedFrom']> }) => {
  const { i18n } = useLingui();
  const from = dayWords(i18n, period.from);
  const to = dayWords(i18n, period.to);
  return (
    <>
      {' '}
      <Trans>
        You asked for {from} to {to}: reports cover whole weeks, or the months, quarters or years
        that they are grouped by.
      </Trans>
    </>
  );
};

interface RunStateProps {
  readonly userId: string;
  readonly run: Run;
}

const RunState = ({ userId, run }: RunStateProps) => {
  const { i18n } = useLingui();
  return (
    <>
      {/* Announces stages only, since the percentage changes too often. */}
      <p role="status" className="sr-only">
        {i18n._(STATUS_WORDS[run.status])}
      </p>
      {isUnderWay(run) && <RunProgress userId={userId} run={run} />}
      {run.status === 'done' && <Answer userId={userId} run={run} />}
      {run.status === 'done' && <ScheduleRun userId={userId} run={run} />}
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

interface RunEndedProps {
  readonly userId: string;
  readonly run: Run;
  readonly tone: 'info' | 'danger';
  readonly children: ReactNode;
}

/** Reason for the missing answer, with the next step. */
const RunEnded = ({ userId, run, tone, children }: RunEndedProps) => (
  <div className="grid gap-4">
    <Notice tone={tone}>
      <p>{children}</p>
      {/* Server text, in English. */}
      {run.failure !== null && <p lang="en">{run.failure}</p>}
    </Notice>
    <div className={buttonRow}>
      <RunAgain userId={userId} run={run} look="primary" />
      <ChangeQuestion run={run} />
    </div>
  </div>
);

interface RunProgressProps {
  readonly userId: string;
  readonly run: Run;
}

const RunProgress = ({ userId, run }: RunProgressProps) => {
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
          <Trans>Replaying the stored events. You can leave this page and come back.</Trans>
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
          <Figure name={t`Events per second`} value={pace} />
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

/** Cancels a running report. One that has just finished stays finished. */
const useCancelRun = (userId: string, { runId }: Pick<Run, 'runId'>) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.send({ method: 'POST', path: `${runPath(runId)}/cancel`, schema: ignored }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportRunsKey(userId) }),
    onError: failed(t`We couldn’t cancel the report`),
  });
  return { cancel: () => mutate(), isPending };
};
