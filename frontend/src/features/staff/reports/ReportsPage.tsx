import { Trans, useLingui } from '@lingui/react/macro';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { StaffGate } from '../../../components/StaffGate.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { ReportForm } from './form/ReportForm.tsx';
import { RunList } from './RunList.tsx';
import { ScheduleList } from './schedules/ScheduleList.tsx';
import { useReports } from './useReports.ts';

export const ReportsPage = () => (
  <StaffGate needs="analyst">{({ id }) => <Reports userId={id} />}</StaffGate>
);

const Reports = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const query = useReports(userId);
  const { data: reports, isPending } = query;
  return (
    <ToolPage>
      <PageHeading title={t`Usage reports`}>
        <Trans>
          Each report replays the stored events. Its numbers are close to the exact ones, and single
          out no family.
        </Trans>
      </PageHeading>
      {isPending && <Loading isPart />}
      <FailedQuery query={query} title={t`We couldn’t load the reports`} />
      {reports !== undefined && (
        <div className="grid gap-10">
          <ReportForm userId={userId} reports={reports} />
          <RunList userId={userId} reports={reports} />
          <ScheduleList userId={userId} reports={reports} />
        </div>
      )}
    </ToolPage>
  );
};
