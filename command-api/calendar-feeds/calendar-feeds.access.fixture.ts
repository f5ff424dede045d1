import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

const NOT_MADE = { feedId: 'f'.repeat(32) };

/** New families are on the free plan, and in no household of another one. */
export const rows: AccessRows = {
  'POST /api/calendar-feeds': {
    statuses: forFamilies(409),
    body: () => ({ familyId: 'f'.repeat(32), childId: null, detail: 'titles' }),
  },
  'POST /api/calendar-feeds/:feedId/address': {
    statuses: forFamilies(404),
    params: () => NOT_MADE,
  },
  'DELETE /api/calendar-feeds/:feedId': { statuses: forFamilies(204), params: () => NOT_MADE },
};
