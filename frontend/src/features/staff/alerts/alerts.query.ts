import {
  type CrisisAlert,
  crisisAlertsSchema,
  onDutySchema,
} from '@hearthway/domain/crisis-alerts/crisis-alerts.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

/** Fallback for alerts that no socket announces. */
const ASK_EVERY_MS = 30_000;

/** Unopened alerts, the oldest first. */
export const alertsQuery = (staffId: string) =>
  queryOptions({
    queryKey: familyKey(staffId, 'crisis_alerts'),
    queryFn: async ({ signal }) =>
      (await api.read('crisis_alerts', '/api/staff/alerts', { schema: crisisAlertsSchema, signal }))
        .answer,
    staleTime: 0,
    refetchInterval: ASK_EVERY_MS,
    refetchIntervalInBackground: true,
  });

/** All support staff, and who of them is on duty. */
export const dutyQuery = (staffId: string) =>
  queryOptions({
    queryKey: familyKey(staffId, 'duty'),
    queryFn: async ({ signal }) =>
      (await api.read('duty', '/api/staff/duty', { schema: z.array(onDutySchema), signal })).answer,
    staleTime: 0,
  });

/** Page that opens the alert. */
export const pathOf = ({ source, placeId, userId }: CrisisAlert): string => {
  switch (source) {
    case 'support':
      return `/staff/inbox/${placeId}`;
    case 'feedback':
      return `/staff/feedback/${userId}/${placeId}`;
    case 'assistant':
      return `/staff/timeline/${userId}`;
  }
};
