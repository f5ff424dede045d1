import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { DEFAULT_SCOPES } from '@hearthway/domain/household/household.constants.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';

let scenario: Scenario;

beforeAll(async () => {
  scenario = await startScenario();
});

afterAll(() => scenario.stop());

const GRANT = { role: 'caregiver', scopes: DEFAULT_SCOPES.caregiver } as const;
const JOINED = '2026-01-01T00:00:00.000Z';
const ENDED = new Date(Date.now() - DAY_MS).toISOString();
const LATER = new Date(Date.now() + DAY_MS).toISOString();
const GONE = 'd'.repeat(32);

const read = async (url: string, { headers }: Family): Promise<unknown> => {
  const { app, close } = buildOver(scenario);
  onTestFinished(close);
  const response = await app.inject({ url, headers });
  expect(response.statusCode).toBe(200);
  return response.json();
};

test('a household without events is its owner alone, and its owner belongs to no other', async () => {
  const owner = await scenario.signUp();
  expect(await read('/api/household', owner)).toEqual({ members: [], invitations: [] });
  expect(await read('/api/household/memberships', owner)).toEqual([]);
});

test('members have the names of their accounts, and expired invitations are left out', async () => {
  const [owner, member] = [await scenario.signUp(), await scenario.signUp()];
  const memberOf = (memberId: string) => ({
    memberId,
    ...GRANT,
    onlyChildren: null,
    endsAt: null,
    isPaused: false,
    joinedAt: JOINED,
  });
  const invitation = (invitationId: string, invitedAt: string, endsAt: string | null = null) => ({
    invitationId,
    ...GRANT,
    onlyChildren: null,
    endsAt,
    invitedAt,
  });
  await scenario.project({
    model: 'household',
    userId: owner.userId,
    position: await scenario.append(),
    row: {
      members: [memberOf(member.userId), memberOf(GONE)],
      invitations: [
        invitation('old', JOINED),
        invitation('ended', ENDED, ENDED),
        invitation('open', ENDED),
      ],
    },
  });
  expect(await read('/api/household', owner)).toMatchObject({
    members: [
      { memberId: member.userId, name: expect.stringMatching(/^\w+ \w+$/) },
      { memberId: GONE, name: '' },
    ],
    invitations: [{ invitationId: 'open' }],
  });
});

test('a member sees the households that they belong to now, and nobody else does', async () => {
  const member = await scenario.signUp();
  const place = async (row: object): Promise<string> => {
    const { userId } = await scenario.signUp();
    await scenario.project({
      model: 'memberships',
      userId,
      position: await scenario.append(),
      row: {
        member_id: member.userId,
        ...GRANT,
        status: 'active',
        joined_at: JOINED,
        ...row,
      },
    });
    return userId;
  };
  const active = await place({ ends_at: LATER });
  const paused = await place({ status: 'paused', joined_at: LATER });
  await place({ status: 'gone' });
  await place({ ends_at: ENDED });
  const scopes = DEFAULT_SCOPES.caregiver;
  expect(await read('/api/household/memberships', member)).toMatchObject([
    { familyId: active, role: 'caregiver', scopes, endsAt: LATER, isPaused: false },
    { familyId: paused, isPaused: true, endsAt: null, ownerName: expect.stringMatching(/^\w+$/) },
  ]);
  expect(await read('/api/household/memberships', await scenario.signUp())).toEqual([]);
});
