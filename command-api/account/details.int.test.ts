import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Credentials,
  type Family,
  startTestApi,
  type TestApi,
} from '../command-api.fixture.ts';
import {
  accountCalls,
  codeIn,
  cookieIn,
  newDetails,
  tokenIn,
  userIn,
  wrongCode,
} from './account.fixture.ts';

let api: TestApi;
const { register, login, isSignedIn, typesOf, accountOf, mailsTo } = accountCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

const changeName = (as: Credentials, body: unknown, headers = {}) =>
  api.send({ method: 'PUT', url: '/api/account/name', body, as, headers });

const changeEmail = ({ password, ...as }: Family, email: string) =>
  api.send({ method: 'PUT', url: '/api/account/email', body: { email, password }, as });

const mailCode = (as: Credentials) =>
  api.send({ method: 'POST', url: '/api/account/email/code', as });

const confirm = (as: Credentials, code: string) =>
  api.send({ method: 'POST', url: '/api/account/email/confirmation', body: { code }, as });

const NEW = 'a newer password';

const changePassword = (as: Credentials, currentPassword: string, password = NEW) =>
  api.send({
    method: 'PUT',
    url: '/api/account/password',
    body: { currentPassword, password, confirmPassword: password },
    as,
    headers: as.cookie === undefined ? {} : { 'sec-fetch-site': 'same-origin' },
  });

const newEmail = (): string => `${randomUUID()}@example.net`;

/** Codes that are mailed later are later. */
const codeFor = async (email: string): Promise<string> => {
  api.passTime(1);
  return codeIn(await mailsTo(email));
};

test.for([
  ['PUT', '/api/account/name'],
  ['PUT', '/api/account/email'],
  ['POST', '/api/account/email/code'],
  ['POST', '/api/account/email/confirmation'],
  ['PUT', '/api/account/password'],
] as const)('an account that was deleted has no session any more: %s %s', async ([method, url]) => {
  const family = await api.signUp();
  await api.database.deleteFrom('accounts').where('user_id', '=', family.userId).execute();
  const answer = await api.send({ method, url, as: family, body: {} });
  expect(answer).toMatchObject({ status: 401, code: 'SignInRequired' });
});

describe('a name', () => {
  test('is changed, and sealed in the log', async () => {
    const family = await api.signUp();
    const { status, body, position } = await changeName(family, {
      firstName: ' Rosalind ',
      lastName: 'Franklin',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: 'Rosalind', lastName: 'Franklin' });
    const stored = api.stored(`account-${family.userId}`);
    expect(stored.at(-1)).toMatchObject({ type: 'NameChanged', position });
    expect(JSON.stringify(stored)).not.toMatch(/Rosalind|Franklin/);
  });

  test('that is sent twice with one key is changed once', async () => {
    const family = await api.signUp();
    const headers = { 'idempotency-key': randomUUID() };
    const name = { firstName: 'Eva', lastName: 'Costa' };
    const answers = [
      await changeName(family, name, headers),
      await changeName(family, name, headers),
    ];
    expect(answers[1]).toEqual(answers[0]);
    expect(typesOf(family.userId).filter((type) => type === 'NameChanged')).toHaveLength(1);
  });

  test('that is empty is refused', async () => {
    const answer = await changeName(await api.signUp(), { firstName: ' ', lastName: 'Lima' });
    expect(answer).toMatchObject({ status: 400, fields: ['firstName'] });
  });
});

