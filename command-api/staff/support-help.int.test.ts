import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { listen } from '@hearthway/infra/adapters/postgres/listen.ts';
import { asSealed } from '@hearthway/infra/adapters/tables/column.ts';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { accountCalls, codeIn, tokenIn } from '../account/account.fixture.ts';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';
import { supportCalls } from './support.fixture.ts';

let api: TestApi;
const { hire, about } = supportCalls(() => api);
const { login, isSignedIn, mailsTo } = accountCalls(() => api);
let staff: Awaited<ReturnType<typeof hire>>;
let family: Awaited<ReturnType<TestApi['signUp']>>;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  [staff, family] = [await hire(), await api.signUp()];
  await about(family, 'view', { as: staff });
});

const confirmed = () =>
  api.database
    .updateTable('accounts')
    .set({ email_confirmed_at: api.now() })
    .where('user_id', '=', family.userId)
    .execute();

/** Collects the notifications of ended sessions. */
const hearEnded = async () => {
  const heard: string[] = [];
  const listener = listen({
    url: api.databaseUrl,
    channels: { session_ended: (id) => heard.push(id) },
    onListening: async () => {},
    logger: createLogger({ name: 'test', level: 'silent' }),
  });
  onTestFinished(listener.stop);
  await vi.waitFor(() => expect(listener.isListening()).toBe(true));
  return heard;
};

describe('ending the sessions of a family', () => {
  const end = (options = {}) => about(family, 'end-sessions', { as: staff, ...options });
  const ended = () =>
    api.stored(`account-${family.userId}`).filter(({ type }) => type === 'SessionsEnded');
  const recorded = () =>
    api.stored(`staff-${family.userId}`).filter(({ type }) => type === 'FamilySignedOut');

  test('signs them out everywhere, notifies their open pages, and answers their number', async () => {
    await login(family);
    const ids = await api.database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', family.userId)
      .execute();
    const sessionIds = ids.map(({ id }) => id);
    const heard = await hearEnded();
    const { status, body, position } = await end();
    expect({ status, body }).toEqual({ status: 200, body: { ended: 2 } });
    expect(await isSignedIn(family)).toBe(false);
    expect(recorded()).toMatchObject([
      {
        data: { sessionIds: expect.arrayContaining(sessionIds) },
        metadata: { userId: family.userId, actor: staff.userId, sessionId: null },
      },
    ]);
    expect(ended()).toMatchObject([
      {
        data: { sessionIds: expect.arrayContaining(sessionIds), why: 'by-support' },
        metadata: { userId: family.userId, actor: staff.userId, sessionId: null },
        position,
      },
    ]);
    await vi.waitFor(() => expect([...heard].sort()).toEqual([...sessionIds].sort()));
  });

  test('leaves the staff member and other families signed in', async () => {
    const other = await api.signUp();
    await end();
    expect(await isSignedIn(other)).toBe(true);
    expect((await end()).body).toEqual({ ended: 0 });
  });

  test('is recorded even without sessions', async () => {
    await end();
    const { body, position } = await end();
    expect(body).toEqual({ ended: 0 });
    expect(recorded().at(-1)).toMatchObject({ data: { sessionIds: [] }, position });
    expect(ended()).toHaveLength(1);
  });

  test('happens once for a double click, and spares later sign-ins', async () => {
    const key = 'the-same-click';
    const [first, second] = await Promise.all([end({ key }), end({ key })]);
    expect(first).toMatchObject({ status: 200, body: { ended: 1 } });
    expect(second).toEqual(first);
    const { body } = await login(family);
    expect(await end({ key })).toMatchObject({ status: 200, body: { ended: 1 } });
    expect(await isSignedIn({ token: tokenIn(body) })).toBe(true);
    expect(recorded()).toHaveLength(1);
    expect(ended()).toHaveLength(1);
  });
});

describe('sending a mail again', () => {
  const resend = (mail: string, options = {}) =>
    about(family, 'mails', { as: staff, body: { mail }, ...options });
  const stored = () =>
    api.stored(`staff-${family.userId}`).filter(({ type }) => type === 'MailResent');
  const kinds = async () => (await mailsTo(family.email)).map(({ kind }) => kind);

  test('confirms an e-mail with the new code, and the old code is useless', async () => {
    const old = codeIn(await mailsTo(family.email));
    api.passTime(1_000);
    const { status, position } = await resend('confirm-email');
    expect(status).toBe(204);
    expect(await kinds()).toEqual(['confirm-email', 'confirm-email']);
    expect(stored()).toMatchObject([
      {
        type: 'MailResent',
        data: { mail: 'confirm-email' },
        metadata: { userId: family.userId, actor: staff.userId, sessionId: null },
        position,
      },
    ]);
    const confirm = (code: string) =>
      api.send({
        method: 'POST',
        url: '/api/account/email/confirmation',
        as: family,
        body: { code },
      });
    const code = codeIn(await mailsTo(family.email));
    expect(code).not.toBe(old);
    expect((await confirm(code)).status).toBe(200);
  });

  test('is refused where the email is confirmed already', async () => {
    await confirmed();
    expect(await resend('confirm-email')).toMatchObject({ status: 409, code: 'NothingToConfirm' });
    expect(stored()).toEqual([]);
    expect(await kinds()).toEqual(['confirm-email']);
  });

  test('goes to a new address that is not yet confirmed', async () => {
    await confirmed();
    const address = `new.${family.email}`;
    await api.database
      .updateTable('accounts')
      .set({ pending_email: asSealed(address) })
      .where('user_id', '=', family.userId)
      .execute();
    expect((await resend('confirm-email')).status).toBe(204);
    expect((await mailsTo(address)).map(({ kind }) => kind)).toEqual(['confirm-new-email']);
  });

  test("lets only the reader of the family's mail choose a new password", async () => {
    api.passTime(1_000);
    const { status, body, setCookie } = await resend('reset-password');
    expect({ status, body, setCookie }).toEqual({
      status: 204,
      body: undefined,
      setCookie: undefined,
    });
    const token = codeIn(await mailsTo(family.email));
    const password = 'quite another password';
    const reset = await api.send({
      method: 'POST',
      url: '/api/reset-password',
      body: { email: family.email, token, password, confirmPassword: password },
    });
    expect(reset.status).toBe(200);
    expect((await login({ email: family.email, password })).status).toBe(200);
  });

  test('happens once for a double click, so that the code that is on its way is good', async () => {
    const key = 'the-same-click';
    const [first, second] = await Promise.all([
      resend('reset-password', { key }),
      resend('reset-password', { key }),
    ]);
    expect(first.status).toBe(204);
    expect(second).toEqual(first);
    expect((await resend('reset-password', { key })).status).toBe(204);
    expect(stored()).toHaveLength(1);
    expect(await kinds()).toEqual(['confirm-email', 'password-reset']);
  });

  test("counts against the family's own limit, so that its mailbox is not flooded", async () => {
    for (let count = 0; count < 3; count += 1)
      expect((await resend('reset-password')).status).toBe(204);
    expect(await resend('reset-password')).toMatchObject({ status: 429, code: 'TooManyTries' });
    expect(stored()).toHaveLength(3);
  });

  test('takes only mails that there are', async () => {
    expect(await resend('account-erased')).toMatchObject({ status: 400, fields: ['mail'] });
    expect(stored()).toEqual([]);
  });
});
