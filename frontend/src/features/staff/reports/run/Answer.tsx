import { chartOf } from '@hearthway/domain/reports/figures.contract.ts';
import { findingOf } from '@hearthway/domain/reports/finding.contract.ts';
import {
  FILE_FORMATS,
  type FileFormat,
  type ReportInfo,
  type ReportTable,
  type Run,
  tableFileName,
} from '@hearthway/domain/reports/reports.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../../api/api.ts';
import { Notice } from '../../../../components/Notice.tsx';
import { DownloadButton, PrintAndDownload } from '../../../../components/PrintAndDownload.tsx';
import { saveFile } from '../../../../components/save-file.ts';
import { useFailureToast } from '../../../../components/toasts/useFailureToast.ts';
import { dayWords } from '../cell-words.ts';
import { CartesianPicture } from '../charts/CartesianPicture.tsx';
import { FunnelPicture } from '../charts/FunnelPicture.tsx';
import { HeatMapPicture } from '../charts/HeatMapPicture.tsx';
import { CompareWith } from '../compare/CompareWith.tsx';
import { Comparison } from '../compare/Comparison.tsx';
import { findingWords } from '../finding/finding-words.ts';
import { runPath } from '../reports.query.ts';
import { useReports } from '../useReports.ts';
import { DataTable } from './DataTable.tsx';
import { tableInWords } from './group-words.ts';
import { ChangeQuestion, RunAgain } from './RunAgain.tsx';

interface AnswerProps {
  readonly userId: string;
  readonly run: Run;
}

/** Answer of a report: a chart, and the numbers behind it. */
export const Answer = ({ userId, run }: AnswerProps) => {
  const { i18n, t } = useLingui();
  const [address] = useSearchParams();
  const other = address.get('with');
  const { data: reports } = useReports(userId);
  const report = reports?.find(({ id }) => id === run.report);
  const table = run.table && tableInWords(i18n, run.table);
  const answer = report && table ? { report, table } : undefined;
  const finding = answer && findingOf(answer);
  const hasRows = table !== null && table.rows.length > 0;
  return (
    // Block layout when printing: a table in a grid would overlap what follows.
    <div className="grid gap-6 print:block print:*:mb-4">
      {finding && <p className="measure text-xl font-bold">{findingWords(i18n, finding)}</p>}
      {table && <PublishedUntil run={run} table={table} />}
      {answer && hasRows && other === null && <Picture {...answer} />}
      {hasRows && (
        <p className="measure text-text-soft">
          <Trans>
            Each number has some chance in it, so that no family can be singled out. The exact
            number lies within its ± in 95 of 100 cases. Over a longer period a family counts once
            in each week, and numbers are surer the larger they are.
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
      {table && hasRows && other === null && (
        <DataTable caption={report?.title ?? run.report} label={t`Numbers`} table={table} />
      )}
    </div>
  );
};

/** Names the published part of the period, if it is not complete. */
const PublishedUntil = ({
  run,
  table: { told },
}: Pick<AnswerProps, 'run'> & { table: ReportTable }) => {
  const { i18n } = useLingui();
  if (told?.to === run.to) return null;
  const until = told === null ? '' : dayWords(i18n, told.to);
  return (
    <Notice tone="info">
      <p className="measure">
        {told !== null && <Trans>This report tells the days until {until}.</Trans>}{' '}
        <Trans>
          A day, week or month is told once it is over, and then never changes. Some reports wait
          for what families do in the weeks after.
        </Trans>
      </p>
    </Notice>
  );
};

interface PictureProps {
  readonly report: Pick<ReportInfo, 'title' | 'chart'>;
  readonly table: ReportTable;
}

/** Chart of the rows. The table below has every number. */
const Picture = ({ report, table }: PictureProps) => {
  const { title } = report;
  const chart = chartOf(report.chart, table);
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

/** Fetches the file and saves it, since a plain link could not send the token. */
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
