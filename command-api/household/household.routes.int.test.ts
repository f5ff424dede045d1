import { randomBytes } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import {
  DEFAULT_SCOPES,
  MAILED_INVITATIONS_PER_DAY,
} from '@hearthway/domain/household/household.constants.ts';
import { householdDecider } from '@hearthway/domain/household/household.decider.ts';
import { isRejected } from '@hearthway/domain/kernel/decider.ts';
import { INVITATION_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import {
  HOUSEHOLD_LIMITS,
  type Tier,
} from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { operatorContext } from '../commands/operator-context.ts';
import { purposeOf } from '../mail/mails.ts';
import { hashOf, readToken, tokenOf } from './invitation-token.ts';

let api: TestApi;
let owner: Family;
let dana: Family;

const setTier = async (family: Family, tier: Tier) =>
  api.dependencies.handle(subscriptionDecider, {
    id: family.userId,
    command: { command: 'set-tier', tier },
    context: operatorContext(family.userId, api.now()),
  });

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  owner = await api.signUp();
  dana = await api.signUp();
  await setTier(owner, 'plus');
});

const send = (
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  { body, as = owner, key }: { body?: object; as?: Family | undefined; key?: string } = {},
) =>
  api.send({
    method,
    url: `/api/household/${url}`,
    ...(body !== undefined && { body }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    as,
  });

const invite = (body: object = {}, key?: string) =>
  send('POST', 'invitations', {
    body: { role: 'caregiver', ...body },
    ...(key !== undefined && { key }),
  });

const invitedSchema = z.object({ id: z.string(), token: z.string() });

const invited = async (body: object = {}) => invitedSchema.parse((await invite(body)).body);

const open = (token: string, as?: Family) =>
  api.send({ method: 'POST', url: '/api/household/invitation', body: { token }, as });

const accept = (token: string, as: Family) => send('POST', 'memberships', { body: { token }, as });

const joined = async (member: Family, body: object = {}) =>
  accept((await invited(body)).token, member);

const stored = () => api.stored(`household-${owner.userId}`);
const types = () => stored().map(({ type }) => type);

test('an invitation shows what it gives, and is accepted once', async () => {
  const { token } = await invited({ role: 'professional', endsAt: '2026-01-03T12:00:00.000Z' });
  const gives = {
    role: 'professional',
    scopes: DEFAULT_SCOPES.professional,
    onlyChildren: null,
    endsAt: '2026-01-03T12:00:00.000Z',
  };
  const days = INVITATION_DAYS * DAY_MS;
  expect((await open(token)).body).toEqual({
    ...gives,
    ownerName: 'Ana',
    expiresAt: new Date(api.now().getTime() + days).toISOString(),
  });
  expect((await accept(token, dana)).status).toBe(204);
  expect((await accept(token, dana)).status).toBe(204);
  expect(types()).toEqual(['MemberInvited', 'MemberJoined']);
  expect(stored()[1]).toMatchObject({
    data: { memberId: dana.userId, name: { $sealed: {} }, ...gives },
    metadata: { userId: owner.userId, actor: dana.userId },
  });
  const eve = await api.signUp();
  for (const answer of [await accept(token, eve), await open(token, eve), await open(token)])
    expect(answer).toMatchObject({ status: 409, code: 'InvitationUsed' });
});

test('the secret of an invitation is in no event, and a retry gets the same link', async () => {
  const answers = [await invite({}, 'one'), await invite({}, 'one')];
  const [first, second] = answers.map(({ body }) => invitedSchema.parse(body));
  expect(second).toEqual(first);
  expect(types()).toEqual(['MemberInvited']);
  const token = first?.token ?? '';
  expect(stored()[0]?.data).toMatchObject({ secretHash: readToken(token).secretHash });
  const secret = Buffer.from(token, 'base64url').subarray(16);
  for (const encoding of ['hex', 'base64', 'base64url'] as const)
    expect(JSON.stringify(stored())).not.toContain(secret.toString(encoding));
});

test('a guess is answered alike for every household, and for none', async () => {
  const { token } = await invited();
  const secret = Buffer.alloc(32, 7);
  const guesses = [owner.userId, dana.userId, 'f'.repeat(32)].map((familyId) =>
    tokenOf({ familyId, secret }),
  );
  for (const guess of guesses)
    for (const answer of [await open(guess), await open(guess, owner), await accept(guess, dana)])
      expect(answer).toMatchObject({ status: 404, code: 'UnknownInvitation' });
  const moved = tokenOf({
    familyId: dana.userId,
    secret: Buffer.from(token, 'base64url').subarray(16),
  });
  expect(await accept(moved, owner)).toMatchObject({ code: 'UnknownInvitation' });
});

test('an invitation that is over, withdrawn, or opened by its owner says so', async () => {
  const withdrawn = await invited();
  const late = await invited();
  expect(await open(late.token, owner)).toMatchObject({ code: 'InvitationToOwnHousehold' });
  expect(await accept(late.token, owner)).toMatchObject({ code: 'InvitationToOwnHousehold' });
  expect((await send('DELETE', `invitations/${withdrawn.id}`)).status).toBe(204);
  expect((await send('DELETE', `invitations/${withdrawn.id}`)).status).toBe(204);
  api.passTime(INVITATION_DAYS * DAY_MS);
  for (const [{ token }, code] of [
    [withdrawn, 'InvitationWithdrawn'],
    [late, 'InvitationExpired'],
  ] as const) {
    expect(await open(token)).toMatchObject({ status: 410, code });
    const eve = await api.signUp();
    expect(await accept(token, eve)).toMatchObject({ status: 410, code });
  }
  expect(types()).toEqual(['MemberInvited', 'MemberInvited', 'InvitationWithdrawn']);
});

test('one hundred invitations accepted at once keep the limit of the plan', async () => {
  await setTier(owner, 'family');
  const context = operatorContext(owner.userId, api.now());
  const secrets = Array.from({ length: 100 }, (_, at) => Buffer.alloc(32, at + 1));
  for (const [at, secret] of secrets.entries())
    await api.dependencies.handle(householdDecider, {
      id: owner.userId,
      command: {
        command: 'invite',
        invitationId: String(at).padStart(32, '0'),
        secretHash: hashOf(secret),
        grant: {
          role: 'caregiver',
          scopes: DEFAULT_SCOPES.caregiver,
          onlyChildren: null,
          endsAt: null,
        },
        limit: HOUSEHOLD_LIMITS.family,
        familyId: owner.userId,
        actor: owner.userId,
        now: api.now(),
      },
      context,
    });
  const ids = secrets.map(() => randomBytes(16).toString('hex'));
  await sql`insert into people (user_id) select unnest(${ids}::text[])`.execute(api.database);
  const outcomes = await Promise.allSettled(
    secrets.map((secret, at) =>
      api.dependencies.handle(householdDecider, {
        id: owner.userId,
        command: {
          command: 'join',
          memberId: ids[at] ?? '',
          name: 'Dana',
          secretHash: hashOf(secret),
          limit: HOUSEHOLD_LIMITS.family,
          familyId: owner.userId,
          now: api.now(),
        },
        context,
      }),
    ),
  );
  // On a busy machine some do not get their turn in time.
  const rejected = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' && isRejected(outcome.value) ? [outcome.value.rejected] : [],
  );
  expect(new Set(rejected)).toEqual(new Set(['HouseholdFull']));
  const { members: joinedNow } = await api.dependencies.readState(householdDecider, owner.userId);
  expect(joinedNow.size).toBe(HOUSEHOLD_LIMITS.family - 1);
});

