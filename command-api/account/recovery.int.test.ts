import { DAY_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { asSealed } from '@hearthway/infra/adapters/tables/column.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCommandApi } from '../app.ts';
import { FROM_OUR_PAGE, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { accountCalls, codeIn, cookieIn, newDetails, wrongCode } from './account.fixture.ts';

let api: TestApi;
const { register, login, isSignedIn, typesOf, accountOf, mailsTo } = accountCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

const forgotPassword = (email: string, from: Record<string, string> = {}) => {
  // So that mails have an order.
  api.passTime(1);
  return api.send({
    method: 'POST',
    url: '/api/forgot-password',
    body: { email },
    headers: { ...FROM_OUR_PAGE, ...from },
  });
};

const NEW = 'a newer password';

const resetPassword = (
  body: { token: string; email?: string; password?: string },
  cookie?: string,
) =>
  api.send({
    method: 'POST',
    url: '/api/reset-password',
    body: { password: NEW, confirmPassword: body.password ?? NEW, ...body },
    headers: { ...FROM_OUR_PAGE, ...(cookie !== undefined && { cookie }) },
  });

/** A family that has received its reset code. */
const whoForgot = async () => {
  const family = await api.signUp({ isBrowser: true });
  const answer = await forgotPassword(family.email);
  const code = codeIn(await mailsTo(family.email));
  api.passTime(1);
  return { ...family, code, browser: cookieIn(answer, 'hearthway_recovery') };
};

describe('a forgotten password', () => {
  test('is replaced by the browser that asked, with the code alone', async () => {
    const { email, code, browser } = await whoForgot();
    const answer = await resetPassword({ token: ` ${code} ` }, browser);
    expect(answer.status).toBe(200);
    expect((await login({ email, password: NEW })).status).toBe(200);
  });

  test('is replaced by any other, with the e-mail beside the code, however it is written', async () => {
    const { email, code } = await whoForgot();
    const other = ` ${email.toUpperCase()} `;
    expect((await resetPassword({ token: code, email: other })).status).toBe(200);
    expect((await login({ email, password: NEW })).status).toBe(200);
  });

  test('is not replaced by the code alone', async () => {
    const { email, password, code } = await whoForgot();
    const { browser: others } = await whoForgot();
    for (const cookie of [undefined, others, 'hearthway_recovery=forged'])
      expect(await resetPassword({ token: code }, cookie)).toMatchObject({
        status: 422,
        code: 'WrongCode',
      });
    expect((await login({ email, password })).status).toBe(200);
  });

  test('ends every session, and mails the holder', async () => {
    const { token, cookie, userId, email, code, browser } = await whoForgot();
    const { position } = await resetPassword({ token: code }, browser);
    expect(await isSignedIn({ token, cookie })).toBe(false);
    const events = api.stored(`account-${userId}`);
    expect(events.slice(-2)).toMatchObject([
      { type: 'PasswordChanged', data: { how: 'reset-code' } },
      { type: 'SessionsEnded', data: { why: 'password-changed' } },
    ]);
    expect(events.at(-1)?.position).toBe(position);
    expect((await mailsTo(email)).at(-1)?.kind).toBe('password-changed');
  });

  test('takes a code once', async () => {
    const { email, code, browser } = await whoForgot();
    await resetPassword({ token: code }, browser);
    for (const answer of [
      await resetPassword({ token: code, password: 'yet another one' }, browser),
      await resetPassword({ token: code, email }),
    ])
      expect(answer.code).toBe('WrongCode');
    expect((await login({ email, password: NEW })).status).toBe(200);
  });

  test('takes a code once, of concurrent requests', async () => {
    const { userId, code, browser } = await whoForgot();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        resetPassword({ token: code, password: `password no ${n}` }, browser),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(typesOf(userId).filter((type) => type === 'PasswordChanged')).toHaveLength(1);
  });

  test('of two codes, takes the newer one', async () => {
    const { email, code, browser = '' } = await whoForgot();
    await forgotPassword(email, { cookie: browser });
    const newer = codeIn(await mailsTo(email));
    if (newer !== code)
      expect((await resetPassword({ token: code, email })).code).toBe('WrongCode');
    expect((await resetPassword({ token: newer, email })).status).toBe(200);
  });

  test('of two asked for at once, takes exactly one', async () => {
    const { email } = await api.signUp();
    await Promise.all([forgotPassword(email), forgotPassword(email)]);
    const codes = (await mailsTo(email)).flatMap(({ kind, details }) =>
      kind === 'password-reset' && 'code' in details && details.code !== null ? [details.code] : [],
    );
    expect(codes).toHaveLength(2);
    const answers = [];
    for (const token of codes) answers.push(await resetPassword({ token, email }));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('takes a code for fifteen minutes', async () => {
    // A millisecond has passed when the code arrives.
    const inTime = await whoForgot();
    api.passTime(15 * MINUTE_MS - 2);
    expect((await resetPassword({ token: inTime.code }, inTime.browser)).status).toBe(200);
    const late = await whoForgot();
    api.passTime(15 * MINUTE_MS - 1);
    expect((await resetPassword({ token: late.code }, late.browser)).code).toBe('WrongCode');
  });

  test('takes a code from a machine whose clock is behind', async () => {
    const { code, browser } = await whoForgot();
    api.passTime(-2 * MINUTE_MS);
    const answer = await resetPassword({ token: code }, browser);
    api.passTime(2 * MINUTE_MS);
    expect(answer.status).toBe(200);
  });

  test('resists guessing in the browser that asked: after five tries the right code is refused', async () => {
    const { code, browser } = await whoForgot();
    for (let n = 0; n < 5; n += 1)
      expect((await resetPassword({ token: wrongCode(code) }, browser)).code).toBe('WrongCode');
    expect((await resetPassword({ token: code }, browser)).code).toBe('WrongCode');
  });

  test('resists guessing in other browsers: after five tries the right code is refused', async () => {
    const { email, code } = await whoForgot();
    for (let n = 0; n < 5; n += 1)
      expect((await resetPassword({ token: wrongCode(code), email })).code).toBe('WrongCode');
    expect((await resetPassword({ token: code, email })).code).toBe('TooManyTries');
  });

  test('is not guessed by asking two hundred times at once', async () => {
    const { email, code, browser } = await whoForgot();
    const elsewhere = await Promise.all(
      Array.from({ length: 200 }, () => resetPassword({ token: wrongCode(code), email })),
    );
    expect(elsewhere.filter((answer) => answer.code === 'WrongCode')).toHaveLength(5);
    await Promise.all(
      Array.from({ length: 200 }, () => resetPassword({ token: wrongCode(code) }, browser)),
    );
    const row = await api.database
      .selectFrom('mailed_codes')
      .select('tries')
      .where('email_key', '=', await api.dependencies.privacy.emailKeyOf(email))
      .where('browser_hash', 'is not', null)
      .executeTakeFirst();
    expect(row?.tries).toBe(5);
  });

  test('is not replaced by one that is too short, too common or one’s own name', async () => {
    const { code, browser } = await whoForgot();
    for (const password of ['five5', 'password', 'ana lima'])
      expect(await resetPassword({ token: code, password }, browser)).toMatchObject({
        status: 400,
        fields: ['password'],
      });
    // They were not tries at the code.
    expect((await resetPassword({ token: code }, browser)).status).toBe(200);
  });

  test('can be replaced after an outage of the event store', async () => {
    const { email, userId, code, browser } = await whoForgot();
    const answer = await api.withoutEventStore(() => resetPassword({ token: code }, browser));
    expect(answer.code).toBe('Unavailable');
    expect((await resetPassword({ token: code }, browser)).status).toBe(200);
    expect((await login({ email, password: NEW })).status).toBe(200);
    expect(typesOf(userId).filter((type) => type === 'PasswordChanged')).toHaveLength(1);
  });

  test('is mailed about at most three times in a quarter of an hour', async () => {
    const { email } = await api.signUp();
    for (let n = 0; n < 3; n += 1) expect((await forgotPassword(email)).status).toBe(200);
    const answer = await forgotPassword(email);
    expect(answer).toMatchObject({ status: 429, code: 'TooManyTries', retryAfter: 15 * 60 });
    expect((await forgotPassword('nobody.else@example.org')).status).toBe(200);
    api.passTime(15 * MINUTE_MS);
    expect((await forgotPassword(email)).status).toBe(200);
  });

  test('is mailed about at most twelve times a day', async () => {
    const { email } = await api.signUp();
    for (let n = 0; n < 12; n += 1) {
      expect((await forgotPassword(email)).status).toBe(200);
      api.passTime(15 * MINUTE_MS);
    }
    expect((await forgotPassword(email)).code).toBe('TooManyTries');
    api.passTime(DAY_MS);
    expect((await forgotPassword(email)).status).toBe(200);
  });
});

test('a code is not shown where mails are sent', async () => {
  const { mailer } = api.dependencies;
  const app = buildCommandApi({
    dependencies: { ...api.dependencies, mailer: { ...mailer, isOutbox: false } },
    logger: api.dependencies.logger,
  });
  const { email } = await api.signUp();
  const call = { method: 'POST', url: '/api/forgot-password', body: { email } };
  expect((await api.send({ ...call, app })).body).toEqual({ message: expect.any(String) });
  await app.close();
});

describe('an unknown e-mail', () => {
  test('is answered alike, and its code is useless', async () => {
    const email = 'nobody@example.org';
    const [known, unknown] = await Promise.all([
      forgotPassword((await api.signUp()).email),
      forgotPassword(email),
    ]);
    const { resetToken, ...rest } = Object(unknown.body);
    expect(resetToken).toMatch(/^\d{6}$/);
    expect(known.body).toMatchObject(rest);
    expect(known.setCookie?.replaceAll(/=[\w-]{43}/g, '')).toBe(
      unknown.setCookie?.replaceAll(/=[\w-]{43}/g, ''),
    );
    const answer = await resetPassword({ token: resetToken, email });
    expect(answer).toMatchObject({ status: 422, code: 'WrongCode' });
  });

  test('and lookalike letters do not reach another account', async () => {
    const details = { ...newDetails(), email: 'ana.lima@example.org' };
    await register(details);
    const lookalike = 'аna.lima@example.org';
    expect((await register({ ...details, email: lookalike })).fields).toEqual(['email']);
    expect((await login({ email: lookalike, password: details.password })).code).toBe(
      'WrongCredentials',
    );
    await forgotPassword(lookalike);
    const token = codeIn(await mailsTo(lookalike));
    expect((await resetPassword({ token, email: details.email })).code).toBe('WrongCode');
    expect((await resetPassword({ token, email: lookalike })).code).toBe('WrongCode');
  });
});

describe('a forgotten user name', () => {
  const forgotUsername = (body: { firstName: string; lastName: string }, from = '127.0.0.1') =>
    api.send({
      method: 'POST',
      url: '/api/forgot-username',
      body,
      headers: { 'x-forwarded-for': from },
    });
  const remindersTo = async (email: string) =>
    (await mailsTo(email)).filter(({ kind }) => kind === 'username-reminder').length;

  test('is mailed to people of this name, in any spelling, and to no other', async () => {
    const person = { firstName: 'Zoë  Ana', lastName: 'da Costa' };
    const [one, other] = [newDetails(), newDetails()];
    await register({ ...one, ...person });
    await register({ ...other, firstName: 'Zoe Ana', lastName: 'da Costa' });
    const answers = [
      await forgotUsername({ firstName: ' zoË ana', lastName: 'DA   COSTA ' }),
      await forgotUsername({ firstName: 'Nobody', lastName: 'At All' }),
    ];
    expect(await remindersTo(one.email)).toBe(1);
    expect(await remindersTo(other.email)).toBe(0);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: answers[0]?.body });
  });

  test('is mailed to five namesakes at most, at most three times in a quarter of an hour', async () => {
    const person = { firstName: 'Maria', lastName: 'Silva' };
    const namesakes = Array.from({ length: 7 }, () => ({ ...newDetails(), ...person }));
    for (const each of namesakes) await register(each);
    for (let n = 0; n < 3; n += 1) expect((await forgotUsername(person)).status).toBe(200);
    expect((await forgotUsername(person)).code).toBe('TooManyTries');
    const reminders = await Promise.all(namesakes.map(({ email }) => remindersTo(email)));
    expect(reminders.sort()).toEqual([0, 0, 3, 3, 3, 3, 3]);
  });

  test('a stranger who asks for a name does not keep its holder elsewhere from asking', async () => {
    const person = { firstName: 'Ines', lastName: 'Locke' };
    const own = newDetails();
    await register({ ...own, ...person });
    for (let n = 0; n < 4; n += 1) await forgotUsername(person, '203.0.113.5');
    expect((await forgotUsername(person, '203.0.113.5')).code).toBe('TooManyTries');
    expect(await forgotUsername(person, '198.51.100.9')).toMatchObject({ status: 200 });
    expect(await remindersTo(own.email)).toBe(4);
  });
});

test('an unfinished change of the e-mail ends with the password', async () => {
  const { email, code, browser } = await whoForgot();
  await api.database
    .updateTable('accounts')
    .set({ pending_email: asSealed('thief@example.org') })
    .where('user_id', '=', (await accountOf(email))?.user_id ?? '')
    .execute();
  await resetPassword({ token: code }, browser);
  expect((await accountOf(email))?.pending_email).toBeNull();
});
