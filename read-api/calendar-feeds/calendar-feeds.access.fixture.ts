import { FEED_PATH } from '@hearthway/domain/calendar-feeds/calendar-feeds.constants.ts';
import { forAnyone, forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';
import type { Family, Scenario } from '../read-api.fixture.ts';

const CHILD_ID = 'c'.repeat(32);

export const rows: AccessRows = {
  '/api/calendar-feeds': { statuses: forFamilies(200), own: () => CHILD_ID },
  [FEED_PATH]: { statuses: forAnyone(404), query: { key: 'made up' } },
};

export const prepare = async (scenario: Scenario, { userId }: Family): Promise<void> =>
  scenario.project({
    model: 'calendar_feeds',
    userId,
    position: await scenario.append(),
    row: {
      feed_id: 'f'.repeat(32),
      family_id: userId,
      child_id: CHILD_ID,
      detail: 'titles',
      secret_hash: '0'.repeat(64),
      made_at: new Date('2026-11-20T10:00:00.000Z'),
    },
  });
