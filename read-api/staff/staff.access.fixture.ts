import { forSupport } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

/** None of the callers has a grant. */
export const rows: AccessRows = {
  '/api/staff/families/:userId': { statuses: forSupport(403) },
  '/api/staff/families/:userId/timeline': { statuses: forSupport(403) },
  '/api/staff/families/:userId/events/:eventId': {
    statuses: forSupport(403),
    params: { eventId: 'e1' },
  },
};
