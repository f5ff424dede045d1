import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { type Family, foundFamiliesSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import { planGiven } from '@hearthway/domain/subscription/plan.fixture.ts';
import { asSealed } from '@hearthway/infra/adapters/tables/column.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountCalls, tokenIn } from '../account/account.fixture.ts';
import { sealPlainRowsJob } from '../account/seal-plain-rows.ts';
import type { Credentials } from '../command-api.fixture.ts';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';
import { supportCalls } from './support.fixture.ts';

let api: TestApi;
let staff: Credentials;
const { hire, find, signUpAs } = supportCalls(() => api);
const { login, logout } = accountCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  staff = await hire();
});

const found = async (by: string, text: string): Promise<readonly Family[]> => {
  const { status, body } = await find({ by, text }, { as: staff });
  expect(status).toBe(200);
  return foundFamiliesSchema.parse(body).families;
};

const idsOf = (families: readonly Family[]) => families.map(({ userId }) => userId);

test('a family is found by its whole email, however it is written, with all that support sees', async () => {
  const family = await api.signUp();
  await sql`insert into subscription_v1 values (${family.userId}, ${JSON.stringify(planGiven('plus'))})`.execute(
    api.database,
  );
  expect(await found('email', ` ${family.email.toUpperCase()} `)).toEqual([
    {
      userId: family.userId,
      firstName: 'Ana',
      lastName: 'Lima',
      email: family.email,
      tier: 'plus',
      registeredAt: api.now().toISOString(),
      isConfirmed: false,
      lastSeenAt: api.now().toISOString(),
    },
  ]);
  expect(await found('email', family.email.slice(0, -1))).toEqual([]);
});

test('last seen is the latest activity of all sessions, ended ones included', async () => {
  const family = await api.signUp();
  const later = { token: tokenIn((await login(family)).body) };
  api.passTime(5 * MINUTE_MS);
  await logout(later);
  const seen = [{ tier: 'free', lastSeenAt: api.now().toISOString() }];
  expect(await found('id', family.userId)).toMatchObject(seen);
  api.passTime(5 * MINUTE_MS);
  await api.database.deleteFrom('sessions').where('user_id', '=', family.userId).execute();
  expect(await found('id', family.userId)).toMatchObject(seen);
});

test('ending a session does not wait for a change of the account, but for one of the session', async () => {
  const { userId } = await api.signUp();
  await api.database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('accounts')
      .set({ pending_email: asSealed('new@example.org') })
      .where('user_id', '=', userId)
      .execute();
    await api.database.deleteFrom('sessions').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
  });
  expect(await found('id', userId)).toMatchObject([{ lastSeenAt: null }]);
});

test.for<readonly [how: string, text: string]>([
  ['the beginning of the first name', 'zul'],
  ['the beginning of the last name', 'ÑANDÚ'],
  ['both names', 'Zulema  ñandúc'],
])('a family is found by %s, in any case', async ([, text]) => {
  await api.database.deleteFrom('accounts').where('role', '=', 'family').execute();
  const family = await signUpAs({ firstName: 'Zulema', lastName: 'Ñandúcruz' });
  await signUpAs({ firstName: 'Nazul', lastName: 'Cruz' });
  expect(idsOf(await found('name', text))).toEqual([family.userId]);
});

test.for(['%%', '__', 'Zu_ema', "O'", '\\\\'])(
  'special characters in a name are literal: %s',
  async (text) => {
    await signUpAs({ firstName: 'Zulema', lastName: 'Cruz' });
    expect(await found('name', text)).toEqual([]);
  },
);

test('a family is found by its id, with dashes or without', async () => {
  const { userId } = await api.signUp();
  const dashed = userId.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-').toUpperCase();
  for (const text of [userId, dashed]) expect(idsOf(await found('id', text))).toEqual([userId]);
  expect(await found('id', userId.slice(1))).toEqual([]);
});

test('at most 20 are shown, by name', async () => {
  const numbers = Array.from({ length: 21 }, (_, index) => String(index + 10));
  for (const number of numbers) {
    const email = `${randomUUID()}@example.org`;
    await sql`
      insert into accounts (user_id, email, email_key, first_name, last_name, password_hash,
        created_at, registered_at)
      values (${randomUUID().replaceAll('-', '')}, ${email}, ${email}, 'Quin', ${`Many${number}`},
        'none', now(), now())
    `.execute(api.database);
  }
  // Rows that were written in plain text are found once they are sealed.
  await sealPlainRowsJob(api.dependencies).run(new AbortController().signal);
  const families = await found('name', 'many');
  expect(families.map(({ lastName }) => lastName)).toEqual(
    numbers.slice(0, 20).map((number) => `Many${number}`),
  );
});

test('staff and unfinished sign-ups are not found', async () => {
  const colleague = await hire();
  const reserved = await api.signUp();
  await sql`
    update accounts set registered_at = null, reserved_until = now() where user_id = ${reserved.userId}
  `.execute(api.database);
  for (const { userId, email } of [colleague, reserved]) {
    expect(await found('id', userId)).toEqual([]);
    expect(await found('email', email)).toEqual([]);
  }
  expect(await found('name', 'Porter')).toEqual([]);
});

test('a search text that is too short or of no known kind is refused with the field named', async () => {
  expect(await find({ by: 'name', text: ' a ' }, { as: staff })).toMatchObject({
    status: 400,
    fields: ['text'],
  });
  expect(await find({ by: 'phone', text: '5550100' }, { as: staff })).toMatchObject({
    status: 400,
    fields: ['by'],
  });
});

test('searches are limited: after 60 of them a staff member waits', async () => {
  const body = { by: 'id', text: 'nobody' };
  for (let count = 0; count < 60; count += 1)
    expect((await find(body, { as: staff })).status).toBe(200);
  const refused = await find(body, { as: staff });
  expect(refused).toMatchObject({ status: 429, code: 'TooManyTries' });
  expect(refused.retryAfter).toBeGreaterThan(0);
  expect((await find(body, { as: await hire() })).status).toBe(200);
});
