import { findingOf, openDayOf } from '@hearthway/domain/reports/finding.contract.ts';
import {
  FILE_FORMATS,
  type FileFormat,
  type ReportInfo,
  type ReportTable,
  type Run,
  tableFileName,
} from '@hearthway/domain/reports/reports.contract.ts';
import { sparsenessOf } from '@hearthway/domain/reports/sparseness.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../../api/api.ts';
import { DownloadButton, PrintAndDownload } from '../../../../components/PrintAndDownload.tsx';
import { saveFile } from '../../../../components/save-file.ts';
import { useFailureToast } from '../../../../components/toasts/useFailureToast.ts';
import { isHidden } from '../cell-words.ts';
import { CartesianPicture } from '../charts/CartesianPicture.tsx';
import { FunnelPicture } from '../charts/FunnelPicture.tsx';
import { HeatMapPicture } from '../charts/HeatMapPicture.tsx';
import { CompareWith } from '../compare/CompareWith.tsx';
import { Comparison } from '../compare/Comparison.tsx';
import { findingWords } from '../finding/finding-words.ts';
import { WhyLittle } from '../finding/WhyLittle.tsx';
import { runPath } from '../reports.query.ts';
import { useReports } from '../useReports.ts';
import { DataTable } from './DataTable.tsx';
import { tableInWords } from './group-words.ts';
import { ChangeQuestion, RunAgain } from './RunAgain.tsx';

interface AnswerProps {
  readonly userId: string;
  readonly run: Run;
}

/** The answer of a report: a chart, and the numbers behind it. */
export const Answer = ({ userId, run }: AnswerProps) => {
  const { i18n, t } = useLingui();
  const [address] = useSearchParams();
  const other = address.get('with');
  const { data: reports } = useReports(userId);
  const report = reports?.find(({ id }) => id === run.report);
  const table = run.table && tableInWords(i18n, run.table, run.groupBy);
  const answer = report && table ? { report, table } : undefined;
  const finding = answer && findingOf({ ...answer, groupBy: run.groupBy, openDay: openDayOf(run) });
  const sparseness = answer === undefined ? null : sparsenessOf(answer);
  const hasPicture = sparseness === null || sparseness === 'mostly-untold';
  return (
    // A table in a grid is printed over what follows it.
    <div className="grid gap-6 print:block print:*:mb-4">
      {finding && <p className="measure text-xl font-bold">{findingWords(i18n, finding)}</p>}
      {sparseness !== null && <WhyLittle sparseness={sparseness} run={run} />}
      {answer && hasPicture && other === null && <Picture {...answer} />}
      {table && hasHidden(table) && (
        <p className="measure text-text-soft">
          <Trans>
            “&lt;5” means one to four families. What they did is not told, so that no family can be
            singled out. All other counts are rounded to the nearest five.
          </Trans>
        </p>
      )}
      <Downloads run={run}>
        <RunAgain userId={userId} run={run} look="secondary" />
        <ChangeQuestion run={run} />
      </Downloads>
      {answer && <CompareWith userId={userId} run={run} />}
      {answer && other !== null && (
        <Comparison userId={userId} run={run} other={other} {...answer} />
      )}
      {table && table.rows.length > 0 && other === null && (
        <DataTable caption={report?.title ?? run.report} label={t`Numbers`} table={table} />
      )}
    </div>
  );
};

const hasHidden = ({ columns, rows }: ReportTable): boolean =>
  rows.some((row) => columns.some(({ type }, at) => isHidden(row[at] ?? null, type)));

interface PictureProps {
  readonly report: Pick<ReportInfo, 'title' | 'chart'>;
  readonly table: ReportTable;
}

/** The chart of the rows. The table below has every number. */
const Picture = ({ report: { title, chart }, table }: PictureProps) => {
  switch (chart.kind) {
    case 'line':
    case 'bar':
      return <CartesianPicture title={title} chart={chart} table={table} />;
    case 'funnel':
      return <FunnelPicture hint={chart} table={table} />;
    case 'heat-map':
      return <HeatMapPicture hint={chart} table={table} />;
  }
};

interface DownloadsProps {
  readonly run: Run;
  /** Further actions. */
  readonly children: ReactNode;
}

/** A plain link could not send the token, so the page fetches the file and saves it. */
const Downloads = ({ run, children }: DownloadsProps) => {
  const { t } = useLingui();
  const failed = useFailureToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: FileFormat) => api.file(`${runPath(run.runId)}/file?format=${format}`),
    onSuccess: (file, format) => saveFile(file, tableFileName(format, run)),
    onError: failed(t`The download failed`),
  });
  return (
    <PrintAndDownload>
      {FILE_FORMATS.map((format) => (
        <DownloadButton
          key={format}
          format={format}
          isBusy={isPending && variables === format}
          onDownload={() => mutate(format)}
        />
      ))}
      {children}
    </PrintAndDownload>
  );
};
