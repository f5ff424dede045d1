import { forAnyone } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

export const rows: AccessRows = {
  // The request lacks the secret.
  'POST /api/support/inbound-mail': { statuses: forAnyone(404) },
};
