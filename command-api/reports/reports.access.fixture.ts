import { forAnalysts, forAnyone } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

export const rows: AccessRows = {
  'POST /api/staff/reports/runs': {
    statuses: forAnalysts(202),
    body: () => ({ report: 'retention', from: '2026-01-01', to: '2026-01-02' }),
  },
  'POST /api/staff/reports/runs/:runId/cancel': {
    statuses: forAnalysts(404),
    params: () => ({ runId: 'f'.repeat(32) }),
  },
  'POST /api/staff/reports/schedules': {
    statuses: forAnalysts(201),
    body: () => ({ report: 'retention', cadence: 'weekly' }),
  },
  'POST /api/staff/reports/schedules/:scheduleId/stop': {
    statuses: forAnalysts(404),
    params: () => ({ scheduleId: 'f'.repeat(32) }),
  },
  'POST /api/staff/reports/schedules/:scheduleId/resume': {
    statuses: forAnalysts(404),
    params: () => ({ scheduleId: 'f'.repeat(32) }),
  },
  // Only the secret in the URL matters; without one, the refusal is the same for all callers.
  'POST /api/report-mails/stop': { statuses: forAnyone(400) },
};
