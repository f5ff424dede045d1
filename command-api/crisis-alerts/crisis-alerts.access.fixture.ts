import { forSupport } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

export const rows: AccessRows = {
  // A family is no colleague.
  'PUT /api/staff/duty/:staffId': {
    statuses: forSupport(404),
    params: ({ userId }) => ({ staffId: userId }),
    body: () => ({ isOnDuty: true }),
  },
};
