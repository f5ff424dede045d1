import { NO_SCOPES } from '@hearthway/domain/household/household.constants.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../live/page.fixture.ts';
import {
  buildOver,
  eventually,
  type Family,
  type Scenario,
  startScenario,
} from '../read-api.fixture.ts';

let scenario: Scenario;

beforeAll(async () => {
  scenario = await startScenario();
});

afterAll(() => scenario.stop());

/** Opens a page of a member of the owner's household, who may read food alone. */
const openMembersPage = async () => {
  const { app, close } = buildOver(scenario);
  onTestFinished(close);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  await eventually(async () => expect((await app.inject('/health')).statusCode).toBe(200));
  const [owner, member] = [await scenario.signUp(), await scenario.signUp()];
  await scenario.database
    .insertInto('memberships')
    .values({
      user_id: owner.userId,
      member_id: member.userId,
      role: 'caregiver',
      scopes: { ...NO_SCOPES, food: 'read' },
      status: 'active',
      ends_at: null,
      joined_at: new Date(),
    })
    .execute();
  const open = ({ token, headers }: Family) =>
    openPage(address, {
      auth: { token, household: owner.userId },
      headers: { cookie: headers.cookie },
    });
  return { owner, member, open };
};

const move = async (model: 'favorites' | 'dietary_profiles', { userId }: Family) => {
  const position = await scenario.append();
  await scenario.project({ model, userId, position });
  return { model, position: String(position) };
};

test('a page in a household is told of what the member may read there, and of nothing else', async () => {
  const { owner, member, open } = await openMembersPage();
  const page = open(member);
  await page.connected;
  await move('favorites', owner);
  await move('dietary_profiles', member);
  const food = await move('dietary_profiles', owner);
  await eventually(() => expect(page.received).toEqual([food]));
});

test('within a second of its removal, a member’s page is told nothing more', async () => {
  const { owner, member, open } = await openMembersPage();
  const page = open(member);
  await page.connected;
  await sql`
    update memberships set status = 'gone' where member_id = ${member.userId}
  `.execute(scenario.database);
  await vi.waitFor(() => expect(page.socket.connected).toBe(false), 1_000);
  await move('dietary_profiles', owner);
  const again = open(member);
  await eventually(() => expect(again.refusedFor()).toBe('NotShared'));
  expect(page.received).toEqual([]);
});

test('a stranger’s page is in no household', async () => {
  const { open } = await openMembersPage();
  const page = open(await scenario.signUp());
  await eventually(() => expect(page.refusedFor()).toBe('NotShared'));
});
