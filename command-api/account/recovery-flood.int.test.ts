import { HOUR_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FROM_OUR_PAGE, startTestApi, type TestApi } from '../command-api.fixture.ts';
import {
  accountCalls,
  codeIn,
  cookieIn,
  linkIn,
  newDetails,
  wrongCode,
} from './account.fixture.ts';

// An attacker who knows the e-mail and has many addresses, before, during and after the holder asks
// for a new password.

let api: TestApi;
let family: Awaited<ReturnType<TestApi['signUp']>>;
const { register, login, mailsTo } = accountCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
});

let networks = 0;
/** An unused network address. */
const newAddress = (): string => {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
};

interface Caller {
  readonly address: string;
  readonly cookie?: string | undefined;
}

const headersOf = ({ address, cookie }: Caller) => ({
  ...FROM_OUR_PAGE,
  'x-forwarded-for': address,
  ...(cookie !== undefined && { cookie }),
});

const ask = (email: string, caller: Caller) => {
  // So that mails have an order.
  api.passTime(1);
  return api.send({
    method: 'POST',
    url: '/api/forgot-password',
    body: { email },
    headers: headersOf(caller),
  });
};

const NEW = 'a newer password';

const reset = (body: { token: string; email?: string }, caller: Caller) =>
  api.send({
    method: 'POST',
    url: '/api/reset-password',
    body: { password: NEW, confirmPassword: NEW, ...body },
    headers: headersOf(caller),
  });

/** The attacker asks for a code from each address, and guesses in each browser and by the e-mail. */
const flood = async (email: string, addresses = 10, guesses = 6) => {
  for (let n = 0; n < addresses; n += 1) {
    const stranger = { address: newAddress() };
    const answer = await ask(email, stranger);
    expect(answer.status).toBe(200);
    const browser = { ...stranger, cookie: cookieIn(answer, 'hearthway_recovery') };
    for (let guess = 0; guess < guesses; guess += 1) {
      await reset({ token: '000000' }, browser);
      await reset({ token: '000000', email }, stranger);
    }
  }
};

const resetMails = async () =>
  (await mailsTo(family.email)).filter(({ kind }) => kind === 'password-reset');

const expectNewPassword = async () =>
  expect((await login({ email: family.email, password: NEW })).status).toBe(200);

describe('the holder of the e-mail', () => {
  test('on a new device, gets in by the code when the flood begins after asking', async () => {
    const owner = { address: newAddress() };
    const answer = await ask(family.email, owner);
    const code = codeIn(await resetMails());
    await flood(family.email);
    const browser = { ...owner, cookie: cookieIn(answer, 'hearthway_recovery') };
    expect((await reset({ token: code }, browser)).status).toBe(200);
    await expectNewPassword();
  });

  test('with the e-mail beside the code, gets in where the browser is the one that asked', async () => {
    const owner = { address: newAddress() };
    const answer = await ask(family.email, owner);
    const token = codeIn(await resetMails());
    await flood(family.email);
    const browser = { ...owner, cookie: cookieIn(answer, 'hearthway_recovery') };
    expect((await reset({ token, email: family.email }, browser)).status).toBe(200);
  });

  test('on a new device, gets in by the link of any mail during a flood', async () => {
    await flood(family.email);
    expect((await ask(family.email, { address: newAddress() })).status).toBe(200);
    const token = linkIn(await resetMails());
    await flood(family.email);
    expect((await reset({ token }, { address: newAddress() })).status).toBe(200);
    await expectNewPassword();
  });

  test('finds a link that works at any hour of a flood of two days', async () => {
    for (let hour = 0; hour < 48; hour += 1) {
      await flood(family.email, 7, 0);
      await ask(family.email, { address: newAddress() });
      const mails = await resetMails();
      const { created_at } = await api.database
        .selectFrom('mails')
        .select('created_at')
        .where('kind', '=', 'password-reset')
        .where('email_key', '=', await api.dependencies.privacy.emailKeyOf(family.email))
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow();
      const untilMs = created_at.getTime() + 25 * HOUR_MS - api.now().getTime();
      expect(untilMs).toBeGreaterThanOrEqual(30 * MINUTE_MS);
      expect(mails.length).toBeLessThanOrEqual(24 * (1 + Math.floor(hour / 24)));
      api.passTime(HOUR_MS);
    }
    api.passTime(-HOUR_MS);
    const token = linkIn(await resetMails());
    expect((await reset({ token }, { address: newAddress() })).status).toBe(200);
  });

  test('on a known device, gets a code during a flood, and can use it', async () => {
    const details = newDetails();
    const known = await register(details, { headers: FROM_OUR_PAGE });
    const owner = { address: newAddress(), cookie: cookieIn(known, 'hearthway_device') };
    await flood(details.email);
    const answer = await ask(details.email, owner);
    const token = codeIn(await mailsTo(details.email));
    await flood(details.email);
    // The owner's known device has tries of its own.
    expect((await reset({ token, email: details.email }, owner)).status).toBe(200);
    expect(answer.status).toBe(200);
  });

  test('gets mails again right after a new password was set', async () => {
    await flood(family.email);
    const first = linkIn(await resetMails());
    expect((await reset({ token: first }, { address: newAddress() })).status).toBe(200);
    const before = (await resetMails()).length;
    await ask(family.email, { address: newAddress() });
    expect(await resetMails()).toHaveLength(before + 1);
    expect((await reset({ token: first }, { address: newAddress() })).code).toBe('WrongCode');
  });

  test('gets a mail when the flood came before the account did', async () => {
    const details = newDetails();
    await flood(details.email);
    await register(details);
    await ask(details.email, { address: newAddress() });
    expect(codeIn((await mailsTo(details.email)).slice(-1))).toMatch(/^\d{6}$/);
  });
});

