import type { Folded } from '@hearthway/domain/reports/published-table.ts';
import type { Report } from '@hearthway/domain/reports/report.ts';
import { allReports } from '@hearthway/domain/site-reports/all-reports.ts';
import { createReportEventReader } from '../../adapters/reports/report-event.ts';
import { createReportFold } from '../../adapters/reports/report-fold.ts';
import { type HistoryOptions, simulateHistory } from '../../operator/simulate/history.ts';
import type { Game } from './questions.ts';

/** All reports, folded from a simulated history, with and without each of some families. */
export interface Simulated {
  readonly whole: ReadonlyMap<Report, Folded>;
  readonly gamesOf: (report: Report) => readonly Game[];
}

export const foldSimulated = (options: HistoryOptions, targets: number): Simulated => {
  const events = [...simulateHistory(options)];
  const chosen = withMostActs(events).slice(0, targets);
  const foldWithout = (userId: string | null): ReadonlyMap<Report, Folded> => {
    const { read } = createReportEventReader();
    const folds = allReports.map((report) => createReportFold({ report, asOf: null }));
    let position = 0n;
    for (const { streamName, ...event } of events) {
      position += 1n;
      const stored = { ...event, streamId: streamName, position: { commit: position } };
      const seen = read(stored);
      for (const fold of folds)
        if (fold.wants(seen.type) && seen.userId !== userId) fold.take(seen, position);
        else fold.pass(seen.day, position);
    }
    return new Map(folds.map((fold) => [fold.report, fold.folded()]));
  };
  const whole = foldWithout(null);
  const without = chosen.map(foldWithout);
  return {
    whole,
    gamesOf: (report) =>
      without.flatMap((folds) => {
        const [withFamily, withoutFamily] = [whole.get(report), folds.get(report)];
        return withFamily && withoutFamily ? [{ report, withFamily, withoutFamily }] : [];
      }),
  };
};

/** Families by how many kinds of acts they have: the exemplary ones, which do all that is rare, come first. */
const withMostActs = (
  events: readonly { readonly type: string; readonly metadata: { readonly userId: string } }[],
): readonly string[] => {
  const types = new Map<string, Set<string>>();
  for (const { type, metadata } of events) {
    const own = types.get(metadata.userId) ?? new Set();
    types.set(metadata.userId, own.add(type));
  }
  return [...types]
    .toSorted(([, one], [, other]) => other.size - one.size)
    .map(([userId]) => userId);
};
