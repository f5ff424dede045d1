import { randomUUID } from 'node:crypto';
import { CURRENT_CONSENT } from '@hearthway/domain/account/account.constants.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FROM_OUR_PAGE, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { HASH_PARAMETERS } from '../passwords/passwords.ts';
import { accountCalls, newDetails, tokenIn, userIn } from './account.fixture.ts';
import { reserveAccount } from './accounts.ts';

let api: TestApi;
const { register, login, isSignedIn, typesOf, accountOf, mailsTo } = accountCalls(() => api);

beforeAll(async () => {
  api = await startTestApi({ hashParameters: HASH_PARAMETERS });
});

afterAll(() => api.stop());

const FROM_PAGE = { headers: FROM_OUR_PAGE };

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

describe('signing up', () => {
  test('makes an account and signs in to it', async () => {
    const details = newDetails();
    const { status, body, position } = await register(details);
    expect(status).toBe(201);
    const { token, user } = signedInSchema.parse(body);
    expect(user).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      email: details.email,
      firstName: 'Ana',
      lastName: 'Lima',
    });
    expect(await isSignedIn({ token })).toBe(true);
    expect(typesOf(user.id)).toEqual(['AccountRegistered', 'SignedIn']);
    expect(position).toBe(api.stored(`account-${user.id}`).at(-1)?.position);
  });

  test('leaves neither the person nor the password in the log', async () => {
    const details = newDetails();
    const { body } = await register(details, withKey(randomUUID()));
    const written = JSON.stringify(api.stored(`account-${userIn(body).id}`)).toLowerCase();
    for (const secret of [details.email, details.password, 'lima'])
      expect(written).not.toContain(secret.toLowerCase());
  });

  test('keeps a hash of the password, never itself', async () => {
    const details = newDetails();
    await register(details);
    const account = await accountOf(details.email);
    expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('an e-mail that is taken, however it is written, is refused', async () => {
    const details = newDetails();
    await register(details);
    const answer = await register({ ...details, email: ` ${details.email.toUpperCase()} ` });
    expect(answer).toMatchObject({ status: 409, code: 'EmailTaken' });
  });

  test.for(['password', 'qwerty123', 'Ana Lima', ' ANA LIMA'])(
    'a common password is refused: %s',
    async (password) => {
      const answer = await register({ ...newDetails(), password, confirmPassword: password });
      expect(answer).toMatchObject({ status: 400, code: 'ValidationFailed', fields: ['password'] });
    },
  );

  test('mails a code, and lets the family in meanwhile', async () => {
    const details = newDetails();
    const { body } = await register(details);
    expect(userIn(body).isEmailConfirmed).toBe(false);
    expect(await mailsTo(details.email)).toEqual([
      { kind: 'confirm-email', details: { code: expect.stringMatching(/^\d{6}$/) } },
    ]);
  });

  test('with an e-mail that is taken mails its holder, once an hour', async () => {
    const details = newDetails();
    await register(details);
    const countNotices = async () =>
      (await mailsTo(details.email)).filter(({ kind }) => kind === 'email-taken').length;
    await Promise.all([register(details), register(details), register(details)]);
    expect(await countNotices()).toBe(1);
    api.passTime(HOUR_MS - 1);
    await register(details);
    expect(await countNotices()).toBe(1);
    api.passTime(1);
    await register(details);
    expect(await countNotices()).toBe(2);
  });

  test('of two at once with one e-mail, one wins', async () => {
    const details = newDetails();
    const answers = await Promise.all([register(details), register(details), register(details)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const account = await accountOf(details.email);
    expect(typesOf(account?.user_id ?? '')).toEqual(['AccountRegistered', 'SignedIn']);
  });

  test('a double click makes one account, and both answers say so', async () => {
    const details = newDetails();
    const key = withKey(randomUUID());
    const answers = await Promise.all([register(details, key), register(details, key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const ids = answers.map(({ body }) => userIn(body).id);
    expect(new Set(ids).size).toBe(1);
    expect(typesOf(ids[0] ?? '').filter((type) => type === 'AccountRegistered')).toHaveLength(1);
    for (const { body } of answers) expect(await isSignedIn({ token: tokenIn(body) })).toBe(true);
  });

  test.for([
    { password: 'another password', confirmPassword: 'another password' },
    { firstName: 'Eva' },
    { lastName: 'Costa' },
  ])('the same key with other details is refused: %o', async (changes) => {
    const details = newDetails();
    const key = withKey(randomUUID());
    await register(details, key);
    expect(await register({ ...details, ...changes }, key)).toMatchObject({
      status: 422,
      code: 'IdempotencyKeyReused',
    });
  });

  test('records what was accepted', async () => {
    const { body } = await register(newDetails(), FROM_PAGE);
    const [registered] = api.stored(`account-${userIn(body).id}`);
    expect(registered).toMatchObject({
      type: 'AccountRegistered',
      data: CURRENT_CONSENT,
      metadata: { schemaVersion: 2, occurredAt: api.now().toISOString() },
    });
  });

  test.for(['acceptedTerms', 'acceptedPrivacy', 'confirmedAge'])(
    'from a page is refused without %s',
    async (box) => {
      const details = { ...newDetails(), [box]: undefined };
      expect(await register(details, FROM_PAGE)).toMatchObject({
        status: 400,
        code: 'ValidationFailed',
        fields: [box],
      });
      expect(await accountOf(details.email)).toBeUndefined();
    },
  );

  test('with the version of other terms is refused', async () => {
    const details = { ...newDetails(), acceptedTerms: '2020-01-01' };
    expect(await register(details, FROM_PAGE)).toMatchObject({
      status: 400,
      fields: ['acceptedTerms'],
    });
  });

  test('from another caller may leave it out, and none is recorded', async () => {
    const { acceptedTerms: _, acceptedPrivacy: __, confirmedAge: ___, ...details } = newDetails();
    const { status, body } = await register(details);
    expect(status).toBe(201);
    expect(api.stored(`account-${userIn(body).id}`)[0]?.data).toEqual({
      acceptedTerms: null,
      acceptedPrivacy: null,
      confirmedAge: null,
    });
  });

  test('each field that is wrong is named', async () => {
    const answer = await register({ ...newDetails(), email: 'ana', firstName: ' ' });
    expect(answer).toMatchObject({ status: 400, code: 'ValidationFailed' });
    expect([...answer.fields].sort()).toEqual(['email', 'firstName']);
  });
});

describe('signing up without an event store', () => {
  const failAtFirst = async (details: ReturnType<typeof newDetails>, options = {}) => {
    const answer = await api.withoutEventStore(() => register(details, options));
    expect(answer).toMatchObject({ status: 503, code: 'Unavailable' });
  };

  test('fails within seconds, and works as soon as it is back', async () => {
    const details = newDetails();
    await failAtFirst(details);
    expect((await register(details)).status).toBe(201);
    expect((await login(details)).status).toBe(200);
  });

  test('repeated with its key, it completes', async () => {
    const details = newDetails();
    const key = withKey(randomUUID());
    await failAtFirst(details, key);
    expect((await register(details, key)).status).toBe(201);
  });
});

describe('an e-mail that a crash left reserved', () => {
  /** State after a crash before the account is in the log. */
  const reserve = async () => {
    const details = newDetails();
    const { email, firstName, lastName, password } = details;
    await reserveAccount(api.dependencies, {
      userId: randomUUID().replaceAll('-', ''),
      email,
      emailKey: await api.dependencies.privacy.emailKeyOf(email),
      firstName,
      lastName,
      passwordHash: await api.dependencies.passwords.hash(password),
      consent: CURRENT_CONSENT,
      commandId: null,
      language: undefined,
      now: api.now(),
    });
    return details;
  };

  test('is kept for a minute, and then free for another account', async () => {
    const details = await reserve();
    const password = 'somebody else’s';
    const other = { ...newDetails(), email: details.email, password, confirmPassword: password };
    expect((await register(other)).code).toBe('EmailTaken');
    api.passTime(MINUTE_MS);
    expect((await register(other)).status).toBe(201);
    expect((await login(other)).status).toBe(200);
    expect((await login(details)).code).toBe('WrongCredentials');
  });

  test('becomes an account when its maker signs in, with the consent given before', async () => {
    const details = await reserve();
    const { status, body } = await login(details);
    expect(status).toBe(200);
    const { id } = userIn(body);
    expect(typesOf(id)).toEqual(['AccountRegistered', 'SignedIn']);
    expect(api.stored(`account-${id}`)[0]?.data).toEqual(CURRENT_CONSENT);
    api.passTime(MINUTE_MS);
    expect((await register(details)).code).toBe('EmailTaken');
  });

  test('is forgotten after a day', async () => {
    const details = await reserve();
    api.passTime(DAY_MS + 2 * MINUTE_MS);
    await register(newDetails());
    expect(await accountOf(details.email)).toBeUndefined();
  });

  /** State after a crash when the account is in the log, and not yet registered. */
  const registerHalf = async (options = {}) => {
    const details = newDetails();
    const { body } = await register(details, options);
    const inAMinute = new Date(api.now().getTime() + MINUTE_MS);
    await sql`update accounts set registered_at = null, reserved_until = ${inAMinute}
      where user_id = ${userIn(body).id}`.execute(api.database);
    return { details, userId: userIn(body).id };
  };

  test('is completed by the same request', async () => {
    const key = withKey(randomUUID());
    const { details, userId } = await registerHalf(key);
    const { status, body } = await register(details, key);
    expect(status).toBe(201);
    expect(userIn(body).id).toBe(userId);
    expect(typesOf(userId)).toEqual(['AccountRegistered', 'SignedIn', 'SignedIn']);
    expect(await accountOf(details.email)).toMatchObject({ registered_at: api.now() });
  });

  test('is completed by signing in', async () => {
    const { details, userId } = await registerHalf();
    expect((await login(details)).status).toBe(200);
    expect(typesOf(userId)).toEqual(['AccountRegistered', 'SignedIn', 'SignedIn']);
    expect(await accountOf(details.email)).toMatchObject({ registered_at: api.now() });
  });
});
