import { randomBytes } from 'node:crypto';
import { contexts } from '@hearthway/domain/contexts.ts';
import {
  CALLERS,
  type Caller,
  forAnalysts,
  forAnyone,
  forFamilies,
  forSignedIn,
  forSupport,
  nameOf,
  type Statuses,
} from '@hearthway/infra/adapters/http/access.fixture.ts';
import { endSession } from '@hearthway/infra/adapters/sessions/sessions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOver, type Family, type Scenario, startScenario } from './read-api.fixture.ts';

interface Row {
  readonly statuses: Statuses;
  /** Something of the owner's that the address names. */
  readonly params?: Readonly<Record<string, string>>;
  /** Query parameters that the route requires. */
  readonly query?: Readonly<Record<string, string>>;
  /** Text of the owner's answer that no other caller may see. */
  readonly own?: (owner: Family) => string;
}

const FAVORITE = 'npi-secret';
const REPORTED = 'Their number is wrong.';
const LISTING = 'npi-1';
const EXPORT_ID = 'e'.repeat(32);
const LOOKED_AT = '2026-01-02T03:04:05.678Z';
const UNKNOWN_RUN = 'f'.repeat(32);
const COPY = 'PK all of it';

/** Expected status of each caller on each route. HEAD is as GET. */
const TABLE: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(
    contexts
      .flatMap(({ reads }) => reads)
      .map(({ url }) => [url, { statuses: forFamilies(200) }] as const),
  ),
  '/health': { statuses: forAnyone(200) },
  '/api/categories': { statuses: forAnyone(200) },
  '/api/resources': { statuses: forAnyone(200) },
  // On the free plan, which all of them have.
  '/api/resources/filters': { statuses: forFamilies(403) },
  '/api/resources/map': {
    statuses: forFamilies(403),
    query: { west: '-79', south: '35', east: '-78', north: '36', zoom: '9' },
  },
  '/api/resources/:id': { statuses: forFamilies(200), params: { id: LISTING } },
  '/api/me': { statuses: forSignedIn(200), own: ({ userId }) => `${userId}@example.org` },
  '/api/session': { statuses: forSignedIn(200) },
  '/api/account/sessions': { statuses: forSignedIn(200), own: ({ session }) => session.id },
  '/api/account/export': { statuses: forSignedIn(200), own: () => EXPORT_ID },
  '/api/account/export/:exportId/file': {
    statuses: forSignedIn(200, 404),
    params: { exportId: EXPORT_ID },
    own: () => COPY,
  },
  '/api/account/staff-access': { statuses: forFamilies(200), own: () => LOOKED_AT },
  '/api/favorites': { statuses: forFamilies(200), own: () => FAVORITE },
  '/api/listing-reports': { statuses: forFamilies(200), own: () => REPORTED },
  '/api/staff/reports': { statuses: forAnalysts(200) },
  '/api/staff/reports/runs': { statuses: forAnalysts(200) },
  '/api/staff/reports/runs/:runId': {
    statuses: forAnalysts(404),
    params: { runId: UNKNOWN_RUN },
  },
  '/api/staff/reports/runs/:runId/file': {
    statuses: forAnalysts(404),
    params: { runId: UNKNOWN_RUN },
    query: { format: 'csv' },
  },
  // None of the callers has a grant.
  '/api/staff/families/:userId': { statuses: forSupport(403) },
  '/api/staff/families/:userId/timeline': { statuses: forSupport(403) },
  '/api/staff/families/:userId/events/:eventId': {
    statuses: forSupport(403),
    params: { eventId: 'e1' },
  },
};

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
  await sql`
    insert into providers (id, source, category, categories, name, description, street, city, state,
      zip, is_demo, source_name)
    values (${LISTING}, 'nppes', 'dental', '{dental}', 'A Dentist', '', '', '', 'NC', '', false, '')
  `.execute(scenario.database);
  owner = people.get('owner') ?? expect.fail('There is an owner.');
  await scenario.project({
    model: 'favorites',
    userId: owner.userId,
    position: await scenario.append(),
    favorites: [
      {
        resourceId: FAVORITE,
        name: 'A secret',
        category: null,
        favoritedAt: '2026-01-01T00:00:00.000Z',
      },
    ],
  });
  await sql`
    insert into listing_reports_v1 values (${owner.userId}, ${JSON.stringify([
      {
        id: 'r1',
        resourceId: FAVORITE,
        resourceName: 'A secret',
        field: 'phone',
        message: REPORTED,
        reportedAt: '2026-01-01T00:00:00.000Z',
        resolution: null,
      },
    ])})
  `.execute(scenario.database);
  await sql`
    insert into staff_access_v1
    values (${owner.userId}, 1, 'e1', 'staff', 'timeline-viewed', '{}', ${LOOKED_AT})
  `.execute(scenario.database);
  await scenario.keepExport(owner.userId, { id: EXPORT_ID, zip: Buffer.from(COPY) });
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
  const params = Object.entries({ userId: owner.userId, ...TABLE[url]?.params });
  const path = params.reduce((text, [name, value]) => text.replace(`:${name}`, value), url);
  return app.inject({
    method,
    url: path,
    query: { userId: owner.userId, ...TABLE[url]?.query },
    headers,
  });
};

test('every route has its row, and every row its route', () => {
  const rows = Object.keys(TABLE).flatMap((url) => [`GET ${url}`, `HEAD ${url}`]);
  expect(app.routes.map(nameOf).sort()).toEqual(rows.sort());
});

test.for(Object.entries(TABLE))('%s is open to the callers in the table', async ([url, row]) => {
  const signedIn = [...people]
    .filter(([caller]) => caller !== 'owner')
    .map(([caller, { headers }]) => [caller, async () => headers, row.statuses[caller]] as const);
  const nobodies = Object.entries(strangers).map(
    ([stranger, headers]) => [stranger, headers, row.statuses.nobody] as const,
  );
  for (const [who, headers, expected] of [...signedIn, ...nobodies])
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, body } = await ask(method, url, await headers());
      expect({ who, status: statusCode }).toEqual({ who, status: expected });
      for (const secret of [owner.userId, owner.session.id, FAVORITE, REPORTED, EXPORT_ID, COPY])
        expect(body, who).not.toContain(secret);
    }
  const own = await ask('GET', url, owner.headers);
  expect(own.statusCode).toBe(row.statuses.owner);
  expect(own.body).toContain(row.own?.(owner) ?? '');
});

test('answers to a session are never cached by others', async () => {
  for (const url of Object.keys(TABLE)) {
    const answer = await ask('GET', url, owner.headers);
    expect(answer.headers['cache-control']).toContain('no-store');
  }
});