describe('the e-mail of a new account', () => {
  test('is confirmed once, by the code mailed at sign-up', async () => {
    const family = await api.signUp();
    expect(userIn((await login(family)).body).isEmailConfirmed).toBe(false);
    const code = await codeFor(family.email);
    const first = await confirm(family, ` ${code} `);
    expect(first).toMatchObject({ status: 200, body: { isEmailConfirmed: true } });
    expect(api.stored(`account-${family.userId}`).at(-1)).toMatchObject({
      type: 'EmailConfirmed',
      position: first.position,
    });
    // A second click.
    expect((await confirm(family, code)).status).toBe(200);
    expect(typesOf(family.userId).filter((type) => type === 'EmailConfirmed')).toHaveLength(1);
  });

  test('is not confirmed by a wrong code, and after five of them not by the right one', async () => {
    const family = await api.signUp();
    const code = await codeFor(family.email);
    for (let n = 0; n < 5; n += 1)
      expect(await confirm(family, wrongCode(code))).toMatchObject({
        status: 422,
        code: 'WrongCode',
      });
    expect((await confirm(family, code)).code).toBe('WrongCode');
    expect((await mailCode(family)).status).toBe(202);
    expect((await confirm(family, await codeFor(family.email))).status).toBe(200);
  });

  test("is not confirmed by another account's code", async () => {
    const [family, other] = [await api.signUp(), await api.signUp()];
    const code = await codeFor(other.email);
    if (code !== (await codeFor(family.email)))
      expect((await confirm(family, code)).code).toBe('WrongCode');
    expect((await confirm(other, code)).status).toBe(200);
  });

  test('can be confirmed after an outage of the event store', async () => {
    const family = await api.signUp();
    const code = await codeFor(family.email);
    const answer = await api.withoutEventStore(() => confirm(family, code));
    expect(answer.code).toBe('Unavailable');
    expect((await accountOf(family.email))?.email_confirmed_at).toBeNull();
    expect((await confirm(family, code)).body).toMatchObject({ isEmailConfirmed: true });
  });

  test('is mailed a code at most five times in a quarter of an hour', async () => {
    const family = await api.signUp();
    for (let n = 0; n < 5; n += 1) expect((await mailCode(family)).status).toBe(202);
    expect(await mailCode(family)).toMatchObject({ status: 429, retryAfter: 15 * 60 });
  });
});

describe('another e-mail', () => {
  test('counts once its code was entered, and the old address is notified', async () => {
    const family = await api.signUp();
    const email = newEmail();
    const answer = await changeEmail(family, email);
    expect(answer).toMatchObject({
      status: 202,
      body: { email: family.email, pendingEmail: email },
    });
    const code = await codeFor(email);
    const { body, position } = await confirm(family, code);
    expect(body).toMatchObject({ email, pendingEmail: null, isEmailConfirmed: true });
    const stored = api.stored(`account-${family.userId}`);
    expect(stored.at(-1)).toMatchObject({ type: 'EmailChanged', position });
    expect(JSON.stringify(stored)).not.toContain(email);
    expect(await mailsTo(family.email)).toContainEqual({
      kind: 'email-changed',
      details: { address: family.email },
    });
    expect((await login({ ...family, email })).status).toBe(200);
    expect((await login(family)).code).toBe('WrongCredentials');
    // It is free again.
    expect((await register({ ...newDetails(), email: family.email })).status).toBe(201);
  });

  test('is not asked for without the password', async () => {
    const family = await api.signUp();
    const answer = await changeEmail({ ...family, password: 'wrong' }, newEmail());
    expect(answer).toMatchObject({ status: 403, code: 'WrongPassword' });
    expect((await accountOf(family.email))?.pending_email).toBeNull();
  });

  test('that another account has gets the same answer, and its holder is notified', async () => {
    const [family, holder] = [await api.signUp(), await api.signUp()];
    const answer = await changeEmail(family, holder.email);
    expect(answer).toMatchObject({ status: 202, body: { pendingEmail: holder.email } });
    const mails = await mailsTo(holder.email);
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['confirm-email', 'email-taken']);
    expect((await confirm(family, codeIn(mails))).code).toBe('WrongCode');
  });

  test('that another account takes meanwhile is refused', async () => {
    const family = await api.signUp();
    const email = newEmail();
    await changeEmail(family, email);
    const code = await codeFor(email);
    await register({ ...newDetails(), email });
    expect(await confirm(family, code)).toMatchObject({ status: 409, code: 'EmailTaken' });
    expect(typesOf(family.userId)).not.toContain('EmailChanged');
    expect((await login(family)).status).toBe(200);
  });

  test('is not confirmed by the code of the one that was asked for before', async () => {
    const family = await api.signUp();
    const [first, second] = [newEmail(), newEmail()];
    await changeEmail(family, first);
    const code = await codeFor(first);
    await changeEmail(family, second);
    const newer = await codeFor(second);
    if (code !== newer) expect((await confirm(family, code)).code).toBe('WrongCode');
    expect((await confirm(family, newer)).body).toMatchObject({ email: second });
  });

  test('is taken back by asking for the one that there is', async () => {
    const family = await api.signUp();
    await changeEmail(family, newEmail());
    const answer = await changeEmail(family, family.email.toUpperCase());
    expect(answer).toMatchObject({ status: 202, body: { pendingEmail: null } });
  });

  test('counts despite an outage of the event store', async () => {
    const family = await api.signUp();
    const email = newEmail();
    await changeEmail(family, email);
    const code = await codeFor(email);
    const answer = await api.withoutEventStore(() => confirm(family, code));
    expect(answer.code).toBe('Unavailable');
    expect((await confirm(family, code)).body).toMatchObject({ email, pendingEmail: null });
    expect(typesOf(family.userId).filter((type) => type === 'EmailChanged')).toHaveLength(1);
    const notices = (await mailsTo(family.email)).filter(({ kind }) => kind === 'email-changed');
    expect(notices).toHaveLength(1);
  });

  test('is changed once by two concurrent confirmations', async () => {
    const family = await api.signUp();
    const email = newEmail();
    await changeEmail(family, email);
    const code = await codeFor(email);
    await Promise.all([confirm(family, code), confirm(family, code)]);
    expect(typesOf(family.userId).filter((type) => type === 'EmailChanged')).toHaveLength(1);
    expect(await accountOf(email)).toMatchObject({ email, pending_email: null });
  });
});

