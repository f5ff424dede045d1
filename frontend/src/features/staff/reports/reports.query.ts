import { type Run, reportSchema, runSchema } from '@hearthway/domain/reports/reports.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../../api/api.ts';
import { familyKey, reportRunKey, reportRunsKey } from '../../../live/cache-keys.ts';
import { isUnderWay } from './run-status.ts';

/** Polling interval while a report is made, in case the socket is down. */
const ASK_EVERY_MS = 3_000;

export const reportsQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'reports'),
    queryFn: ({ signal }) =>
      api.get('/api/staff/reports', { schema: z.array(reportSchema), signal }),
  });

/** Past runs, newest first, without their answers. */
export const runsQuery = (userId: string) =>
  queryOptions({
    queryKey: reportRunsKey(userId),
    queryFn: ({ signal }) =>
      api.get('/api/staff/reports/runs', { schema: z.array(runSchema), signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? ASK_EVERY_MS : false),
  });

export const runPath = (runId: string): string => `/api/staff/reports/runs/${runId}`;

export const runQuery = (userId: string, runId: string) =>
  queryOptions<Run, Error, Run, ReturnType<typeof reportRunKey>>({
    queryKey: reportRunKey(userId, runId),
    queryFn: ({ signal }) =>
      api.get(runPath(encodeURIComponent(runId)), { schema: runSchema, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? ASK_EVERY_MS : false),
  });
