import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

export const rows: AccessRows = {
  'POST /api/journey/resource-views': {
    statuses: forFamilies(204),
    body: () => ({ resourceId: 'provider-2' }),
  },
  'POST /api/journey/searches': {
    statuses: forFamilies(204),
    body: () => ({ resultCount: 0, terms: [] }),
  },
  'POST /api/journey/prompts': {
    statuses: forFamilies(204),
    body: () => ({ kind: 'favorite-limit' }),
  },
  'POST /api/journey/visitor-stats': {
    statuses: forFamilies(204),
    body: () => ({
      timeZone: 'America/New_York',
      daysActive: 2,
      lastActive: '2025-12-31',
      viewedResources: ['provider-3'],
    }),
  },
};