describe('another password', () => {
  test('ends every session, begins a new one, and mails the holder', async () => {
    const family = await api.signUp({ isBrowser: true });
    const other = await login(family);
    const answer = await changePassword(family, family.password);
    expect(answer.status).toBe(200);
    expect(await isSignedIn(family)).toBe(false);
    expect(await isSignedIn({ token: tokenIn(other.body) })).toBe(false);
    const cookie = cookieIn(answer, 'hearthway_session')?.split('=')[1];
    expect(await isSignedIn({ token: tokenIn(answer.body), cookie })).toBe(true);
    expect(typesOf(family.userId).slice(-3)).toEqual([
      'PasswordChanged',
      'SessionsEnded',
      'SignedIn',
    ]);
    expect((await mailsTo(family.email)).map(({ kind }) => kind)).toContain('password-changed');
    expect((await login(family)).code).toBe('WrongCredentials');
    expect((await login({ ...family, password: NEW })).status).toBe(200);
  });

  test('is not set without the one before', async () => {
    const family = await api.signUp();
    expect(await changePassword(family, 'wrong')).toMatchObject({
      status: 403,
      code: 'WrongPassword',
    });
    expect(await isSignedIn(family)).toBe(true);
  });

  test('is not set when it is too common, or one’s own name', async () => {
    const family = await api.signUp();
    for (const password of ['qwerty123', 'Ana Lima', family.email])
      expect(await changePassword(family, family.password, password)).toMatchObject({
        status: 400,
        fields: ['password'],
      });
  });

  test('is set once by two concurrent requests', async () => {
    const family = await api.signUp();
    const answers = await Promise.all(
      ['one password', 'other password'].map((password) =>
        changePassword(family, family.password, password),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('a stolen session does not reveal it', async () => {
    const family = await api.signUp();
    for (let n = 0; n < 6; n += 1)
      expect((await changePassword(family, `guess ${n}`)).code).toBe('WrongPassword');
    expect(await changePassword(family, family.password)).toMatchObject({
      status: 429,
      code: 'TooManyTries',
      retryAfter: 1,
    });
    // Signing in still works.
    expect((await login(family)).status).toBe(200);
  });
});
