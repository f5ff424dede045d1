import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountCalls } from '../account/account.fixture.ts';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';
import type { OperatorCommand } from '../commands/operator-command.ts';
import { giveRole, listStaff, setTier } from './staff.ts';

let api: TestApi;
const { login, isSignedIn, accountOf } = accountCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  await api.database.updateTable('accounts').set({ role: 'family' }).execute();
});

const run = async (command: OperatorCommand) => {
  const lines: string[] = [];
  const succeeded = await command({ ...api.dependencies, print: (line) => lines.push(line) });
  return { succeeded, lines };
};

test('a role is given by the operator, however the e-mail is written, and ends every session', async () => {
  const person = await api.signUp();
  const { succeeded, lines } = await run(giveRole(` ${person.email.toUpperCase()}`, 'support'));
  expect({ succeeded, lines }).toEqual({
    succeeded: true,
    lines: [`${person.email} has the role support now, and was signed out everywhere.`],
  });
  expect(await isSignedIn(person)).toBe(false);
  const { body } = await login(person);
  expect(body).toMatchObject({ user: { role: 'support' } });
  expect(api.stored(`account-${person.userId}`).slice(2, 4)).toMatchObject([
    { type: 'RoleChanged', data: { role: 'support' }, metadata: { actor: 'operator' } },
    { type: 'SessionsEnded', data: { why: 'role-changed' }, metadata: { actor: 'operator' } },
  ]);
});

test('a role is taken away in the same way', async () => {
  const person = await api.signUp();
  await run(giveRole(person.email, 'analyst'));
  const { body } = await login(person);
  await run(giveRole(person.email, 'family'));
  expect(await isSignedIn({ token: Object(body).token })).toBe(false);
  expect((await accountOf(person.email))?.role).toBe('family');
});

test('giving the same role again ends no session', async () => {
  const person = await api.signUp();
  await run(giveRole(person.email, 'support'));
  await login(person);
  const head = api.head();
  expect(await run(giveRole(person.email, 'support'))).toEqual({
    succeeded: true,
    lines: [`${person.email} has the role support already.`],
  });
  expect(api.head()).toBe(head);
});

test('an interrupted command can be repeated', async () => {
  const person = await api.signUp();
  const command = giveRole(person.email, 'support');
  const broken = { ...api.dependencies, print: () => {} };
  await expect(
    command({
      ...broken,
      handle: async (...given) => {
        await api.dependencies.handle(...given);
        throw new Error('Power cut.');
      },
    }),
  ).rejects.toThrow('Power cut.');
  expect((await accountOf(person.email))?.role).toBe('family');
  await run(command);
  expect((await accountOf(person.email))?.role).toBe('support');
  const types = api.stored(`account-${person.userId}`).map(({ type }) => type);
  expect(types.filter((type) => type === 'RoleChanged')).toHaveLength(1);
});

test('a plan is set by the operator, and the same plan only once', async () => {
  const person = await api.signUp();
  const result = { succeeded: true, lines: [`${person.email} has the plan plus.`] };
  expect(await run(setTier(` ${person.email.toUpperCase()}`, 'plus'))).toEqual(result);
  expect(await run(setTier(person.email, 'plus'))).toEqual(result);
  expect(api.stored(`subscription-${person.userId}`)).toMatchObject([
    {
      type: 'TierSet',
      data: { tier: 'plus' },
      metadata: { userId: person.userId, actor: 'operator', sessionId: null },
    },
  ]);
  expect(await isSignedIn(person)).toBe(true);
});

test('a plan needs an account', async () => {
  expect((await run(setTier('nobody@example.org', 'plus'))).succeeded).toBe(false);
});

test('a role needs an account', async () => {
  expect(await run(giveRole('nobody@example.org', 'support'))).toEqual({
    succeeded: false,
    lines: ['There is no account with the e-mail nobody@example.org.'],
  });
});

test('the list names all accounts with a role, and no family', async () => {
  expect(await run(listStaff)).toEqual({ succeeded: true, lines: ['No account has a role.'] });
  const [one, other] = [await api.signUp(), await api.signUp()];
  await api.signUp();
  await run(giveRole(one.email, 'support'));
  await run(giveRole(other.email, 'analyst'));
  expect((await run(listStaff)).lines).toEqual([
    `analyst  ${other.email}`,
    `support  ${one.email}`,
  ]);
});
