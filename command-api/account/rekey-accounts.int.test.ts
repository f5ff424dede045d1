import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';
import { accountCalls } from './account.fixture.ts';
import { rekeyAccounts } from './rekey-accounts.ts';

let api: TestApi;
const { login } = accountCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

test('an account of an older version is found again, and others stay as they are', async () => {
  const [old, other] = [await api.signUp(), await api.signUp()];
  await api.database
    .updateTable('accounts')
    .set({ email_key: old.email.toLowerCase() })
    .where('user_id', '=', old.userId)
    .execute();
  expect((await login(old)).code).toBe('WrongCredentials');
  // Twice, since it is done at every start.
  await rekeyAccounts(api.dependencies);
  await rekeyAccounts(api.dependencies);
  expect((await login(old)).status).toBe(200);
  expect((await login(other)).status).toBe(200);
});
