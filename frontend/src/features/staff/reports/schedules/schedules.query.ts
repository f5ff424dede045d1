import { scheduleSchema } from '@hearthway/domain/reports/schedules.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../../../api/api.ts';
import { reportSchedulesKey } from '../../../../live/cache-keys.ts';

export const SCHEDULES_PATH = '/api/staff/reports/schedules';

/** Reports that the analyst gets by email, oldest first. */
export const schedulesQuery = (userId: string) =>
  queryOptions({
    queryKey: reportSchedulesKey(userId),
    queryFn: ({ signal }) => api.get(SCHEDULES_PATH, { schema: z.array(scheduleSchema), signal }),
    staleTime: 0,
  });
