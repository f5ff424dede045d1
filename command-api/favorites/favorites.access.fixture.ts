import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

export const rows: AccessRows = {
  'POST /api/favorites': {
    statuses: forFamilies(204),
    body: () => ({ resourceId: 'provider-2' }),
  },
  'PUT /api/favorites/:resourceId/note': {
    statuses: forFamilies(204, 404),
    params: () => ({ resourceId: 'provider-1' }),
    body: () => ({ note: 'Ask for Dana' }),
  },
  'PUT /api/favorites/:resourceId/status': {
    statuses: forFamilies(204, 404),
    params: () => ({ resourceId: 'provider-1' }),
    body: () => ({ status: 'called' }),
  },
  'PUT /api/favorites/:resourceId/position': {
    statuses: forFamilies(204, 404),
    params: () => ({ resourceId: 'provider-1' }),
    body: () => ({ before: null }),
  },
  'DELETE /api/favorites/:resourceId': {
    statuses: forFamilies(204),
    params: () => ({ resourceId: 'provider-1' }),
  },
  'PUT /api/call-plan/:resourceId/later': {
    statuses: forFamilies(204),
    params: () => ({ resourceId: 'provider-1' }),
    body: () => ({ callAt: null }),
  },
  'PUT /api/call-plan/:resourceId/note': {
    statuses: forFamilies(204),
    params: () => ({ resourceId: 'provider-1' }),
    body: () => ({ outcome: 'reached', holdMinutes: 25, keys: '2-1' }),
  },
};