describe('the attacker', () => {
  test('has few guesses a day at six digits, with any number of addresses', async () => {
    await flood(family.email);
    api.passTime(15 * MINUTE_MS - 100);
    await flood(family.email);
    const stranger = { address: newAddress() };
    expect((await reset({ token: '000000', email: family.email }, stranger)).code).toBe(
      'TooManyTries',
    );
    const emailKey = await api.dependencies.privacy.emailKeyOf(family.email);
    const rows = await api.database
      .selectFrom('mailed_codes')
      .select('tries')
      .where('email_key', '=', emailKey)
      .where('browser_hash', 'is not', null)
      .execute();
    expect(rows.map(({ tries }) => tries)).toEqual([5, 5, 5, 5, 5, 5]);
  });

  test('pays with an address for each three mails', async () => {
    const stranger = { address: newAddress() };
    for (let n = 0; n < 3; n += 1) expect((await ask(family.email, stranger)).status).toBe(200);
    expect(await ask(family.email, stranger)).toMatchObject({ status: 429, retryAfter: 15 * 60 });
    expect((await ask(family.email, { address: newAddress() })).status).toBe(200);
  });

  test('learns from status, words and cookies of a flood nothing of whether there is an account', async () => {
    const shapes = [];
    for (const email of [family.email, 'nobody.at.all@example.org']) {
      const answers = [];
      for (let n = 0; n < 12; n += 1) {
        const { status, body, setCookie } = await ask(email, { address: newAddress() });
        const { resetToken, message } = Object(body);
        answers.push({
          status,
          message,
          token: resetToken?.length,
          cookie: setCookie?.replaceAll(/=[\w-]{43}/g, ''),
        });
      }
      for (let n = 0; n < 7; n += 1) {
        const { status, body } = await reset(
          { token: wrongCode(''), email },
          { address: newAddress() },
        );
        answers.push({ status, body });
      }
      shapes.push(answers);
    }
    expect(shapes[1]).toEqual(shapes[0]);
  });

  test('cannot use a link that is made up, or older than a day and an hour', async () => {
    expect((await reset({ token: 'A'.repeat(43) }, { address: newAddress() })).code).toBe(
      'WrongCode',
    );
    await ask(family.email, { address: newAddress() });
    const token = linkIn(await resetMails());
    api.passTime(25 * HOUR_MS);
    expect((await reset({ token }, { address: newAddress() })).code).toBe('WrongCode');
  });
});
