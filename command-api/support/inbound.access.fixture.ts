import { forAnyone } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

export const rows: AccessRows = {
  // The secret is missing.
  'POST /api/support/inbound-mail': { statuses: forAnyone(404) },
};
