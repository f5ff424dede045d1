import { MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { DEFAULT_SCOPES } from '@hearthway/domain/household/household.constants.ts';
import { MIN_POSITION_HEADER, STALE_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { watchedFamilySchema } from '@hearthway/domain/staff/timeline.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';
import { addAct, addEvent, signUpStaff } from './timeline.fixture.ts';

let scenario: Scenario;
let app: ReturnType<typeof buildOver>['app'];
let close: () => Promise<void>;
let support: Family;
let family: Family;
let passedMs = 0;

const now = (): Date => new Date(Date.now() + passedMs);

beforeAll(async () => {
  scenario = await startScenario();
  ({ app, close } = buildOver(scenario, { clock: now, waitMs: 2_000 }));
  support = await signUpStaff(scenario, 'support');
});

beforeEach(async () => {
  passedMs = 0;
  family = await scenario.signUp();
  await addEvent(scenario.database, { ...family, position: 1, at: now(), id: 'e1' });
});

afterAll(async () => {
  await close();
  await scenario.stop();
});

const PATHS = ['', '/timeline', '/events/e1'];

const ask = async (who: Family, path: string, headers: Readonly<Record<string, string>> = {}) => {
  const url = `/api/staff/families/${family.userId}${path}`;
  const answer = await app.inject({ url, headers: { ...who.headers, ...headers } });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
};

const expectRefused = async (who: Family, code: string, path = ''): Promise<void> => {
  expect(await ask(who, path)).toMatchObject({ body: { code } });
};

test.for(PATHS)('%s of a family needs a grant', async (path) => {
  await expectRefused(support, 'GrantRequired', path);
  const other = await signUpStaff(scenario, 'support');
  await addAct(scenario.database, { staff: other, family, at: now() });
  await expectRefused(support, 'GrantRequired', path);
});

test("after a view the family's details, its members and the end of the grant are shown", async () => {
  const at = now();
  await addAct(scenario.database, { staff: support, family, at: new Date(at.getTime() - 9_000) });
  await addAct(scenario.database, { staff: support, family, at });
  const member = await scenario.signUp();
  await scenario.database
    .insertInto('memberships')
    .values({
      user_id: family.userId,
      member_id: member.userId,
      role: 'caregiver',
      scopes: DEFAULT_SCOPES.caregiver,
      status: 'gone',
      ends_at: null,
      joined_at: at,
    })
    .execute();
  const seen = watchedFamilySchema.parse((await ask(support, '')).body);
  expect(seen).toMatchObject({
    userId: family.userId,
    firstName: 'Ada',
    email: `${family.userId}@example.org`,
    tier: 'free',
    grantUntil: new Date(at.getTime() + 15 * MINUTE_MS).toISOString(),
    members: [{ memberId: member.userId, name: 'Ada Marsh' }],
  });
});

test.for(PATHS)('after 15 minutes %s is no longer shown', async (path) => {
  await addAct(scenario.database, { staff: support, family, at: now() });
  passedMs = 14 * MINUTE_MS;
  expect((await ask(support, '')).status).toBe(200);
  passedMs = 15 * MINUTE_MS + 1_000;
  await expectRefused(support, 'GrantRequired', path);
});

test('adding a note or opening details gives no right to look', async () => {
  for (const what of ['note-added', 'detail-revealed', 'mail-resent'] as const)
    await addAct(scenario.database, { staff: support, family, at: now(), what });
  await expectRefused(support, 'GrantRequired');
});

test.for(PATHS)('%s is for support alone, with any grants', async (path) => {
  const analyst = await signUpStaff(scenario, 'analyst');
  for (const staff of [analyst, family]) {
    await addAct(scenario.database, { staff, family, at: now() });
    await expectRefused(staff, 'RoleRequired', path);
  }
});

test.for(PATHS)('of a family that was deleted, %s says so', async (path) => {
  await addAct(scenario.database, { staff: support, family, at: now() });
  expect((await ask(support, '')).status).toBe(200);
  await sql`delete from accounts where user_id = ${family.userId}`.execute(scenario.database);
  await expectRefused(support, 'UnknownFamily', path);
});

test.for(PATHS)('of a family that is being deleted, %s says so', async (path) => {
  await sql`insert into erased_people values (${family.userId}, now())`.execute(scenario.database);
  await expectRefused(support, 'UnknownFamily', path);
});

test('staff accounts are no families', async () => {
  family = await signUpStaff(scenario, 'support');
  await addAct(scenario.database, { staff: support, family, at: now() });
  await expectRefused(support, 'UnknownFamily');
});

test('a role that was withdrawn ends it at once', async () => {
  const former = await signUpStaff(scenario, 'support');
  await addAct(scenario.database, { staff: former, family, at: now() });
  expect((await ask(former, '')).status).toBe(200);
  await sql`update accounts set role = 'family' where user_id = ${former.userId}`.execute(
    scenario.database,
  );
  await expectRefused(former, 'RoleRequired');
});

test('a request with the position of its view waits for it', async () => {
  const position = await scenario.append();
  const answer = ask(support, '', { [MIN_POSITION_HEADER]: String(position) });
  await addAct(scenario.database, { staff: support, family, at: now() });
  await scenario.project({ model: 'staff_access', userId: family.userId, position });
  const { status, headers } = await answer;
  expect(status).toBe(200);
  expect(headers[STALE_HEADER]).toBeUndefined();
});

test.for(PATHS)('while their look is still on its way, %s is not there yet', async (path) => {
  const hurried = buildOver(scenario, { clock: now, waitMs: 20 });
  onTestFinished(hurried.close);
  const position = await scenario.append();
  const answer = await hurried.app.inject({
    url: `/api/staff/families/${family.userId}${path}`,
    headers: { ...support.headers, [MIN_POSITION_HEADER]: String(position) },
  });
  expect(answer.json()).toMatchObject({ code: 'Unavailable' });
  expect(answer.statusCode).toBe(503);
});
