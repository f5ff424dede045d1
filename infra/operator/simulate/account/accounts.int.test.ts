import { accountErased, accountRegistered } from '@hearthway/domain/account/account.events.ts';
import { expect, onTestFinished, test } from 'vitest';
import { beginsWith } from '../../../adapters/account/name-hashes.ts';
import { connectPostgres } from '../../../adapters/postgres/postgres.ts';
import { sealingInMemory } from '../../../adapters/privacy/privacy.fixture.ts';
import { type FamiliesSchema, selectFamilies } from '../../../adapters/staff/families.ts';
import { createTestDatabase } from '../../../embedded/postgres/postgres.fixture.ts';
import { simulateHistory } from '../history.ts';
import { type AccountsSchema, storeAccounts, watchAccounts } from './accounts.ts';

const HISTORY = [
  ...simulateHistory({ families: 120, months: 18, events: 2_400, seed: 4, until: '2026-11-20' }),
];

test('support finds the families that have not left by the beginning of a name', async () => {
  const postgres = await createTestDatabase();
  const at = { url: postgres.url, onConnectionLost: () => {} };
  const database = connectPostgres<AccountsSchema>(at);
  const read = connectPostgres<FamiliesSchema>(at);
  onTestFinished(async () => {
    await database.destroy();
    await read.destroy();
    await postgres.drop();
  });

  const accounts = watchAccounts();
  expect([...accounts.watch(HISTORY)]).toEqual(HISTORY);
  for (let times = 0; times < 2; times += 1) await storeAccounts(database, accounts.all());

  const find = (beginning: string) =>
    selectFamilies({
      database: read,
      privacy: sealingInMemory(),
      where: ({ lit }) => lit(true),
      isWanted: (family) => beginsWith(family, beginning),
      limit: 200,
      now: new Date(0),
    });
  const of = (type: string) => HISTORY.filter((event) => event.type === type);
  const erased = of(accountErased.type).map(({ metadata }) => metadata.userId);
  expect(erased).not.toEqual([]);
  const found = await find('');
  expect(found).toHaveLength(120 - erased.length);
  expect(found.filter(({ userId }) => erased.includes(userId))).toEqual([]);
  expect(new Set(found.map(({ isConfirmed }) => isConfirmed)).size).toBe(2);

  const named = await find('clara');
  expect(named).not.toEqual([]);
  for (const { userId, firstName, registeredAt } of named) {
    expect(firstName).toBe('Clara');
    const [registered] = of(accountRegistered.type).filter((it) => it.metadata.userId === userId);
    expect(registered?.metadata.occurredAt).toBe(registeredAt);
  }
});