test('the free plan has room for nobody', async () => {
  const free = await api.signUp();
  expect(
    await send('POST', 'invitations', { body: { role: 'caregiver' }, as: free }),
  ).toMatchObject({ status: 409, code: 'HouseholdLimitReached' });
});

test('a member is changed, paused, resumed and removed by the owner alone', async () => {
  await joined(dana);
  const member = `members/${dana.userId}`;
  const grant = { role: 'co-parent', scopes: DEFAULT_SCOPES['co-parent'], endsAt: null };
  for (const as of [owner, owner]) {
    expect((await send('PUT', member, { body: grant, as })).status).toBe(204);
    expect((await send('POST', `${member}/pause`, { as })).status).toBe(204);
  }
  expect((await send('DELETE', `${member}/pause`)).status).toBe(204);
  // Before a session can act in another household, these are about the sender's own.
  expect(await send('DELETE', member, { as: await api.signUp() })).toMatchObject({
    code: 'UnknownMember',
  });
  expect((await send('DELETE', member)).status).toBe(204);
  expect((await send('DELETE', member)).status).toBe(204);
  expect(await send('POST', `${member}/pause`)).toMatchObject({ status: 409, code: 'MemberGone' });
  expect(types()).toEqual([
    'MemberInvited',
    'MemberJoined',
    'MemberChanged',
    'MemberPaused',
    'MemberResumed',
    'MemberRemoved',
  ]);
});

