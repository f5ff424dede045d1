import { accountRow } from '@hearthway/infra/adapters/account/account-row.fixture.ts';
import { expect, test } from 'vitest';
import { erased, newUser, registered, useScenario } from '../../projections.fixture.ts';
import { checkAccounts } from './lost-accounts.ts';

const scenario = useScenario();

const check = () => checkAccounts(scenario().database, scenario().eventStore);

const storeAccount = (userId: string) =>
  scenario().database.insertInto('accounts').values(accountRow(userId)).execute();

test('a new log and a new database start', async () => {
  await expect(check()).resolves.toBeUndefined();
});

test('an empty table of accounts beside a log with families is refused with what to restore', async () => {
  const gone = newUser();
  await scenario().append(registered(newUser()), registered(newUser()));
  await scenario().append(registered(gone), erased(gone));
  await expect(check()).rejects.toThrow(
    /^This database holds no account, and the event log knows of 2\. .*restore the database and the event store from one backup/,
  );
});

test('it starts when every family has been erased', async () => {
  const gone = newUser();
  await scenario().append(registered(gone), erased(gone));
  await expect(check()).resolves.toBeUndefined();
});

test('it starts with accounts', async () => {
  const user = newUser();
  await scenario().append(registered(user));
  await storeAccount(user);
  await expect(check()).resolves.toBeUndefined();
});
