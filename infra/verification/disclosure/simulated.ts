import { allReports } from '@hearthway/domain/reports/all-reports.ts';
import type { Period, Report } from '@hearthway/domain/reports/report.ts';
import { createReportEventReader } from '../../adapters/reports/report-event.ts';
import { type HistoryOptions, simulateHistory } from '../../operator/simulate/history.ts';
import { type AttackOptions, type AttackResult, attack } from './attack.ts';
import { toldCells } from './told.ts';

export interface FoldedReport {
  readonly report: Report;
  readonly state: unknown;
}

/** All reports, folded from a simulated history. */
export const foldSimulated = (options: HistoryOptions): readonly FoldedReport[] => {
  const { read } = createReportEventReader();
  const folds = allReports.map((report) => ({
    report,
    types: new Set(report.types),
    state: report.initial(),
  }));
  for (const { streamName, ...event } of simulateHistory(options)) {
    const seen = read({ ...event, streamId: streamName, position: { commit: 0n } });
    for (const fold of folds)
      if (fold.types.has(seen.type)) fold.state = fold.report.evolve(fold.state, seen);
  }
  return folds;
};

/** The share of all numbers that the tables of a period tell, in all groupings. */
export const toldShare = (
  folds: readonly FoldedReport[],
  period: Period,
  place: string | null,
): number => {
  const counts = folds.flatMap(({ report, state }) =>
    report.groupings
      .filter((groupBy) => place === null || groupBy !== 'state')
      .map((groupBy) => toldCells(report, state, { ...period, groupBy, state: place })),
  );
  const sum = (each: (count: (typeof counts)[number]) => number): number =>
    counts.reduce((total, count) => total + each(count), 0);
  return sum(({ told }) => told) / sum(({ cells }) => cells);
};

/** Attacks every report whose rows do not follow their families from week to week. */
export const attackAll = (
  folds: readonly FoldedReport[],
  asked: Pick<AttackOptions, 'within' | 'daysFrom' | 'places'>,
): AttackResult =>
  folds
    .filter(({ report }) => report.id !== 'retention')
    .map(({ report, state }) => attack({ report, state, ...asked }))
    .reduce((all, one) => ({
      cells: all.cells + one.cells,
      small: all.small + one.small,
      recovered: all.recovered + one.recovered,
    }));
