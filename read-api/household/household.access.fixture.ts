import { DEFAULT_SCOPES } from '@hearthway/domain/household/household.constants.ts';
import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';
import type { Family, Scenario } from '../read-api.fixture.ts';

const MEMBER = 'd'.repeat(32);
const OTHER_OWNER = 'e'.repeat(32);
const ACTS_DAY = '2001-02-03';
const ENTRY_CHANGE = '00000000-0000-4000-8000-c0a1e4da7000';

const GRANT = { role: 'caregiver', scopes: DEFAULT_SCOPES.caregiver } as const;

export const rows: AccessRows = {
  '/api/household': { statuses: forFamilies(200), own: () => MEMBER },
  '/api/household/acts': { statuses: forFamilies(200), own: () => ACTS_DAY },
  '/api/children/changes': { statuses: forFamilies(200) },
  '/api/dietary/changes': { statuses: forFamilies(200) },
  '/api/calendar/changes': { statuses: forFamilies(200), own: () => ENTRY_CHANGE },
  '/api/household/memberships': { statuses: forFamilies(200), own: () => OTHER_OWNER },
};

export const prepare = async (scenario: Scenario, { userId }: Family): Promise<void> => {
  const joinedAt = '2026-01-01T00:00:00.000Z';
  await scenario.project({
    model: 'household',
    userId,
    position: await scenario.append(),
    row: {
      members: [
        { memberId: MEMBER, ...GRANT, onlyChildren: null, endsAt: null, isPaused: false, joinedAt },
      ],
      invitations: [],
    },
  });
  await scenario.project({
    model: 'memberships',
    userId: OTHER_OWNER,
    position: await scenario.append(),
    row: { member_id: userId, ...GRANT, status: 'active', joined_at: joinedAt },
  });
  const { userId: memberId } = await scenario.signUp();
  await scenario.project({
    model: 'memberships',
    userId,
    position: await scenario.append(),
    row: { member_id: memberId, ...GRANT, status: 'gone', joined_at: joinedAt },
  });
  await scenario.project({
    model: 'member_acts',
    userId,
    position: await scenario.append(),
    row: {
      member_id: memberId,
      scope: 'food',
      what: 'opened',
      day: ACTS_DAY,
      occurred_at: new Date(),
    },
  });
  await scenario.project({
    model: 'household_changes',
    userId,
    position: await scenario.append(),
    row: {
      event_id: ENTRY_CHANGE,
      kind: 'entry',
      // The entry of the fixture of the calendar.
      object_id: 'e'.repeat(32),
      verb: 'moved',
      day: null,
      fields: [],
      actor_id: userId,
      causation_id: 'c1',
      occurred_at: new Date(),
    },
  });
};
