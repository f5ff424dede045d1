import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

const NOT_ADDED = { entryId: 'f'.repeat(32) };

/** New families are on the free plan, which has no calendar. */
export const rows: AccessRows = {
  'PUT /api/calendar/entries/:entryId/face': {
    statuses: forFamilies(409),
    params: () => NOT_ADDED,
    body: () => ({ picture: 'swim', label: 'Pool', isHidden: false }),
  },
  'PUT /api/calendar/entries/:entryId/photo': {
    statuses: forFamilies(409),
    params: () => NOT_ADDED,
    body: () => ({ photo: '/9j/2Q==' }),
  },
  'DELETE /api/calendar/entries/:entryId/photo': {
    statuses: forFamilies(404),
    params: () => NOT_ADDED,
  },
};
