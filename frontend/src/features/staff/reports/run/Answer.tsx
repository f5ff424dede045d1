import type { ReportTable, Run } from '@hearthway/domain/staff/reports/reports.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { buttonRow } from '../../../../components/Button.tsx';
import { isHidden } from '../cell-words.ts';
import { Picture } from '../charts/Picture.tsx';
import { useReports } from '../useReports.ts';
import { DataTable } from './DataTable.tsx';
import { Downloads } from './Downloads.tsx';
import { tableInWords } from './group-words.ts';
import { ChangeQuestion, RunAgain } from './RunAgain.tsx';

interface AnswerProps {
  readonly userId: string;
  readonly run: Run;
}

/** What a report says: a picture, and the numbers behind it. */
export const Answer = ({ userId, run }: AnswerProps) => {
  const { i18n, t } = useLingui();
  const { data: reports } = useReports(userId);
  const report = reports?.find(({ id }) => id === run.report);
  const table = run.table && tableInWords(i18n, run.table, run.groupBy);
  const next = (
    <>
      <RunAgain userId={userId} run={run} look="secondary" />
      <ChangeQuestion run={run} />
    </>
  );
  if (table === null || table.rows.length === 0)
    return (
      <div className="grid gap-6">
        <p className="measure">
          <Trans>
            Nothing was stored that this report counts. Try a longer period, or all states.
          </Trans>
        </p>
        <div className={buttonRow}>{next}</div>
      </div>
    );
  return (
    <div className="grid gap-6">
      {report && <Picture report={report} table={table} />}
      {hasHidden(table) && (
        <p className="measure text-text-soft">
          <Trans>
            “&lt;5” stands for fewer than five families, “hidden” for a number that would give those
            away. Neither is told, so that nobody can be singled out.
          </Trans>
        </p>
      )}
      <Downloads run={run}>{next}</Downloads>
      <DataTable caption={report?.title ?? run.report} label={t`Numbers`} table={table} />
    </div>
  );
};

const hasHidden = ({ columns, rows }: ReportTable): boolean =>
  rows.some((row) => columns.some(({ type }, at) => isHidden(row[at] ?? null, type)));
