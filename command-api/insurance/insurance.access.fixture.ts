import { forAnyone } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

export const rows: AccessRows = {
  'POST /api/insurance/lookup': {
    statuses: forAnyone(200),
    body: () => ({ insuranceProvider: 'aetna', state: 'NC' }),
  },
};
