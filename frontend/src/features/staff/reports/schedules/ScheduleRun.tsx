import type { Run } from '@hearthway/domain/reports/reports.contract.ts';
import {
  CADENCES,
  type Cadence,
  TOO_LONG_FOR,
} from '@hearthway/domain/reports/schedules.constants.ts';
import type { Schedule } from '@hearthway/domain/reports/schedules.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BellOff, Mail } from 'lucide-react';
import { Button, buttonRow } from '../../../../components/Button.tsx';
import { FailedQuery } from '../../../../components/FailedQuery.tsx';
import { nextWords } from './schedule-words.ts';
import { schedulesQuery } from './schedules.query.ts';
import { useChangeSchedule, useStartSchedule } from './useSchedules.ts';

interface ScheduleRunProps {
  readonly userId: string;
  readonly run: Run;
}

/** Schedules the report of a run for each completed week or month. */
export const ScheduleRun = ({ userId, run }: ScheduleRunProps) => {
  const { t } = useLingui();
  const query = useQuery(schedulesQuery(userId));
  const cadences = CADENCES.filter((cadence) => !TOO_LONG_FOR[cadence].includes(run.groupBy));
  if (cadences.length === 0) return null;
  return (
    <section aria-labelledby="by-email" className="mt-10 grid gap-3 print:hidden">
      <h2 id="by-email" className="text-xl">
        <Trans>By email</Trans>
      </h2>
      <p className="measure text-text-soft">
        <Trans>
          We can mail you this report as CSV and picture, each time a week or month is over.
        </Trans>
      </p>
      <FailedQuery query={query} title={t`We couldn’t load your scheduled reports`} />
      {query.data !== undefined && (
        <div className={buttonRow}>
          {cadences.map((cadence) => (
            <CadenceButton
              key={cadence}
              userId={userId}
              run={run}
              cadence={cadence}
              schedule={query.data.find(
                (schedule) => schedule.cadence === cadence && isAbout(run, schedule),
              )}
            />
          ))}
        </div>
      )}
    </section>
  );
};

const isAbout = ({ report, groupBy, state }: Run, schedule: Schedule): boolean =>
  schedule.status === 'active' &&
  schedule.report === report &&
  schedule.groupBy === groupBy &&
  schedule.state === state;

interface CadenceButtonProps extends ScheduleRunProps {
  readonly cadence: Cadence;
  /** Undefined if not scheduled. */
  readonly schedule: Schedule | undefined;
}

const START = { weekly: msg`Mail this weekly`, monthly: msg`Mail this monthly` } as const;
const STOP = { weekly: msg`Stop weekly emails`, monthly: msg`Stop monthly emails` } as const;

/** Shared by both states, so that the button keeps the focus. */
const CadenceButton = ({ userId, run, cadence, schedule }: CadenceButtonProps) => {
  const { i18n } = useLingui();
  const start = useStartSchedule(userId);
  const stop = useChangeSchedule(userId, 'stop');
  const { report, groupBy, state } = run;
  const press = () =>
    schedule === undefined
      ? start.send({ report, groupBy, cadence, ...(state !== null && { state }) })
      : stop.send(schedule.scheduleId);
  const Icon = schedule === undefined ? Mail : BellOff;
  return (
    <div className="grid content-start justify-items-start gap-1 max-sm:justify-items-stretch">
      <Button look="secondary" onClick={press} isBusy={start.isPending || stop.isPending}>
        <Icon aria-hidden className="size-4" />
        {i18n._(schedule === undefined ? START[cadence] : STOP[cadence])}
      </Button>
      <p role="status" className="text-sm text-text-soft">
        {schedule && nextWords(i18n, schedule)}
      </p>
    </div>
  );
};
