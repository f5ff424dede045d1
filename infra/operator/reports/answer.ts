import { inEnglish } from '@hearthway/domain/kernel/message.ts';
import { offersOf } from '@hearthway/domain/reports/cells.ts';
import type { WordsOf } from '@hearthway/domain/reports/noise.ts';
import { tableOf } from '@hearthway/domain/reports/published-table.ts';
import type { ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import { tableFile } from '@hearthway/domain/reports/table-file.ts';
import { allReports } from '@hearthway/domain/site-reports/all-reports.ts';
import type { EventStore } from '../../adapters/event-store/event-store.ts';
import type { ReportQuestion } from '../../adapters/reports/question.ts';
import { type ReplayProgress, replay } from '../../adapters/reports/replay.ts';
import { createReportFold } from '../../adapters/reports/report-fold.ts';
import type { ReportArguments } from './arguments.ts';

type RunArguments = Extract<ReportArguments, { readonly kind: 'run' }>;

/** The output of `--list`. */
export const describeReports = (): string =>
  allReports
    .map((report) => {
      const { id, title, describes } = report;
      const { groupings, stateGroupings } = offersOf(report);
      const ofStates =
        stateGroupings.length > 0 ? `; --state with ${stateGroupings.join(' | ')}` : '';
      const grouped = `  --group-by ${groupings.join(' | ')}${ofStates}`;
      return [id, `  ${inEnglish(title)}. ${inEnglish(describes)}`, grouped, ''].join('\n');
    })
    .join('\n');

export interface AnswerOptions {
  readonly eventStore: EventStore;
  readonly question: ReportQuestion;
  readonly format: RunArguments['format'];
  readonly wordsOf: WordsOf;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ReplayProgress) => void;
}

interface Answer {
  /** Content of the file. */
  readonly text: string;
  readonly told: ReportTable['told'];
}

/** Computes the report from all of history. */
export const answer = async ({
  eventStore,
  question: { report, params, asOf },
  format,
  wordsOf,
  signal,
  onProgress,
}: AnswerOptions): Promise<Answer> => {
  const fold = createReportFold({ report, asOf });
  await replay({ eventStore, folds: [fold], signal, onProgress });
  const request = { ...params, report: report.id, reportVersion: report.version, asOf };
  const table = tableOf(report, fold.folded(), params, wordsOf);
  return { text: tableFile(format, table, request), told: table.told };
};
