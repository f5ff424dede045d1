import { randomBytes } from 'node:crypto';
import { CALLERS, type Caller, nameOf } from '@hearthway/infra/adapters/http/access.fixture.ts';
import { endSession } from '@hearthway/infra/adapters/sessions/sessions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareOwner, ROWS } from './access.fixture.ts';
import { buildOver, type Family, type Scenario, startScenario } from './read-api.fixture.ts';

type Headers = Readonly<Record<string, string>>;

let scenario: Scenario;
let app: ReturnType<typeof buildOver>['app'];
let close: () => Promise<void>;
const people = new Map<Caller, Family>();
let owner: Family;

beforeAll(async () => {
  scenario = await startScenario();
  ({ app, close } = buildOver(scenario));
  await app.ready();
  for (const caller of CALLERS)
    if (caller !== 'nobody') people.set(caller, await scenario.signUp());
  for (const role of ['support', 'analyst'] as const)
    await sql`
      update accounts set role = ${role} where user_id = ${people.get(role)?.userId}
    `.execute(scenario.database);
  owner = people.get('owner') ?? expect.fail('There is an owner.');
  await prepareOwner(scenario, owner);
});

afterAll(async () => {
  await close();
  await scenario.stop();
});

const forged = randomBytes(32).toString('base64url');

/** Missing and invalid credentials: everywhere the same as an anonymous caller. */
const strangers: Readonly<Record<string, () => Promise<Headers>>> = {
  'no credentials': async () => ({}),
  'a forged token': async () => ({ authorization: `Bearer ${forged}` }),
  'a token that is none': async () => ({ authorization: "Bearer '||true--" }),
  'another way to sign in': async () => ({ authorization: `Basic ${forged}` }),
  'the token alone': async () => ({ authorization: owner.headers.authorization }),
  'the cookie alone': async () => ({ cookie: owner.headers.cookie }),
  'a forged cookie': async () => ({ ...owner.headers, cookie: `hearthway_session=${forged}` }),
  "another family's cookie": async () => ({
    ...owner.headers,
    cookie: people.get('other')?.headers.cookie ?? '',
  }),
  'a session that has ended': async () => {
    const { session, headers } = await scenario.signIn(owner.userId);
    await endSession(scenario.database, session);
    return headers;
  },
  'an idle session': async () => {
    const { session, headers } = await scenario.signIn(owner.userId);
    await sql`
      update sessions set last_active_at = now() - interval '30 minutes' where id = ${session.id}
    `.execute(scenario.database);
    return headers;
  },
};

/** Requests the owner's data as any caller. */
const ask = (method: 'GET' | 'HEAD', url: string, headers: Headers) => {
  const params = Object.entries({ userId: owner.userId, ...ROWS[url]?.params });
  const path = params.reduce((text, [name, value]) => text.replace(`:${name}`, value), url);
  return app.inject({
    method,
    url: path,
    query: { userId: owner.userId, ...ROWS[url]?.query },
    headers,
  });
};

test('every route has its row, and every row its route', () => {
  const rows = Object.keys(ROWS).flatMap((url) => [`GET ${url}`, `HEAD ${url}`]);
  expect(app.routes.map(nameOf).sort()).toEqual(rows.sort());
});

test.for(Object.entries(ROWS))('%s is open to the callers in the table', async ([url, row]) => {
  const signedIn = [...people]
    .filter(([caller]) => caller !== 'owner')
    .map(([caller, { headers }]) => [caller, async () => headers, row.statuses[caller]] as const);
  const nobodies = Object.entries(strangers).map(
    ([stranger, headers]) => [stranger, headers, row.statuses.nobody] as const,
  );
  const secrets = [
    owner.userId,
    ...Object.values(ROWS).flatMap(({ own }) => (own === undefined ? [] : own(owner))),
  ];
  for (const [who, headers, expected] of [...signedIn, ...nobodies])
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, body } = await ask(method, url, await headers());
      expect({ who, status: statusCode }).toEqual({ who, status: expected });
      for (const secret of secrets) expect(body, who).not.toContain(secret);
    }
  const own = await ask('GET', url, owner.headers);
  expect(own.statusCode).toBe(row.statuses.owner);
  expect(own.body).toContain(row.own?.(owner) ?? '');
});

test('answers to a session are never cached by others', async () => {
  for (const url of Object.keys(ROWS)) {
    const answer = await ask('GET', url, owner.headers);
    expect(answer.headers['cache-control']).toContain('no-store');
  }
});
