import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';
import type { Family, Scenario } from '../read-api.fixture.ts';

const FAVORITE = {
  resourceId: 'npi-secret',
  name: 'A secret',
  category: null,
  favoritedAt: '2026-01-01T00:00:00.000Z',
};

export const rows: AccessRows = {
  '/api/favorites': { statuses: forFamilies(200), own: () => FAVORITE.resourceId },
  '/api/call-plan': { statuses: forFamilies(200), own: () => FAVORITE.resourceId },
};

export const prepare = async (scenario: Scenario, { userId }: Family): Promise<void> => {
  await scenario.project({
    model: 'favorites',
    userId,
    position: await scenario.append(),
    row: { resources: [FAVORITE] },
  });
  await scenario.project({
    model: 'call_plan',
    userId,
    position: await scenario.append(),
    row: { resource_id: FAVORITE.resourceId, call_at: '2026-12-01T15:00:00Z' },
  });
};
