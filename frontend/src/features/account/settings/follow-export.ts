import type { DataExport } from '@hearthway/domain/account/account.contract.ts';
import { type ExportProgress, exportProgressSchema } from '@hearthway/domain/live/live.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isExport } from '../../../live/cache-keys.ts';
import { liveEvent } from '../../../live/live-event.ts';

/** Updates the copy's progress. Once finished, it is fetched again. */
export const followExport = (
  queryClient: QueryClient,
  { exportId, status, percent }: ExportProgress,
): void => {
  const filters = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isExport(queryKey),
  };
  queryClient.setQueriesData<DataExport | null>(filters, (copy) =>
    copy?.id === exportId && status === 'building' ? { ...copy, percent } : copy,
  );
  if (status !== 'building') void queryClient.invalidateQueries(filters);
};

export const exportProgress = liveEvent('export-progress', exportProgressSchema, followExport);
