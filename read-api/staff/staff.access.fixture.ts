import { forSupport } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

/** Access to the staff's pages by callers without a grant. */
export const rows: AccessRows = {
  '/api/staff/threads': { statuses: forSupport(200) },
  '/api/staff/threads/:threadId': {
    statuses: forSupport(404),
    params: { threadId: 'f'.repeat(32) },
  },
  '/api/staff/colleagues': { statuses: forSupport(200) },
  '/api/staff/families/:userId': { statuses: forSupport(403) },
  '/api/staff/families/:userId/timeline': { statuses: forSupport(403) },
  '/api/staff/families/:userId/events/:eventId': {
    statuses: forSupport(403),
    params: { eventId: 'e1' },
  },
};
