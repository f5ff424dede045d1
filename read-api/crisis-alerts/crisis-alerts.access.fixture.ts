import { forSupport } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

export const rows: AccessRows = {
  '/api/staff/alerts': { statuses: forSupport(200) },
  '/api/staff/duty': { statuses: forSupport(200) },
};
