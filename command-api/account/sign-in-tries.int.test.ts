import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, FROM_OUR_PAGE, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { accountCalls, cookieIn, newDetails } from './account.fixture.ts';

let api: TestApi;
const { register, login } = accountCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

interface Login {
  readonly email: string;
  readonly password: string;
}

const wrongly = ({ email }: Pick<Login, 'email'>, device?: string): Promise<Answer> =>
  login(
    { email, password: 'a wrong password' },
    { headers: { ...FROM_OUR_PAGE, ...(device !== undefined && { cookie: device }) } },
  );

const rightly = (family: Login, device?: string): Promise<Answer> =>
  login(family, { headers: { ...FROM_OUR_PAGE, ...(device !== undefined && { cookie: device }) } });

/** An account whose browser has signed in before. */
const knownBrowser = async () => {
  const details = newDetails();
  const answer = await register(details, { headers: FROM_OUR_PAGE });
  const device = cookieIn(answer, 'hearthway_device');
  if (device === undefined) throw new Error('The browser is not known.');
  return { ...details, device };
};

/** Answers to consecutive wrong passwords. */
const failures = async (count: number, family: Pick<Login, 'email'>, device?: string) => {
  const answers: Answer[] = [];
  for (let n = 0; n < count; n += 1) answers.push(await wrongly(family, device));
  return answers;
};

const codesOf = (answers: readonly Answer[]) => answers.map(({ code }) => code);

describe('wrong passwords', () => {
  test('are free five times, and then a wait that doubles up to a minute', async () => {
    const family = await api.signUp();
    expect(new Set(codesOf(await failures(5, family)))).toEqual(new Set(['WrongCredentials']));
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect((await wrongly(family)).code).toBe('WrongCredentials');
      expect(await rightly(family)).toMatchObject({
        status: 429,
        code: 'TooManyTries',
        retryAfter: seconds,
      });
      api.passTime(seconds * 1000);
    }
    expect((await rightly(family)).status).toBe(200);
  });

  test('are counted alike for an unknown e-mail', async () => {
    const nobody = { email: `${randomUUID()}@example.org` };
    const [known, unknown] = [await failures(9, await api.signUp()), await failures(9, nobody)];
    expect(unknown.map(({ status, body, retryAfter }) => ({ status, body, retryAfter }))).toEqual(
      known.map(({ status, body, retryAfter }) => ({ status, body, retryAfter })),
    );
  });

  test('do not make the wait longer while it lasts', async () => {
    const family = await api.signUp();
    await failures(6, family);
    api.passTime(600);
    expect(new Set(codesOf(await failures(20, family)))).toEqual(new Set(['TooManyTries']));
    api.passTime(400);
    expect((await rightly(family)).status).toBe(200);
  });

  test('are forgotten when the right one is entered', async () => {
    const family = await api.signUp();
    for (let round = 0; round < 3; round += 1) {
      await failures(5, family);
      expect((await rightly(family)).status).toBe(200);
    }
  });

  test('are forgotten after a day', async () => {
    const family = await api.signUp();
    await failures(8, family);
    api.passTime(DAY_MS + 1);
    expect(new Set(codesOf(await failures(6, family)))).toEqual(new Set(['WrongCredentials']));
  });

  test('are not tried out by two hundred at once', async () => {
    const family = await api.signUp();
    const answers = await Promise.all(Array.from({ length: 200 }, () => wrongly(family)));
    expect(codesOf(answers).filter((code) => code === 'WrongCredentials')).toHaveLength(6);
    expect(codesOf(answers).filter((code) => code === 'TooManyTries')).toHaveLength(194);
  });

  test('of strangers do not keep a browser out that has signed in before', async () => {
    const { device, ...family } = await knownBrowser();
    await failures(100, family);
    expect((await rightly(family)).code).toBe('TooManyTries');
    expect((await rightly(family, device)).status).toBe(200);
  });

  test('of a browser that is known elsewhere count as a stranger’s', async () => {
    const [{ device: _, ...family }, { device }] = [await knownBrowser(), await knownBrowser()];
    await failures(6, family, device);
    expect((await rightly(family)).code).toBe('TooManyTries');
  });

  test('of a browser that is known count for it alone', async () => {
    const { device, ...family } = await knownBrowser();
    await failures(6, family, device);
    expect((await rightly(family, device)).code).toBe('TooManyTries');
    expect((await rightly(family)).status).toBe(200);
  });
});

describe('a stranger with many addresses', () => {
  const from = (network: number, { email, password }: Login) =>
    login(
      { email, password },
      { headers: { ...FROM_OUR_PAGE, 'x-forwarded-for': `198.51.100.${network}` } },
    );
  const flood = async (family: Login) => {
    for (let network = 1; network <= 4; network += 1)
      for (let n = 0; n < 6; n += 1)
        await from(network, { ...family, password: 'a wrong password' });
  };
  const afterManyTries = async ({ email }: Login) =>
    api.database
      .updateTable('allowances')
      .set({ used: 300 })
      .where('name', '=', 'strangers-sign-in')
      .where('key', '=', await api.dependencies.privacy.emailKeyOf(email))
      .execute();

  test('does not delay the right password on a new device', async () => {
    const family = await api.signUp();
    await flood(family);
    expect((await from(200, family)).status).toBe(200);
    await afterManyTries(family);
    await flood(family);
    expect((await from(201, family)).status).toBe(200);
  });

  test('shares one wait once the flood is known, after one guess from each address', async () => {
    const family = await api.signUp();
    await flood(family);
    await afterManyTries(family);
    api.passTime(60_000);
    const guesses = [];
    for (let round = 0; round < 2; round += 1)
      for (let network = 100; network < 108; network += 1)
        guesses.push(await from(network, { ...family, password: 'a wrong password' }));
    const codes = codesOf(guesses);
    expect(new Set(codes.slice(0, 8))).toEqual(new Set(['WrongCredentials']));
    expect(codes.slice(8).filter((code) => code === 'WrongCredentials')).toHaveLength(6);
  });

  test('is counted alike for an unknown e-mail', async () => {
    const family = await api.signUp();
    const nobody = { email: `${randomUUID()}@example.org`, password: 'a wrong password' };
    const wrong = { ...family, password: nobody.password };
    for (const each of [wrong, nobody]) {
      await flood(each);
      await afterManyTries(each);
    }
    for (let n = 0; n < 9; n += 1) {
      const [known, unknown] = [await from(50, wrong), await from(50, nobody)];
      expect({ ...unknown, setCookie: undefined }).toEqual({ ...known, setCookie: undefined });
    }
  });
});

describe('the cookie of a browser that has signed in', () => {
  test('is not readable by scripts, and stays the same for all users of the browser', async () => {
    const one = await register(newDetails(), { headers: FROM_OUR_PAGE });
    expect(one.setCookie).toMatch(
      /hearthway_device=[\w-]{43}; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Lax$/,
    );
    const device = cookieIn(one, 'hearthway_device') ?? '';
    const headers = { ...FROM_OUR_PAGE, cookie: device };
    expect(cookieIn(await register(newDetails(), { headers }), 'hearthway_device')).toBeUndefined();
  });

  test('is a new one when it was made up', async () => {
    const headers = { ...FROM_OUR_PAGE, cookie: 'hearthway_device=made-up' };
    expect(cookieIn(await register(newDetails(), { headers }), 'hearthway_device')).toMatch(
      /=[\w-]{43}$/,
    );
  });
});
