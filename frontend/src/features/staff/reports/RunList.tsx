import type { ReportInfo, Run } from '@hearthway/domain/reports/reports.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { RunWords } from './RunWords.tsx';
import { runsQuery } from './reports.query.ts';
import { isUnderWay, STATUS_WORDS } from './run-status.ts';

interface RunListProps {
  readonly userId: string;
  readonly reports: readonly ReportInfo[];
}

export const RunList = ({ userId, reports }: RunListProps) => {
  const { t } = useLingui();
  const query = useQuery(runsQuery(userId));
  const { data: runs, isPending } = query;
  return (
    <section aria-labelledby="runs" className="grid gap-3">
      <h2 id="runs" className="text-xl">
        <Trans>Your reports so far</Trans>
      </h2>
      {isPending && <div aria-busy className="h-24 animate-breathe rounded-soft bg-sunken" />}
      <FailedQuery query={query} title={t`We couldn’t load your reports`} />
      {runs?.length === 0 && (
        <p className="text-text-soft">
          <Trans>None yet. Reports you start stay here, so that you can come back to them.</Trans>
        </p>
      )}
      {runs !== undefined && runs.length > 0 && (
        <ul className="grid divide-y divide-line rounded-soft border border-line bg-raised">
          {runs.map((run) => (
            <RunLine
              key={run.runId}
              run={run}
              report={reports.find(({ id }) => id === run.report)}
            />
          ))}
        </ul>
      )}
    </section>
  );
};

interface RunLineProps {
  readonly run: Run;
  /** Undefined for a former report. */
  readonly report: ReportInfo | undefined;
}

const RunLine = ({ run, report }: RunLineProps) => {
  const { i18n } = useLingui();
  const percent = i18n.number(run.share, { style: 'percent' });
  const started = i18n.date(run.startedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1">
      <div className="min-w-0">
        <Link
          to={`/staff/reports/${run.runId}`}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {report?.title ?? run.report}
        </Link>
        <p className="pb-2 text-sm text-text-soft">
          <RunWords run={run} report={report} />
        </p>
      </div>
      <div className="pb-2 sm:text-end">
        <p className={run.status === 'failed' ? 'text-danger' : ''}>
          {i18n._(STATUS_WORDS[run.status])}
          {isUnderWay(run) && ` · ${percent}`}
        </p>
        <p className="text-sm text-text-soft">
          <Trans>Started {started}</Trans>
        </p>
      </div>
    </li>
  );
};
