import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

const params = { profileId: 'f'.repeat(32) };

export const rows: AccessRows = {
  '/api/dietary/profiles/:profileId/foods': { statuses: forFamilies(404), params },
  '/api/dietary/profiles/:profileId/offers': {
    statuses: forFamilies(404),
    params,
    query: { month: '2026-11' },
  },
  '/api/dietary/profiles/:profileId/food-summary': {
    statuses: forFamilies(404),
    params,
    query: { day: '2026-11-20', timeZone: 'UTC' },
  },
};