test('a member leaves, the owner cannot, and a household one is not in is unknown', async () => {
  await joined(dana);
  const leave = (as: Family) => send('DELETE', `memberships/${owner.userId}`, { as });
  expect(await leave(owner)).toMatchObject({ status: 409, code: 'OwnerCannotLeave' });
  expect(await leave(await api.signUp())).toMatchObject({ status: 404, code: 'UnknownHousehold' });
  expect((await leave(dana)).status).toBe(204);
  expect((await leave(dana)).status).toBe(204);
  expect(types()).toEqual(['MemberInvited', 'MemberJoined', 'MemberLeft']);
});

test('owners who belong to each other’s households stay owners of their own', async () => {
  await setTier(dana, 'plus');
  await joined(dana);
  const { token } = invitedSchema.parse(
    (await send('POST', 'invitations', { body: { role: 'co-parent' }, as: dana })).body,
  );
  expect((await accept(token, owner)).status).toBe(204);
  expect(await send('DELETE', `members/${owner.userId}`)).toMatchObject({
    code: 'OwnerUnchangeable',
  });
});

test('an invitation is mailed to an address that is in no event, in a mail that names no one', async () => {
  const { id, token } = await invited({ email: 'dana@example.org' });
  expect(JSON.stringify(stored())).not.toContain('dana@example.org');
  const mail = await api.database
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ kind: 'household-invitation', user_id: owner.userId });
  const details = await api.dependencies.privacy.openForSystem(
    purposeOf(mail.kind),
    mail.details ?? Buffer.alloc(0),
  );
  expect(JSON.parse(details.toString())).toEqual({ address: 'dana@example.org', token });
  for (let more = 1; more < MAILED_INVITATIONS_PER_DAY; more += 1)
    await invited({ email: 'dana@example.org' });
  expect(await invite({ email: 'dana@example.org' })).toMatchObject({
    status: 429,
    code: 'TooManyTries',
  });
  expect((await invite()).status).toBe(200);
});

test('guesses are limited per network, and accepting per account', async () => {
  // Earlier tests have opened invitations.
  api.passTime(HOUR_MS);
  const limited = api.over(api.database, { rateLimitFactor: 1 });
  const guess = tokenOf({ familyId: owner.userId, secret: Buffer.alloc(32, 9) });
  const opens = await Promise.all(
    Array.from({ length: 101 }, () =>
      api.send({
        method: 'POST',
        url: '/api/household/invitation',
        body: { token: guess },
        app: limited,
      }),
    ),
  );
  expect(opens.filter(({ code }) => code === 'TooManyTries')).toHaveLength(1);
  const eve = await api.signUp();
  const accepts = await Promise.all(Array.from({ length: 61 }, () => accept(guess, eve)));
  expect(accepts.filter(({ code }) => code === 'TooManyTries')).toHaveLength(1);
});
