import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

export const rows: AccessRows = {
  'POST /api/resources/:resourceId/reports': {
    statuses: forFamilies(204),
    params: () => ({ resourceId: 'provider-1' }),
    body: () => ({ field: 'phone', message: 'Nobody has that number.' }),
  },
};
