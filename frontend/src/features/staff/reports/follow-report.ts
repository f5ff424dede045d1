import {
  type Run,
  type RunProgress,
  runProgressSchema,
} from '@hearthway/domain/reports/reports.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isReportRuns } from '../../../live/cache-keys.ts';
import { liveEvent } from '../../../live/live-event.ts';

/** Updates a run's progress wherever it is shown. Once finished, its answer is fetched. */
export const followReport = (queryClient: QueryClient, progress: RunProgress): void => {
  const filters = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isReportRuns(queryKey),
  };
  if (!isUnderWay(progress)) {
    void queryClient.invalidateQueries(filters);
    return;
  }
  const follow = (run: Run): Run =>
    // A progress message may arrive after the end was read.
    run.runId === progress.runId && isUnderWay(run) ? { ...run, ...progress } : run;
  queryClient.setQueriesData<Run | readonly Run[]>(
    filters,
    (shown) => shown && (isList(shown) ? shown.map(follow) : follow(shown)),
  );
};

const isUnderWay = ({ status }: Pick<RunProgress, 'status'>): boolean =>
  status === 'waiting' || status === 'running';

/** `Array.isArray` does not narrow readonly arrays. */
const isList = (shown: Run | readonly Run[]): shown is readonly Run[] => Array.isArray(shown);

export const reportProgress = liveEvent('report-progress', runProgressSchema, followReport);
