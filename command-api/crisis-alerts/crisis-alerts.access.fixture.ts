import { forSupport } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

export const rows: AccessRows = {
  // Families cannot be on duty.
  'PUT /api/staff/duty/:staffId': {
    statuses: forSupport(404),
    params: ({ userId }) => ({ staffId: userId }),
    body: () => ({ isOnDuty: true }),
  },
};
