import { forAnalysts } from '@hearthway/infra/adapters/http/access.fixture.ts';
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
};
