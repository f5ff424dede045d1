import { DAY_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { hasCommandWords } from '@hearthway/domain/staff-log/log-words.ts';
import { nameOf } from '@hearthway/infra/adapters/http/access.fixture.ts';
import { listen } from '@hearthway/infra/adapters/postgres/listen.ts';
import { LOGGED_CHANNEL } from '@hearthway/infra/adapters/staff/operational-log.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { accountCalls, codeIn, cookieIn, wrongCode } from '../account/account.fixture.ts';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { createJobs } from '../jobs/all-jobs.ts';

let api: TestApi;
const { mailsTo } = accountCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

const logged = ({ userId }: Pick<Family, 'userId'>) =>
  api.database
    .selectFrom('operational_log')
    .select(['kind', 'detail'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

const expectLogged = async (
  family: Pick<Family, 'userId'>,
  lines: readonly { readonly kind: string; readonly detail: object }[],
): Promise<void> => {
  await vi.waitFor(async () => expect(await logged(family)).toEqual(lines));
};

const signInTo = ({ email }: Family) =>
  api.send({ method: 'POST', url: '/api/login', body: { email, password: 'a wrong password' } });

const rejected = (command: string, code: string) => ({
  kind: 'command-rejected',
  detail: { command, code },
});

test('a wrong password is written down for the account it was tried on, and no other', async () => {
  const family = await api.signUp();
  const other = await api.signUp();
  expect((await signInTo(family)).status).toBe(401);
  await signInTo({ ...family, email: 'nobody@example.org' });
  await signInTo(family);
  const failed = { kind: 'sign-in-failed', detail: {} };
  await expectLogged(family, [failed, failed]);
  expect(await logged(other)).toEqual([]);
});

const post = (url: string, body: object, headers = {}) =>
  api.send({ method: 'POST', url, body, headers });

const visitorRejected = (command: string, code: string) => ({
  kind: 'visitor-rejected',
  detail: { command, code },
});

test('too many passwords are logged, once a minute', async () => {
  const family = await api.signUp();
  const codes = () =>
    Promise.all(Array.from({ length: 9 }, async () => (await signInTo(family)).code));
  expect((await codes()).filter((code) => code === 'TooManyTries')).toHaveLength(3);
  const failed = { kind: 'sign-in-failed', detail: {} };
  const refused = visitorRejected('POST /api/login', 'TooManyTries');
  const logSorted = async () => (await logged(family)).map(({ kind }) => kind).sort();
  const sixAndOne = [...Array.from({ length: 6 }, () => failed.kind), refused.kind];
  await vi.waitFor(async () => expect(await logSorted()).toEqual(sixAndOne));
  expect(await logged(family)).toContainEqual(refused);
});

test('too many codes are logged', async () => {
  const family = await api.signUp();
  const ask = async () => (await post('/api/forgot-password', { email: family.email })).code;
  for (let count = 0; count < 3; count += 1) expect(await ask()).toBeUndefined();
  const refused = visitorRejected('POST /api/forgot-password', 'TooManyTries');
  for (let count = 0; count < 2; count += 1) expect(await ask()).toBe('TooManyTries');
  await expectLogged(family, [refused]);
  api.passTime(MINUTE_MS);
  expect(await ask()).toBe('TooManyTries');
  await expectLogged(family, [refused, refused]);
});

test('a wrong code is written down, for the email it came with or that the browser asked for', async () => {
  const [one, other] = [await api.signUp(), await api.signUp()];
  const password = 'quite another password';
  const body = { token: '123456', password, confirmPassword: password };
  const refused = visitorRejected('POST /api/reset-password', 'WrongCode');
  await post('/api/reset-password', { ...body, email: one.email });
  await expectLogged(one, [refused]);
  const requested = await post('/api/forgot-password', { email: other.email });
  const cookie = cookieIn(requested, 'hearthway_recovery') ?? '';
  const wrong = { ...body, token: wrongCode(codeIn(await mailsTo(other.email))) };
  expect((await post('/api/reset-password', wrong, { cookie })).code).toBe('WrongCode');
  await expectLogged(other, [refused]);
  const common = { ...body, password: 'password', confirmPassword: 'password' };
  const { code } = await post('/api/reset-password', common, { cookie });
  await expectLogged(other, [refused, visitorRejected('POST /api/reset-password', String(code))]);
  expect(await logged(one)).toEqual([refused]);
});

test('requests for an unknown e-mail, or from an unknown browser, are not logged', async () => {
  const before = await api.database.selectFrom('operational_log').select('id').execute();
  const password = 'quite another password';
  const body = { token: '123456', password, confirmPassword: password };
  const email = 'nobody@example.org';
  for (let count = 0; count < 4; count += 1) await post('/api/forgot-password', { email });
  await post('/api/reset-password', { ...body, email });
  await post('/api/reset-password', body);
  const family = await api.signUp();
  await signInTo(family);
  await expectLogged(family, [{ kind: 'sign-in-failed', detail: {} }]);
  expect(await api.database.selectFrom('operational_log').select('id').execute()).toHaveLength(
    before.length + 1,
  );
});

test('a refused command is logged with its route and reason, without its body', async () => {
  const family = await api.signUp();
  const send = (method: string, url: string, body: object) =>
    api.send({ method, url, body, as: family });
  expect((await send('POST', '/api/favorites', { resourceId: 'nowhere' })).code).toBe(
    'UnknownResource',
  );
  const lines = [rejected('POST /api/favorites', 'UnknownResource')];
  await expectLogged(family, lines);
  await send('PUT', '/api/favorites/provider-1/note', { note: 'for Emma' });
  lines.push(rejected('PUT /api/favorites/:resourceId/note', 'UnknownFavorite'));
  await expectLogged(family, lines);
  await send('PUT', '/api/account/name', { firstName: 7 });
  lines.push(rejected('PUT /api/account/name', 'ValidationFailed'));
  await expectLogged(family, lines);
});

test('every command of a family has words', () => {
  const commands = api.app.routes
    .filter(({ method }) => !/GET|HEAD|OPTIONS/.test(method))
    .filter(({ url }) => !/^\/api\/(?:staff|report-mails|payments)\//.test(url))
    .map(nameOf);
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter((command) => !hasCommandWords(command))).toEqual([]);
});

test('accepted commands, and refusals of strangers, are not logged', async () => {
  const before = await api.database.selectFrom('operational_log').selectAll().execute();
  const family = await api.signUp();
  const body = { resourceId: 'provider-1' };
  await api.send({ method: 'POST', url: '/api/favorites', body, as: family });
  await api.send({ method: 'POST', url: '/api/favorites', body });
  await api.send({ method: 'POST', url: '/api/favorites', as: family, body: {} });
  await expectLogged(family, [rejected('POST /api/favorites', 'ValidationFailed')]);
  expect(await api.database.selectFrom('operational_log').selectAll().execute()).toHaveLength(
    before.length + 1,
  );
});

test('a sent mail is logged', async () => {
  const family = await api.signUp();
  const job = createJobs(api.dependencies).find(({ name }) => name === 'mail');
  while ((await job?.run(new AbortController().signal))?.isMore);
  expect(await logged(family)).toContainEqual({
    kind: 'mail-sent',
    detail: { mail: 'confirm-email' },
  });
});

test('subscribers are notified of each line', async () => {
  const family = await api.signUp();
  const heard = vi.fn();
  const isListening = Promise.withResolvers<void>();
  const { logger } = api.dependencies;
  const listener = listen({
    url: api.databaseUrl,
    logger,
    channels: { [LOGGED_CHANNEL]: heard },
    onListening: async () => isListening.resolve(),
  });
  onTestFinished(listener.stop);
  await isListening.promise;
  await signInTo(family);
  await vi.waitFor(() =>
    expect(heard).toHaveBeenCalledWith(JSON.stringify({ userId: family.userId })),
  );
});

test("refusals of staff are not logged as a family's", async () => {
  const support = await api.signUp();
  await sql`update accounts set role = 'support' where user_id = ${support.userId}`.execute(
    api.database,
  );
  await api.dependencies.operationalLog.add(support.userId, { kind: 'sign-in-failed', detail: {} });
  expect(await logged(support)).toEqual([]);
});

test('repeated refusals are limited per hour', async () => {
  const family = await api.signUp();
  const line = { kind: 'sign-in-failed', detail: {} } as const;
  const fill = sql`
    insert into operational_log (user_id, kind, detail, occurred_at)
    select ${family.userId}, 'sign-in-failed', '{}', ${api.now()} from generate_series(1, 499)
  `;
  await fill.execute(api.database);
  const { operationalLog } = api.dependencies;
  await operationalLog.add(family.userId, line);
  await operationalLog.add(family.userId, line);
  expect(await logged(family)).toHaveLength(500);
  api.passTime(61 * 60 * 1000);
  await operationalLog.add(family.userId, line);
  expect(await logged(family)).toHaveLength(501);
});

test('lines are deleted after three months', async () => {
  const family = await api.signUp();
  const line = { kind: 'sign-in-failed', detail: {} } as const;
  const { operationalLog } = api.dependencies;
  await operationalLog.add(family.userId, line);
  api.passTime(89 * DAY_MS);
  await operationalLog.add(family.userId, line);
  const job = createJobs(api.dependencies).find(({ name }) => name === 'shorten-log');
  const run = () => job?.run(new AbortController().signal);
  expect(await run()).toEqual({ isMore: false });
  expect(await logged(family)).toHaveLength(2);
  api.passTime(2 * DAY_MS);
  await run();
  expect(await logged(family)).toHaveLength(1);
});

test('erasing the account deletes its lines, and none follow', async () => {
  const family = await api.signUp();
  const line = { kind: 'sign-in-failed', detail: {} } as const;
  const { operationalLog } = api.dependencies;
  await operationalLog.add(family.userId, line);
  expect(await logged(family)).toHaveLength(1);
  await api.database.deleteFrom('accounts').where('user_id', '=', family.userId).execute();
  await operationalLog.add(family.userId, line);
  expect(await logged(family)).toEqual([]);
});

test('a failing log does not delay answers', async () => {
  const family = await api.signUp();
  await sql`alter table operational_log rename to elsewhere`.execute(api.database);
  onTestFinished(async () => {
    await sql`alter table elsewhere rename to operational_log`.execute(api.database);
  });
  expect((await signInTo(family)).code).toBe('WrongCredentials');
  await api.dependencies.operationalLog.add(family.userId, { kind: 'sign-in-failed', detail: {} });
  const { email, password } = family;
  expect(
    (await api.send({ method: 'POST', url: '/api/login', body: { email, password } })).status,
  ).toBe(200);
});
