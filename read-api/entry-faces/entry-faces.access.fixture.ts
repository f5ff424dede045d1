import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';
import type { Family, Scenario } from '../read-api.fixture.ts';

const ENTRY_ID = 'd'.repeat(32);

const LABEL = 'Pool in secret';

export const rows: AccessRows = {
  '/api/calendar/faces': { statuses: forFamilies(200), own: () => LABEL },
  '/api/calendar/entries/:entryId/photo': {
    statuses: forFamilies(404),
    params: { entryId: 'f'.repeat(32) },
  },
};

export const prepare = async (scenario: Scenario, { userId }: Family): Promise<void> =>
  scenario.project({
    model: 'entry_faces',
    userId,
    position: await scenario.append(),
    row: {
      faces: { [ENTRY_ID]: { picture: 'swim', label: LABEL, isHidden: false, photoId: null } },
    },
  });
