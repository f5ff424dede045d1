import type { Run } from '@hearthway/domain/reports/reports.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { Button, buttonRow } from '../../../../components/Button.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { useFailureToast } from '../../../../components/toasts/useFailureToast.ts';
import type { Period } from '../form/periods.ts';
import { paramsOf, startOf } from '../form/report-params.ts';
import { widenedWords } from '../form/widened-words.ts';
import { useStartRun } from '../useStartRun.ts';
import { periodBefore, yearBefore } from './other-periods.ts';

interface CompareWithProps {
  readonly userId: string;
  readonly run: Run;
}

const comparePath = (runId: string, other: string): string =>
  `/staff/reports/${runId}?with=${other}`;

/** Runs the same report for another period, for comparison. */
export const CompareWith = ({ userId, run }: CompareWithProps) => {
  const { i18n, t } = useLingui();
  const failed = useFailureToast();
  const { mutate, isPending, error } = useStartRun(userId, (other) =>
    comparePath(run.runId, other),
  );
  const [chosen, setChosen] = useState<Period>(() => periodBefore(run));
  const start = ({ from, to }: Period) =>
    mutate(startOf({ ...paramsOf(run), from, to }), {
      onError: failed(t`We couldn’t start the report`),
    });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) start(chosen);
  };
  const issues = error instanceof ApiError ? error.issues : [];
  const problemOf = (field: string) => issues.find(({ path }) => path === field)?.message;
  return (
    <section aria-labelledby="compare" className="grid gap-3 print:hidden">
      <h2 id="compare" className="text-xl">
        <Trans>Compare with another period</Trans>
      </h2>
      <div className={buttonRow}>
        <Button look="secondary" isBusy={isPending} onClick={() => start(periodBefore(run))}>
          <Trans>The period before</Trans>
        </Button>
        <Button look="secondary" isBusy={isPending} onClick={() => start(yearBefore(run))}>
          <Trans>The same period a year before</Trans>
        </Button>
      </div>
      <details className="group">
        <summary className="touch inline-flex cursor-pointer items-center gap-2 font-semibold">
          <ChevronDown aria-hidden className="size-5 text-accent group-open:rotate-180" />
          <Trans>Choose a period…</Trans>
        </summary>
        <form onSubmit={submit} noValidate className="grid gap-3 pt-2">
          <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <TextField
              label={t`First day`}
              type="date"
              required
              value={chosen.from}
              error={problemOf('from')}
              onChange={({ target }) => setChosen({ ...chosen, from: target.value })}
            />
            <TextField
              label={t`Last day`}
              type="date"
              required
              value={chosen.to}
              error={problemOf('to')}
              onChange={({ target }) => setChosen({ ...chosen, to: target.value })}
            />
          </div>
          <p role="status" className="text-text-soft empty:hidden">
            {widenedWords(i18n, chosen, run.groupBy)}
          </p>
          <div>
            <Button look="primary" type="submit" isBusy={isPending}>
              <Trans>Compare</Trans>
            </Button>
          </div>
        </form>
      </details>
    </section>
  );
};
