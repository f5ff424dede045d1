import {
  forAnyone,
  forFamilies,
  forSignedIn,
} from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';
import type { Family, Scenario } from '../read-api.fixture.ts';

const EXPORT_ID = 'e'.repeat(32);
const LOOKED_AT = '2026-01-02T03:04:05.678Z';
const COPY = 'PK all of it';

export const rows: AccessRows = {
  '/api/me': { statuses: forSignedIn(200), own: ({ userId }) => `${userId}@example.org` },
  '/api/session': { statuses: forSignedIn(200) },
  '/api/account/sessions': { statuses: forSignedIn(200), own: ({ session }) => session.id },
  '/api/account/export': { statuses: forSignedIn(200), own: () => EXPORT_ID },
  '/api/account/export/:exportId/file': {
    statuses: forSignedIn(200, 404),
    params: { exportId: EXPORT_ID },
    own: () => COPY,
  },
  '/api/account/erasure-receipt': { statuses: forAnyone(404), query: { code: 'made up' } },
  '/api/account/staff-access': { statuses: forFamilies(200), own: () => LOOKED_AT },
};

export const prepare = async (scenario: Scenario, { userId }: Family): Promise<void> => {
  await scenario.keepExport(userId, { id: EXPORT_ID, zip: Buffer.from(COPY) });
  const row = {
    event_id: 'e1',
    staff_id: 'staff',
    what: 'timeline-viewed',
    detail: {},
    occurred_at: LOOKED_AT,
  };
  await scenario.project({
    model: 'staff_access',
    userId,
    position: await scenario.append(),
    row,
  });
};
