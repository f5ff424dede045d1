import { DEFAULT_SCOPES } from '@hearthway/domain/household/household.constants.ts';
import { householdDecider } from '@hearthway/domain/household/household.decider.ts';
import { mayCall } from '@hearthway/domain/household/household-access.ts';
import { HOUSEHOLD_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import {
  expectedScopeOf,
  MEMBERS,
} from '@hearthway/infra/adapters/household-access/household-access.fixture.ts';
import { nameOf } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { RouteAccess } from '@hearthway/infra/adapters/http/access.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Owner, ROWS } from '../access.fixture.ts';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { operatorContext } from '../commands/operator-context.ts';

let api: TestApi;
let family: Family;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
  await setTier('family');
});

const setTier = (tier: 'free' | 'family') =>
  api.dependencies.handle(subscriptionDecider, {
    id: family.userId,
    command: { command: 'set-tier', tier },
    context: operatorContext(family.userId, api.now()),
  });

type Command = Parameters<typeof householdDecider.decide>[0];

const send = (command: Command) =>
  api.dependencies.handle(householdDecider, {
    id: family.userId,
    command,
    context: operatorContext(family.userId, api.now()),
  });

const of = () => ({ familyId: family.userId, now: api.now(), limit: 100 });

/** Adds a member to the household. */
const join = async (grant: (typeof MEMBERS)[number], endsAt: string | null = null) => {
  const member = await api.signUp();
  const { userId: id } = member;
  const secretHash = id.repeat(2);
  const invited = { ...of(), actor: family.userId, invitationId: id, secretHash };
  await send({ ...invited, command: 'invite', grant: { ...grant, endsAt } });
  await send({ ...of(), command: 'join', memberId: id, name: 'Dana', secretHash });
  return member;
};

const ALL = { role: 'co-parent', scopes: DEFAULT_SCOPES['co-parent'], onlyChildren: null } as const;

const ROUTES = () => api.app.routes.filter(({ access }) => access === 'family');

const call = async (route: Pick<RouteAccess, 'method' | 'url'>, as: Family) => {
  const row = ROWS[`${route.method} ${route.url}`];
  const { userId, email = '' } = family;
  const owner: Owner = { userId, email, firstName: '', lastName: '', sessionId: '' };
  const values = row?.params?.(owner) ?? {};
  return api.send({
    method: route.method,
    url: route.url.replace(/:(\w+)/g, (_, parameter: string) => values[parameter] ?? 'missing'),
    body: row?.body?.(owner),
    headers: { [HOUSEHOLD_HEADER]: family.userId },
    as,
  });
};

test('every route declares which part of a family’s data it shares, and most share none', () => {
  for (const route of api.app.routes)
    expect([nameOf(route), route.scope]).toEqual([nameOf(route), expectedScopeOf(route)]);
});

test('each member reaches in each route what role and scopes say, and acts in the household', async () => {
  const routes = ROUTES().filter(({ isPersonal }) => !isPersonal);
  const parent = await join(ALL);
  for (const route of routes.filter(({ scope }) => scope === undefined))
    expect([nameOf(route), (await call(route, parent)).code]).toEqual([nameOf(route), 'NotShared']);
  let allowed = 0;
  for (const grant of MEMBERS) {
    const member = await join(grant);
    await api.database.deleteFrom('allowances').execute();
    for (const route of routes) {
      const effect = route.method === 'DELETE' ? 'remove' : 'write';
      const { scope } = route;
      if (scope === undefined) continue;
      const may = mayCall({ ...grant, isReadOnly: false }, scope, effect);
      const { code } = await call(route, member);
      if (may) allowed += 1;
      expect([nameOf(route), grant, code === 'NotShared']).toEqual([nameOf(route), grant, !may]);
    }
    expect(api.stored(`favorites-${member.userId}`)).toEqual([]);
  }
  expect(allowed).toBeGreaterThan(100);
  expect(api.stored(`favorites-${family.userId}`)[0]?.metadata).toMatchObject({
    userId: family.userId,
    actor: expect.not.stringMatching(family.userId),
  });
});

const FAVORITE = { method: 'POST', url: '/api/favorites' };

test('a stranger, and a member who is paused, removed or past the end, reach nothing', async () => {
  const [paused, removed, ending] = [
    await join(ALL),
    await join(ALL),
    await join(ALL, new Date(api.now().getTime() + 60_000).toISOString()),
  ];
  for (const member of [paused, removed, ending])
    expect((await call(FAVORITE, member)).status).toBe(204);
  const by = { ...of(), actor: family.userId };
  await send({ ...by, command: 'pause', memberId: paused.userId });
  await send({ ...by, command: 'remove', memberId: removed.userId });
  api.passTime(60_000);
  for (const as of [paused, removed, ending, await api.signUp()])
    expect(await call(FAVORITE, as)).toMatchObject({ status: 403, code: 'NotShared' });
});

test('once the plan has ended, members change nothing and the owner everything', async () => {
  const member = await join(ALL);
  await setTier('free');
  expect(await call(FAVORITE, member)).toMatchObject({ code: 'NotShared' });
  expect((await call(FAVORITE, family)).status).toBe(204);
});
