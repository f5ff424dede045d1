import { DEFAULT_SCOPES, NO_SCOPES } from '@hearthway/domain/household/household.constants.ts';
import { mayCall } from '@hearthway/domain/household/household-access.ts';
import { HOUSEHOLD_HEADER } from '@hearthway/domain/live/live.constants.ts';
import {
  expectedScopeOf,
  MEMBERS,
} from '@hearthway/infra/adapters/household-access/household-access.fixture.ts';
import { nameOf } from '@hearthway/infra/adapters/http/access.fixture.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { prepareOwner, ROWS } from '../access.fixture.ts';
import { openPage } from '../live/page.fixture.ts';
import {
  buildOver,
  eventually,
  type Family,
  type Scenario,
  startScenario,
} from '../read-api.fixture.ts';

let scenario: Scenario;
let app: ReturnType<typeof buildOver>['app'];
let close: () => Promise<void>;
let owner: Family;

beforeAll(async () => {
  scenario = await startScenario();
  ({ app, close } = buildOver(scenario));
  await app.ready();
  owner = await scenario.signUp();
  await prepareOwner(scenario, owner);
});

afterAll(async () => {
  await close();
  await scenario.stop();
});

type Row = (typeof MEMBERS)[number] & {
  readonly status?: 'active' | 'paused' | 'gone';
  readonly endsAt?: Date;
};

/** Adds a member to the owner's household. */
const join = async ({
  role,
  scopes,
  onlyChildren,
  status = 'active',
  endsAt,
}: Row): Promise<Family> => {
  const member = await scenario.signUp();
  await scenario.database
    .insertInto('memberships')
    .values({
      user_id: owner.userId,
      member_id: member.userId,
      role,
      scopes,
      only_children: sql`${JSON.stringify(onlyChildren)}::jsonb`,
      status,
      ends_at: endsAt ?? null,
      joined_at: new Date(),
    })
    .execute();
  return member;
};

const ask = (url: string, { headers }: Family, household = owner.userId) => {
  const params = Object.entries({ userId: owner.userId, ...ROWS[url]?.params });
  return app.inject({
    method: 'GET',
    url: params.reduce((text, [name, value]) => text.replace(`:${name}`, value), url),
    query: ROWS[url]?.query ?? {},
    headers: { ...headers, [HOUSEHOLD_HEADER]: household },
  });
};

const routes = () => app.routes.filter(({ method }) => method === 'GET');

test('every route declares which part of a family’s data it shares, and most share none', () => {
  for (const route of routes())
    expect([nameOf(route), route.scope]).toEqual([nameOf(route), expectedScopeOf(route)]);
});

test('each member reads in each route what role and scopes say, as the owner reads it', async () => {
  const wanted = routes().filter(
    ({ access, scope, isPersonal }) =>
      !isPersonal && (access === 'family' || (access === 'anyone' && scope !== undefined)),
  );
  let allowed = 0;
  for (const grant of MEMBERS) {
    const member = await join(grant);
    for (const { url, scope } of wanted) {
      const may = scope !== undefined && mayCall({ ...grant, isReadOnly: false }, scope, 'read');
      const { statusCode, body } = await ask(url, member);
      const expected = may ? ROWS[url]?.statuses.owner : 403;
      expect([url, grant, statusCode]).toEqual([url, grant, expected]);
      expect(body).toContain(may ? (ROWS[url]?.own?.(owner) ?? '') : 'NotShared');
      if (may) allowed += 1;
    }
  }
  expect(allowed).toBeGreaterThan(50);
});

test('a paused or removed member, one past the end, and a stranger read nothing of a household', async () => {
  const grant = {
    role: 'co-parent',
    scopes: DEFAULT_SCOPES['co-parent'],
    onlyChildren: null,
  } as const;
  const present = await join(grant);
  expect((await ask('/api/favorites', present)).statusCode).toBe(200);
  for (const who of [
    await join({ ...grant, status: 'paused' }),
    await join({ ...grant, status: 'gone' }),
    await join({ ...grant, endsAt: new Date() }),
    await scenario.signUp(),
  ])
    expect((await ask('/api/favorites', who)).json()).toMatchObject({ code: 'NotShared' });
  // A household that is none is no different.
  for (const household of ['f'.repeat(32), '', "' or true --"])
    expect((await ask('/api/favorites', present, household)).statusCode).toBe(403);
});

/** Opens a page of a member of the owner's household, who may read food alone. */
const openMembersPage = async () => {
  const { app, close } = buildOver(scenario);
  onTestFinished(close);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  await eventually(async () => expect((await app.inject('/health')).statusCode).toBe(200));
  const member = await join({
    role: 'caregiver',
    scopes: { ...NO_SCOPES, food: 'read' },
    onlyChildren: null,
  });
  const open = ({ token, headers }: Family) =>
    openPage(address, {
      auth: { token, household: owner.userId },
      headers: { cookie: headers.cookie },
    });
  return { member, open };
};

const move = async (model: 'favorites' | 'dietary_profiles', { userId }: Family) => {
  const position = await scenario.append();
  await scenario.project({ model, userId, position });
  return { model, position: String(position) };
};

test('a page in a household is told of what the member may read there, and of nothing else', async () => {
  const { member, open } = await openMembersPage();
  const page = open(member);
  await page.connected;
  await move('favorites', owner);
  await move('dietary_profiles', member);
  const food = await move('dietary_profiles', owner);
  await eventually(() => expect(page.received.at(-1)).toEqual(food));
  expect(new Set(page.received.map(({ model }) => model))).toEqual(new Set(['dietary_profiles']));
});

test('within a second of its removal, a member’s page is told nothing more', async () => {
  const { member, open } = await openMembersPage();
  const page = open(member);
  await page.connected;
  await sql`
    update memberships set status = 'gone' where member_id = ${member.userId}
  `.execute(scenario.database);
  await vi.waitFor(() => expect(page.socket.connected).toBe(false), 1_000);
  const missed = await move('dietary_profiles', owner);
  const again = open(member);
  await eventually(() => expect(again.refusedFor()).toBe('NotShared'));
  expect(page.received).not.toContainEqual(missed);
});

test('a stranger’s page is in no household', async () => {
  const { open } = await openMembersPage();
  const page = open(await scenario.signUp());
  await eventually(() => expect(page.refusedFor()).toBe('NotShared'));
});
