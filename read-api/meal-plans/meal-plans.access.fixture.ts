import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

export const rows: AccessRows = {
  '/api/dietary/plans': { statuses: forFamilies(200) },
  '/api/dietary/shopping': { statuses: forFamilies(200) },
  '/api/dietary/plans/:weekStart/days/:date/:meal/swaps': {
    statuses: forFamilies(404),
    params: { weekStart: '2026-11-23', date: '2026-11-24', meal: 'lunch' },
  },
};
