import type { ReportInfo } from '@hearthway/domain/reports/reports.contract.ts';
import type { Schedule } from '@hearthway/domain/reports/schedules.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BellOff, Play } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonRow } from '../../../../components/Button.tsx';
import { FailedQuery } from '../../../../components/FailedQuery.tsx';
import { useFocusFallback } from '../../../../components/useFocusFallback.ts';
import { groupingWords } from '../grouping-words.ts';
import { stateName } from '../run/group-words.ts';
import { STATUS_WORDS } from '../run-status.ts';
import { nextWords, REASON_WORDS } from './schedule-words.ts';
import { schedulesQuery } from './schedules.query.ts';
import { useChangeSchedule } from './useSchedules.ts';

interface ScheduleListProps {
  readonly userId: string;
  readonly reports: readonly ReportInfo[];
}

/** Reports that the analyst gets by email. */
export const ScheduleList = ({ userId, reports }: ScheduleListProps) => {
  const { t } = useLingui();
  const root = useRef<HTMLElement>(null);
  // The button disappears when its schedule is stopped.
  useFocusFallback(root);
  const query = useQuery(schedulesQuery(userId));
  const { data: schedules, isPending } = query;
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-labelledby="schedules"
      className="grid gap-3 focus-visible:outline-none"
    >
      <h2 id="schedules" className="text-xl">
        <Trans>Reports by email</Trans>
      </h2>
      {isPending && <div aria-busy className="h-24 animate-breathe rounded-soft bg-sunken" />}
      <FailedQuery query={query} title={t`We couldn’t load your scheduled reports`} />
      {schedules?.length === 0 && (
        <p className="text-text-soft">
          <Trans>None yet. Open a report that is done, and choose how often to get it.</Trans>
        </p>
      )}
      {schedules !== undefined && schedules.length > 0 && (
        <ul className="grid divide-y divide-line rounded-soft border border-line bg-raised">
          {schedules.map((schedule) => (
            <ScheduleLine
              key={schedule.scheduleId}
              userId={userId}
              schedule={schedule}
              report={reports.find(({ id }) => id === schedule.report)}
            />
          ))}
        </ul>
      )}
    </section>
  );
};

interface ScheduleLineProps {
  readonly userId: string;
  readonly schedule: Schedule;
  /** Undefined for a former report. */
  readonly report: ReportInfo | undefined;
}

const ScheduleLine = ({ userId, schedule, report }: ScheduleLineProps) => {
  const { i18n } = useLingui();
  const id = useId();
  const stop = useChangeSchedule(userId, 'stop');
  const resume = useChangeSchedule(userId, 'resume');
  const { scheduleId, status, reason, lastRun } = schedule;
  const lastStatus = lastRun && i18n._(STATUS_WORDS[lastRun.status]);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p id={id} className="font-semibold">
          {report?.title ?? schedule.report}
        </p>
        <p className="text-sm text-text-soft">
          <Question schedule={schedule} report={report} />
        </p>
        <p className="text-sm">
          {status === 'active' ? (
            nextWords(i18n, schedule)
          ) : (
            <span className="text-danger">{reason && i18n._(REASON_WORDS[reason])}</span>
          )}
        </p>
        {lastRun && (
          <p className="text-sm">
            <Link
              to={`/staff/reports/${lastRun.runId}`}
              className="inline-flex min-h-11 items-center"
            >
              <Trans>Latest report: {lastStatus}</Trans>
            </Link>
          </p>
        )}
      </div>
      <div className={buttonRow}>
        {status === 'paused' && reason !== 'report-changed' && (
          <Button
            look="secondary"
            aria-describedby={id}
            onClick={() => resume.send(scheduleId)}
            isBusy={resume.isPending}
          >
            <Play aria-hidden className="size-4" />
            <Trans>Resume</Trans>
          </Button>
        )}
        <Button
          look="secondary"
          aria-describedby={id}
          onClick={() => stop.send(scheduleId)}
          isBusy={stop.isPending}
        >
          <BellOff aria-hidden className="size-4" />
          <Trans>Stop</Trans>
        </Button>
      </div>
    </li>
  );
};

const Question = ({
  schedule: { groupBy, state },
  report,
}: Pick<ScheduleLineProps, 'schedule' | 'report'>) => {
  const { i18n, t } = useLingui();
  const grouping = groupingWords(i18n, groupBy);
  return [
    // Omits a report's only grouping.
    groupBy === '' || report?.groupings.length === 1 ? [] : t`Grouped by: ${grouping}`,
    state === null ? t`All states` : stateName(state),
  ]
    .flat()
    .join(' · ');
};
