import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

const WEEK = { weekStart: '2026-11-23' };
const DAY = { ...WEEK, date: '2026-11-24' };
const PROFILE_ID = 'f'.repeat(32);

/** New families are on the free plan and have no week. */
export const rows: AccessRows = {
  'PUT /api/dietary/plans/:weekStart': {
    statuses: forFamilies(409),
    params: () => WEEK,
    body: () => ({
      revision: null,
      profileIds: [PROFILE_ID],
      weekdayMinutes: 30,
      hasLeftovers: true,
      eaters: 1,
    }),
  },
  'PUT /api/dietary/plans/:weekStart/repeated': {
    statuses: forFamilies(409),
    params: () => WEEK,
    body: () => ({ from: '2026-11-16', revision: null }),
  },
  'PUT /api/dietary/plans/:weekStart/days/:date': {
    statuses: forFamilies(409),
    params: () => DAY,
    body: () => ({ revision: 1 }),
  },
  'PUT /api/dietary/plans/:weekStart/days/:date/:meal': {
    statuses: forFamilies(409),
    params: () => ({ ...DAY, meal: 'lunch' }),
    body: () => ({ revision: 1, recipeId: null }),
  },
  'PUT /api/dietary/plans/:weekStart/kept': {
    statuses: forFamilies(404),
    params: () => WEEK,
    body: () => ({ isKept: true }),
  },
};
