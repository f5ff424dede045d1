import { forAnyone } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

export const rows: AccessRows = {
  '/api/help/answers': { statuses: forAnyone(200) },
  '/api/help/frequent': { statuses: forAnyone(200) },
  '/api/help/search': { statuses: forAnyone(200), query: { q: 'password' } },
};
