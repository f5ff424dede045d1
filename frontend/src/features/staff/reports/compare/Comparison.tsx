import { chartOf } from '@hearthway/domain/reports/figures.contract.ts';
import type { ReportInfo, ReportTable, Run } from '@hearthway/domain/reports/reports.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FailedQuery } from '../../../../components/FailedQuery.tsx';
import { Notice } from '../../../../components/Notice.tsx';
import { dayWords } from '../cell-words.ts';
import { CartesianPicture } from '../charts/CartesianPicture.tsx';
import { HeatMapPicture } from '../charts/HeatMapPicture.tsx';
import { runQuery } from '../reports.query.ts';
import { tableInWords } from '../run/group-words.ts';
import { isUnderWay, STATUS_WORDS } from '../run-status.ts';
import { ComparedTable } from './ComparedTable.tsx';
import { bothInOne, type Compared, compared } from './compared.ts';

interface ComparisonProps {
  readonly userId: string;
  readonly run: Run;
  readonly report: ReportInfo;
  /** Table of the run, in the reader's language. */
  readonly table: ReportTable;
  /** Id of the run for the other period. */
  readonly other: string;
}

/** Report for two periods, side by side. */
export const Comparison = ({ userId, run, report, table, other }: ComparisonProps) => {
  const { i18n, t } = useLingui();
  const query = useQuery(runQuery(userId, other));
  const { data } = query;
  const isSame = data === undefined || (data.report === run.report && data.groupBy === run.groupBy);
  return (
    <section aria-labelledby="side-by-side" className="grid gap-4 print:block">
      <h2 id="side-by-side" className="text-xl">
        <Trans>Side by side</Trans>
      </h2>
      <p role="status" className={data && isUnderWay(data) ? '' : 'sr-only'}>
        {data && i18n._(STATUS_WORDS[data.status])}
        {data && isUnderWay(data) && ` · ${i18n.number(data.share, { style: 'percent' })}`}
      </p>
      <FailedQuery query={query} title={t`We couldn’t load the other report`} />
      {(!isSame || data?.status === 'failed' || data?.status === 'canceled') && (
        <Notice tone="caution">
          {isSame ? (
            <Trans>The report for the other period was not finished. Please start it again.</Trans>
          ) : (
            <Trans>The other report asks another question, so their numbers do not compare.</Trans>
          )}
        </Notice>
      )}
      {isSame && data?.status === 'done' && data.table !== null && (
        <Both
          run={run}
          other={data}
          report={report}
          table={table}
          otherTable={tableInWords(i18n, data.table)}
        />
      )}
      <Link
        to={`/staff/reports/${run.runId}`}
        className="touch inline-flex items-center print:hidden"
      >
        <Trans>Show this period alone</Trans>
      </Link>
    </section>
  );
};

interface BothProps {
  readonly run: Run;
  readonly other: Run;
  readonly report: ReportInfo;
  readonly table: ReportTable;
  readonly otherTable: ReportTable;
}

const Both = ({ run, other, report, table, otherTable }: BothProps) => {
  const { i18n, t } = useLingui();
  const periodOf = ({ from, to }: Run): string => {
    const [first, last] = [dayWords(i18n, from), dayWords(i18n, to)];
    return t`${first} to ${last}`;
  };
  const periods = { one: periodOf(run), other: periodOf(other) };
  const columns = compared(table, otherTable);
  const chart = chartOf(report.chart, table);
  return (
    <>
      {chart.kind === 'heat-map' ? (
        <div className="grid gap-6">
          {[
            { period: periods.one, drawn: table },
            { period: periods.other, drawn: otherTable },
          ].map(({ period, drawn }) => (
            <div key={period} className="min-w-0">
              <h3 className="pb-2 text-lg">{period}</h3>
              <HeatMapPicture hint={chart} table={drawn} />
            </div>
          ))}
        </div>
      ) : (
        <BothLines title={report.title} chart={chart} columns={columns} periods={periods} />
      )}
      <p className="measure text-text-soft">
        <Trans>
          The change is computed from the numbers shown. Where it is smaller than its ±, there may
          be none.
        </Trans>
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-2 print:block">
        {columns.map((each) => (
          <ComparedTable key={each.column.id} compared={each} periods={periods} />
        ))}
      </div>
    </>
  );
};

interface BothLinesProps {
  readonly title: string;
  readonly chart: Exclude<ReportInfo['chart'], { readonly kind: 'heat-map' }>;
  readonly columns: readonly Compared[];
  readonly periods: { readonly one: string; readonly other: string };
}

/** Series per period of the number that the report plots. */
const BothLines = ({ title, chart, columns, periods }: BothLinesProps) => {
  const drawn = chart.kind === 'funnel' ? chart.value : chart.y[0];
  const column = columns.find(({ column: { id } }) => id === drawn);
  if (column === undefined) return null;
  const kind = chart.kind === 'line' ? 'line' : 'bar';
  return (
    <CartesianPicture
      title={title}
      chart={{ kind, x: 'name', y: ['one', 'other'] }}
      table={bothInOne(column, periods)}
    />
  );
};
