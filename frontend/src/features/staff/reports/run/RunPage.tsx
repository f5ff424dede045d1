import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { FailedQuery } from '../../../../components/FailedQuery.tsx';
import { Loading } from '../../../../components/Loading.tsx';
import { PageHeading } from '../../../../components/PageHeading.tsx';
import { StaffGate } from '../../../../components/StaffGate.tsx';
import { useFocusKept } from '../../../../components/useFocusKept.ts';
import { RunWords } from '../RunWords.tsx';
import { runQuery } from '../reports.query.ts';
import { useReports } from '../useReports.ts';
import { RunState } from './RunState.tsx';

export const RunPage = () => {
  const { runId = '' } = useParams();
  return <StaffGate needs="analyst">{({ id }) => <Shown userId={id} runId={runId} />}</StaffGate>;
};

interface ShownProps {
  readonly userId: string;
  readonly runId: string;
}

/** One report that was started: how far it is, then what it says. */
const Shown = ({ userId, runId }: ShownProps) => {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  // A run that ends takes its buttons with it.
  useFocusKept(root);
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
      <FailedQuery query={query} title={t`We couldn’t look up this report`} isWholePage />
      {run !== undefined && !isPending && (
        <>
          <PageHeading title={report?.title ?? run.report}>{report?.describes}</PageHeading>
          <p className="mb-6 text-text-soft">
            <RunWords run={run} report={report} /> · <Trans>Days are in UTC.</Trans>
          </p>
          <RunState userId={userId} run={run} />
        </>
      )}
    </div>
  );
};
