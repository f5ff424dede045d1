import { forAnalysts, forAnyone } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

const UNKNOWN_RUN = { runId: 'f'.repeat(32) };

export const rows: AccessRows = {
  '/api/staff/reports': { statuses: forAnalysts(200) },
  '/api/staff/reports/runs': { statuses: forAnalysts(200) },
  '/api/staff/reports/runs/:runId': { statuses: forAnalysts(404), params: UNKNOWN_RUN },
  '/api/staff/reports/runs/:runId/file': {
    statuses: forAnalysts(404),
    params: UNKNOWN_RUN,
    query: { format: 'csv' },
  },
  '/api/staff/reports/schedules': { statuses: forAnalysts(200) },
  // Redirects to a page that asks, even for forged secrets.
  '/api/report-mails/stop': { statuses: forAnyone(303), query: { token: 'S'.repeat(75) } },
};
