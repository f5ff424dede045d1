import {
  crisisAlertsSchema,
  onDutySchema,
  setDutySchema,
} from '@hearthway/domain/crisis-alerts/crisis-alerts.contract.ts';
import * as z from 'zod/mini';
import type { RoutesOf } from '../../testing/route.fixture.ts';

export const routes: RoutesOf = (account) => [
  {
    route: 'GET /api/staff/alerts',
    schema: crisisAlertsSchema,
    model: 'crisis_alerts',
    answer: () => ({ alerts: account.alerts, waiting: account.alerts.length }),
  },
  {
    route: 'GET /api/staff/duty',
    schema: z.array(onDutySchema),
    model: 'duty',
    answer: () => account.onDuty,
  },
  {
    route: 'PUT /api/staff/duty/:staffId',
    answer: ({ params, body }) => {
      const { isOnDuty } = setDutySchema.parse(body);
      account.onDuty = account.onDuty.map((each) =>
        each.staffId === params['staffId'] ? { ...each, isOnDuty } : each,
      );
    },
  },
];
