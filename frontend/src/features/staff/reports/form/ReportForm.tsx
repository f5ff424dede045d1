import { addDays } from '@hearthway/domain/calendar/days.ts';
import { STATES, TERRITORIES } from '@hearthway/domain/kernel/states.constants.ts';
import type { ReportInfo } from '@hearthway/domain/reports/reports.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { checkConnection, errorWords } from '../../../../api/error-words.ts';
import { Button } from '../../../../components/Button.tsx';
import { Notice } from '../../../../components/Notice.tsx';
import { Select } from '../../../../components/Select.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { todayAt } from '../days.ts';
import { groupingWords } from '../grouping-words.ts';
import { useStartRun } from '../useStartRun.ts';
import { PeriodFields } from './PeriodFields.tsx';
import { ReportChoice } from './ReportChoice.tsx';
import { startOf } from './report-params.ts';
import { problemsOf, type ReportProblems } from './report-problems.ts';
import { useParamsDraft } from './useParamsDraft.ts';

interface ReportFormProps {
  readonly userId: string;
  readonly reports: readonly ReportInfo[];
}

/**
 * Report form with its values in the URL, to be bookmarked and shared. Controlled fields, unlike those of
 * `useZodForm`. Rechecks errors while fields change.
 */
export const ReportForm = ({ userId, reports }: ReportFormProps) => {
  const { i18n, t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const today = todayAt(new Date());
  const { draft, choose } = useParamsDraft(today);
  const [submissions, setSubmissions] = useState(0);
  const { mutate, isPending, error } = useStartRun(userId);
  const groupings = reports.find(({ id }) => id === draft.report)?.groupings ?? [];
  const grouping = groupings.includes(draft.groupBy) ? draft.groupBy : (groupings[0] ?? '');

  const request = { ...draft, groupBy: grouping };
  const found = problemsOf(request, { today, reports, i18n });
  // Reports an unavailable combination at once: the nearest available one is a choice away.
  const problems: ReportProblems =
    submissions === 0 ? (found.state ? { state: found.state } : {}) : found;

  useEffect(() => {
    if (submissions === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submissions]);

  /** Problems found by the server, in its own words. */
  const refusals = error instanceof ApiError ? error.issues : [];
  const errorOf = (field: keyof ReportProblems): string | undefined => {
    const known = problems[field];
    return known === undefined
      ? refusals.find(({ path }) => path === field)?.message
      : i18n._(known);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setSubmissions(submissions + 1);
    if (Object.keys(found).length === 0) mutate(startOf(request));
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-6">
      <ReportChoice
        reports={reports}
        chosen={draft.report}
        error={errorOf('report')}
        onChoose={(report) => choose({ report, groupBy: '' })}
      />
      <PeriodFields
        period={draft}
        today={today}
        groupBy={grouping}
        errors={{ from: errorOf('from'), to: errorOf('to') }}
        onChoose={choose}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {groupings.length > 1 && (
          <Select
            label={t`Group by`}
            options={groupings.map((value) => ({ value, name: groupingWords(i18n, value) }))}
            value={grouping}
            error={errorOf('groupBy')}
            onChoose={(groupBy) => choose({ groupBy })}
          />
        )}
        <Select
          label={t`Families in`}
          options={[
            { value: '', name: t`All states` },
            ...Object.entries({ ...STATES, ...TERRITORIES }).map(([value, name]) => ({
              value,
              name,
            })),
          ]}
          value={draft.state}
          error={errorOf('state')}
          onChoose={(state) => choose({ state })}
        />
        <TextField
          label={t`As of (optional)`}
          type="date"
          value={draft.asOf}
          max={addDays(today, -1)}
          hint={t`What the report would have said at the end of that day.`}
          error={errorOf('asOf')}
          onChange={({ target }) => choose({ asOf: target.value })}
        />
      </div>
      {error !== null && refusals.length === 0 && (
        <div role="alert">
          <Notice tone="danger">{errorWords(i18n, error, checkConnection)}</Notice>
        </div>
      )}
      <div>
        <Button look="primary" type="submit" isBusy={isPending}>
          <Play aria-hidden className="size-4" />
          {isPending ? <Trans>Starting…</Trans> : <Trans>Start the report</Trans>}
        </Button>
      </div>
    </form>
  );
};
