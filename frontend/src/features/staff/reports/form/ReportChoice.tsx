import type { ReportInfo } from '@hearthway/domain/reports/reports.contract.ts';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { FieldError } from '../../../../components/FieldError.tsx';

interface ReportChoiceProps {
  readonly reports: readonly ReportInfo[];
  /** Report id; an unknown one selects none. */
  readonly chosen: string;
  readonly error: string | undefined;
  readonly onChoose: (report: string) => void;
}

export const ReportChoice = ({ reports, chosen, error, onChoose }: ReportChoiceProps) => {
  const id = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-xl font-bold">
        <Trans>Report</Trans>
      </legend>
      <FieldError id={`${id}-error`} error={error} />
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {reports.map((report) => (
          <div
            key={report.id}
            className="relative grid grid-cols-[auto_1fr] content-start items-center gap-x-3 rounded-soft border border-line-strong bg-raised px-3 py-1 has-checked:border-accent has-checked:bg-accent-wash"
          >
            <input
              id={`${id}-${report.id}`}
              type="radio"
              name={id}
              checked={report.id === chosen}
              aria-invalid={error !== undefined}
              aria-describedby={
                error === undefined
                  ? `${id}-${report.id}-words`
                  : `${id}-error ${id}-${report.id}-words`
              }
              onChange={() => onChoose(report.id)}
              className="relative z-1 size-5 cursor-pointer accent-accent"
            />
            {/* The whole card selects it. */}
            <label
              htmlFor={`${id}-${report.id}`}
              className="flex min-h-11 cursor-pointer items-center py-1 font-semibold after:absolute after:inset-0"
            >
              <span className="min-w-0">{report.title}</span>
            </label>
            <p id={`${id}-${report.id}-words`} className="col-start-2 pb-2 text-sm text-text-soft">
              {report.describes}
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  );
};
