import { forAnyone, forSupport } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

/** Access to feedback by callers who have not opened any. */
export const rows: AccessRows = {
  '/api/stories': { statuses: forAnyone(200) },
  '/api/staff/feedback': { statuses: forSupport(200) },
  '/api/staff/feedback/:userId/:feedbackId': {
    statuses: forSupport(403),
    params: { feedbackId: 'f'.repeat(32) },
  },
};
