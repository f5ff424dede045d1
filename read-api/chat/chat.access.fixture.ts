import { forAnyone, forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

export const rows: AccessRows = {
  '/api/support/quick-responses': { statuses: forAnyone(200) },
  '/api/support/chat/model': { statuses: forAnyone(200) },
  '/api/support/chat': { statuses: forFamilies(200) },
};
