import { DEFAULT_SCOPES } from '@hearthway/domain/household/household.constants.ts';
import { forAnyone, forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

const STRANGER = 'f'.repeat(32);
const UNKNOWN = { token: '_'.repeat(64) };

const member = () => ({ memberId: STRANGER });

export const rows: AccessRows = {
  // The free plan has no room for a second member.
  'POST /api/household/invitations': {
    statuses: forFamilies(409),
    body: () => ({ role: 'caregiver' }),
  },
  'DELETE /api/household/invitations/:invitationId': {
    statuses: forFamilies(404),
    params: () => ({ invitationId: STRANGER }),
  },
  'PUT /api/household/members/:memberId': {
    statuses: forFamilies(404),
    params: member,
    body: () => ({ role: 'caregiver', scopes: DEFAULT_SCOPES.caregiver, endsAt: null }),
  },
  'DELETE /api/household/members/:memberId': { statuses: forFamilies(404), params: member },
  'POST /api/household/members/:memberId/pause': { statuses: forFamilies(404), params: member },
  'DELETE /api/household/members/:memberId/pause': { statuses: forFamilies(404), params: member },
  'POST /api/household/invitation': { statuses: forAnyone(404), body: () => UNKNOWN },
  'POST /api/household/memberships': { statuses: forFamilies(404), body: () => UNKNOWN },
  'DELETE /api/household/memberships/:familyId': {
    // The owner cannot leave their own household.
    statuses: forFamilies(409, 404),
    params: ({ userId }) => ({ familyId: userId }),
  },
};
