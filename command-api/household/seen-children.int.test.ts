import { favoritesDecider } from '@hearthway/domain/favorites/favorites.decider.ts';
import { MEMBER_ROLES } from '@hearthway/domain/household/household.constants.ts';
import { householdDecider } from '@hearthway/domain/household/household.decider.ts';
import { mayCall } from '@hearthway/domain/household/household-access.ts';
import { SCOPES } from '@hearthway/domain/household-scopes/scopes.constants.ts';
import { HOUSEHOLD_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { nameOf } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { RouteAccess } from '@hearthway/infra/adapters/http/access.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Owner, ROWS } from '../access.fixture.ts';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { operatorContext } from '../commands/operator-context.ts';

const CHILDREN = ['maya', 'leo'] as const;

type ChildName = (typeof CHILDREN)[number];

/** Ids of a child and of what is for it alone, by the names of paths' parameters. */
type Own = Readonly<
  Record<'childId' | 'profileId' | 'resourceId' | 'denialId' | 'callId' | 'entryId', string>
> & { readonly kind: 'favorite'; readonly objectId: string };

let api: TestApi;
let owner: Family;
let own: Readonly<Record<ChildName, Own>>;

const sendAs = async (
  as: Family,
  [method, url]: readonly ['POST' | 'PUT' | 'DELETE', string],
  body?: unknown,
) => api.send({ method, url, body, headers: { [HOUSEHOLD_HEADER]: owner.userId }, as });

/** Sends a command of the owner that makes an object, and returns the object's id. */
const make = async (url: string, body: unknown): Promise<string> => {
  const { body: answer } = await sendAs(owner, ['POST', url], body);
  return z.object({ id: z.string() }).parse(answer).id;
};

/** Adds a child, and for it alone a profile, a favorite, a denial and a call. */
const addChild = async (name: string, objects: Pick<Own, 'resourceId' | 'denialId'>) => {
  const childId = await make('/api/children', { name });
  const profileId = await make('/api/dietary/profiles', { childId, childName: name, age: 6 });
  const { resourceId, denialId } = objects;
  await sendAs(owner, ['POST', '/api/favorites'], { resourceId });
  const denial = 'PUT /api/insurance/denials/:denialId';
  await sendAs(
    owner,
    ['PUT', `/api/insurance/denials/${denialId}`],
    ROWS[denial]?.body?.(asOwner()),
  );
  const call = 'POST /api/insurance/calls';
  await sendAs(owner, ['POST', '/api/insurance/calls'], ROWS[call]?.body?.(asOwner()));
  const logged = api.stored(`insuranceCalls-${owner.userId}`).at(-1)?.data;
  const { callId } = z.object({ callId: z.string() }).parse(logged);
  const entry = ROWS['POST /api/calendar/entries']?.body?.(asOwner());
  const entryId = await make('/api/calendar/entries', { ...Object(entry), childIds: [childId] });
  const linked = { favorite: resourceId, denial: denialId, call: callId };
  for (const [kind, id] of Object.entries(linked))
    await sendAs(owner, ['PUT', `/api/children/${childId}/links/${kind}/${id}`]);
  return {
    childId,
    profileId,
    resourceId,
    denialId,
    callId,
    entryId,
    kind: 'favorite' as const,
    objectId: resourceId,
  };
};

const asOwner = (): Owner => ({
  userId: owner.userId,
  email: owner.email ?? '',
  firstName: '',
  lastName: '',
  sessionId: '',
});

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signUp();
  await api.dependencies.handle(subscriptionDecider, {
    id: owner.userId,
    command: { command: 'set-tier', tier: 'family' },
    context: operatorContext(owner.userId, api.now()),
  });
  own = {
    maya: await addChild('Maya', { resourceId: 'provider-3', denialId: '3'.repeat(32) }),
    leo: await addChild('Leo', { resourceId: 'provider-4', denialId: '4'.repeat(32) }),
  };
});

afterAll(() => api.stop());

/** Sorts removals behind the routes that name what they remove, and parts before what they belong to. */
const removalsLast = (routes: readonly RouteAccess[]): readonly RouteAccess[] =>
  routes.toSorted(
    (one, other) =>
      Number(one.method === 'DELETE') - Number(other.method === 'DELETE') ||
      other.url.length - one.url.length,
  );

/** Adds a member who may write everything of Maya's, and sees no other child. */
const joinForMaya = async (role: (typeof MEMBER_ROLES)[number]) => {
  const member = await api.signUp();
  const { userId: memberId } = member;
  const scopes = {
    children: 'write',
    food: 'write',
    favorites: 'write',
    insurance: 'write',
    calendar: 'write',
  } as const;
  const grant = { role, scopes, onlyChildren: [own.maya.childId], endsAt: null };
  const of = { familyId: owner.userId, now: api.now(), limit: 100 };
  const secretHash = memberId.repeat(2);
  const context = operatorContext(owner.userId, api.now());
  for (const command of [
    { ...of, command: 'invite', actor: owner.userId, invitationId: memberId, secretHash, grant },
    { ...of, command: 'join', memberId, name: 'Dana', secretHash },
  ] as const)
    await api.dependencies.handle(householdDecider, { id: owner.userId, command, context });
  return { member, grant };
};

test('a member who sees one child reaches in each route what is that child’s, and nothing of another', async () => {
  let allowed = 0;
  for (const role of MEMBER_ROLES) {
    const { member, grant } = await joinForMaya(role);
    await api.database.deleteFrom('allowances').execute();
    for (const child of CHILDREN)
      for (const route of removalsLast(api.app.routes)) {
        const scope = SCOPES.find((each) => each === route.scope);
        if (scope === undefined) continue;
        const { about, method, url } = route;
        const row = ROWS[nameOf(route)];
        const named: Readonly<Record<string, string>> = {
          ...row?.params?.(asOwner()),
          ...own[child],
        };
        const path = url.replace(/:(\w+)/g, (_, name: string) => named[name] ?? 'missing');
        const effect = method === 'DELETE' ? 'remove' : 'write';
        const may =
          mayCall({ ...grant, isReadOnly: false }, scope, effect) &&
          (about === 'nothing' || (about !== undefined && child === 'maya'));
        const sent = z.enum(['POST', 'PUT', 'DELETE']).parse(method);
        const { code } = await sendAs(member, [sent, path], row?.body?.(asOwner()));
        expect([nameOf(route), role, child, code === 'NotShared']).toEqual([
          nameOf(route),
          role,
          child,
          !may,
        ]);
        if (may) allowed += 1;
      }
    // Restores for the next member what the calls removed.
    own = { ...own, maya: await addChild('Maya', own.maya) };
  }
  expect(allowed).toBeGreaterThan(50);
});

test('a child that is seen opens nothing that is for another one, kept or not', async () => {
  const { member } = await joinForMaya('co-parent');
  const before = await api.dependencies.readState(favoritesDecider, owner.userId);
  for (const objectId of [own.leo.resourceId, 'provider-9'])
    for (const [method, url] of [
      ['PUT', `/api/children/${own.maya.childId}/links/favorite/${objectId}`],
      ['PUT', `/api/favorites/${objectId}/note`],
      ['PUT', `/api/call-plan/${objectId}/later`],
    ] as const)
      expect(await sendAs(member, [method, url], { note: '', callAt: null })).toMatchObject({
        status: 403,
        code: 'NotShared',
      });
  expect(await api.dependencies.readState(favoritesDecider, owner.userId)).toEqual(before);
});
