import {
  FREE_FAVORITES_LIMIT,
  NOTE_MAX_LENGTH,
} from '@hearthway/domain/favorites/favorites.constants.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { operatorContext } from '../commands/operator-context.ts';

let api: TestApi;
let family: Family;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
});

interface Options {
  readonly as?: Family;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const headersOf = ({ key, headers = {} }: Options) => ({
  ...headers,
  ...(key !== undefined && { 'idempotency-key': key }),
});

const favorite = (resourceId: string, options: Options = {}): Promise<Answer> =>
  api.send({
    method: 'POST',
    url: '/api/favorites',
    body: { resourceId },
    as: options.as ?? family,
    headers: headersOf(options),
  });

const unfavorite = (resourceId: string, options: Options = {}): Promise<Answer> =>
  api.send({
    method: 'DELETE',
    url: `/api/favorites/${resourceId}`,
    as: options.as ?? family,
    headers: headersOf(options),
  });

const stored = ({ userId } = family) => api.stored(`favorites-${userId}`);
const types = () => stored().map(({ type }) => type);

const favoriteMany = async (count: number) => {
  for (let index = 0; index < count; index += 1) await favorite(`provider-${index}`);
};

const setTier = async (tier: Tier) => {
  const { handle } = api.dependencies;
  await handle(subscriptionDecider, {
    id: family.userId,
    command: { command: 'set-tier', tier },
    context: operatorContext(family.userId, api.now()),
  });
};

test('a listing becomes a favorite, as the directory has it', async () => {
  const headers = { 'x-correlation-id': 'from-the-page' };
  const { status, body, position } = await favorite('provider-1', { headers });
  expect({ status, body }).toEqual({ status: 204, body: undefined });
  expect(stored()).toEqual([
    {
      id: expect.any(String),
      type: 'ResourceFavorited',
      data: { resourceId: 'provider-1', name: 'Provider 1', category: 'aba-therapy' },
      metadata: {
        $correlationId: 'from-the-page',
        $causationId: 'from-the-page',
        userId: family.userId,
        actor: family.userId,
        sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
        state: 'NC',
        occurredAt: api.now().toISOString(),
        schemaVersion: 2,
      },
      position,
    },
  ]);
});

test('it is removed again', async () => {
  await favorite('provider-1');
  const { status, position } = await unfavorite('provider-1');
  expect(status).toBe(204);
  expect(types()).toEqual(['ResourceFavorited', 'ResourceUnfavorited']);
  expect(stored().at(-1)).toMatchObject({ position, metadata: { state: 'NC' } });
});

test('a favorite is removed also when the directory no longer lists it', async () => {
  await api.addListing('leaving');
  await favorite('leaving');
  await api.removeListing('leaving');
  expect((await unfavorite('leaving')).status).toBe(204);
  expect(stored().at(-1)).toMatchObject({ type: 'ResourceUnfavorited', metadata: { state: null } });
});

test('the session decides whose favorite it is, and nothing in the request does', async () => {
  const other = await api.signUp();
  await api.send({
    method: 'POST',
    url: `/api/favorites?userId=${other.userId}`,
    body: { resourceId: 'provider-1', userId: other.userId },
    as: family,
  });
  expect(stored()).toHaveLength(1);
  await api.send({
    method: 'DELETE',
    url: `/api/favorites/provider-1?userId=${family.userId}`,
    body: { userId: family.userId },
    as: other,
  });
  expect(stored()).toHaveLength(1);
  expect(stored(other)).toEqual([]);
});

test('an unlisted provider is refused', async () => {
  expect(await favorite('nowhere')).toMatchObject({ status: 404, code: 'UnknownResource' });
  expect(stored()).toEqual([]);
});

test('a favorite sent twice is one', async () => {
  const first = await favorite('provider-1');
  expect(await favorite('provider-1')).toEqual(first);
  expect(stored()).toHaveLength(1);
});

test('concurrent requests from two tabs store one favorite', async () => {
  const [one, other] = await Promise.all([favorite('provider-1'), favorite('provider-1')]);
  expect(one).toEqual(other);
  expect(stored()).toHaveLength(1);
});

test('removing an unknown favorite changes nothing', async () => {
  expect(await unfavorite('provider-1')).toMatchObject({ status: 204, position: '0' });
  expect(stored()).toEqual([]);
});

describe('on the free tier', () => {
  test('there is a limit, and room again once a favorite is removed', async () => {
    await favoriteMany(FREE_FAVORITES_LIMIT);
    expect(await favorite('provider-19')).toMatchObject({
      status: 409,
      code: 'FavoriteLimitReached',
    });
    await unfavorite('provider-0');
    expect((await favorite('provider-19')).status).toBe(204);
  });

  test('two tabs that race for the last place do not both get it', async () => {
    await favoriteMany(FREE_FAVORITES_LIMIT - 1);
    const answers = await Promise.all([favorite('provider-18'), favorite('provider-19')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(stored()).toHaveLength(FREE_FAVORITES_LIMIT);
  });

  test('however many tabs add the eleventh at once, there are ten', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `provider-${index}`);
    const answers = await Promise.all(ids.map((id) => favorite(id)));
    const refused = answers.filter(({ code }) => code === 'FavoriteLimitReached');
    expect(refused).toHaveLength(ids.length - FREE_FAVORITES_LIMIT);
    expect(stored()).toHaveLength(FREE_FAVORITES_LIMIT);
  });
});

describe('on a paid tier', () => {
  test.for(['plus', 'family'] as const)('%s has no limit', async (tier) => {
    await setTier(tier);
    await favoriteMany(FREE_FAVORITES_LIMIT + 1);
    expect(stored()).toHaveLength(FREE_FAVORITES_LIMIT + 1);
  });

  test('favorites survive a downgrade and can be removed, but none can be added', async () => {
    await setTier('plus');
    await favoriteMany(FREE_FAVORITES_LIMIT + 2);
    await setTier('free');
    expect((await favorite('provider-0')).status).toBe(204);
    expect((await favorite('provider-19')).code).toBe('FavoriteLimitReached');
    for (const id of ['provider-0', 'provider-1']) expect((await unfavorite(id)).status).toBe(204);
    expect((await favorite('provider-19')).code).toBe('FavoriteLimitReached');
    await unfavorite('provider-2');
    expect((await favorite('provider-19')).status).toBe(204);
  });
});

const put = (what: 'note' | 'status' | 'position', id: string, body: unknown, key?: string) =>
  api.send({
    method: 'PUT',
    url: `/api/favorites/${id}/${what}`,
    body,
    as: family,
    headers: headersOf(key === undefined ? {} : { key }),
  });

test('a note is kept, and cannot be read in the log', async () => {
  await favorite('provider-1');
  const note = '  Ask for Dana.\nMornings only 🌤 ';
  const { status, position } = await put('note', 'provider-1', { note });
  expect(status).toBe(204);
  expect(await put('note', 'provider-1', { note: note.trim() })).toMatchObject({ position });
  expect(stored()[1]).toMatchObject({
    type: 'FavoriteNoteChanged',
    data: { resourceId: 'provider-1', name: 'Provider 1', note: { $sealed: {} } },
    position,
    metadata: { state: 'NC' },
  });
  expect(JSON.stringify(stored())).not.toMatch(/Dana|Mornings/);
  expect((await put('note', 'provider-1', { note: '   ' })).status).toBe(204);
  expect(types()).toEqual(['ResourceFavorited', 'FavoriteNoteChanged', 'FavoriteNoteChanged']);
});

test('a status and a place in the order are kept', async () => {
  await favoriteMany(3);
  expect((await put('status', 'provider-1', { status: 'waiting-list' })).status).toBe(204);
  expect((await put('position', 'provider-0', { before: 'provider-2' })).status).toBe(204);
  expect((await put('position', 'provider-2', { before: null })).status).toBe(204);
  expect((await put('position', 'provider-2', { before: null })).status).toBe(204);
  expect((await put('status', 'provider-1', { status: null })).status).toBe(204);
  expect(stored().slice(3)).toMatchObject([
    { type: 'FavoriteStatusChanged', data: { resourceId: 'provider-1', status: 'waiting-list' } },
    { type: 'FavoriteMoved', data: { resourceId: 'provider-0', before: 'provider-2' } },
    { type: 'FavoriteMoved', data: { resourceId: 'provider-2', before: null } },
    { type: 'FavoriteStatusChanged', data: { resourceId: 'provider-1', status: null } },
  ]);
});

test.for([
  ['note', {}],
  ['note', { note: null }],
  ['note', { note: 'x'.repeat(NOTE_MAX_LENGTH + 1) }],
  ['note', { note: 'a\0b' }],
  ['status', {}],
  ['status', { status: 'married' }],
  ['status', { status: '' }],
  ['position', {}],
  ['position', { before: '' }],
  ['position', { before: 3 }],
] as const)('a %s that is none is refused: %j', async ([what, body]) => {
  await favorite('provider-1');
  expect(await put(what, 'provider-1', body)).toMatchObject({
    status: 400,
    code: 'ValidationFailed',
    fields: [{ note: 'note', status: 'status', position: 'before' }[what]],
  });
  expect(stored()).toHaveLength(1);
});

test('the longest note fits', async () => {
  await favorite('provider-1');
  const note = 'ñ'.repeat(NOTE_MAX_LENGTH);
  expect((await put('note', 'provider-1', { note })).status).toBe(204);
});

test('an unknown favorite has no note, status or order', async () => {
  await favorite('provider-1');
  for (const answer of [
    await put('note', 'provider-2', { note: 'Hello' }),
    await put('status', 'provider-2', { status: 'called' }),
    await put('position', 'provider-2', { before: 'provider-1' }),
    await put('position', 'provider-1', { before: 'provider-2' }),
  ])
    expect(answer).toMatchObject({ status: 404, code: 'UnknownFavorite' });
  expect(stored()).toHaveLength(1);
});

test('a favorite of a retired listing can still be edited', async () => {
  await api.addListing('leaving');
  await favorite('leaving');
  await api.removeListing('leaving');
  expect((await put('note', 'leaving', { note: 'Closed?' })).status).toBe(204);
  expect((await put('status', 'leaving', { status: 'not-a-fit' })).status).toBe(204);
});

test('a repeated key with the same note is answered once, and with another note refused', async () => {
  await favorite('provider-1');
  const first = await put('note', 'provider-1', { note: 'Hello' }, 'one');
  await put('note', 'provider-1', { note: 'Bye' });
  expect(await put('note', 'provider-1', { note: 'Hello' }, 'one')).toEqual(first);
  expect(await put('note', 'provider-1', { note: 'Hi' }, 'one')).toMatchObject({
    code: 'IdempotencyKeyReused',
  });
  expect(types()).toHaveLength(3);
});

describe('an idempotency key', () => {
  test('makes of two requests one, and gives them one answer', async () => {
    const first = await favorite('provider-1', { key: 'one' });
    await unfavorite('provider-1', { key: 'two' });
    expect(await favorite('provider-1', { key: 'one' })).toEqual(first);
    expect(types()).toEqual(['ResourceFavorited', 'ResourceUnfavorited']);
  });

  test('answers as before, even if the listing has retired since', async () => {
    await api.addListing('leaving');
    const first = await favorite('leaving', { key: 'one' });
    await unfavorite('leaving');
    await api.removeListing('leaving');
    expect(await favorite('leaving', { key: 'one' })).toEqual(first);
    expect((await favorite('leaving')).code).toBe('UnknownResource');
  });

  test('with another resource is refused', async () => {
    await favorite('provider-1', { key: 'one' });
    expect(await favorite('provider-2', { key: 'one' })).toMatchObject({
      status: 422,
      code: 'IdempotencyKeyReused',
    });
    await unfavorite('provider-1', { key: 'two' });
    expect((await unfavorite('provider-2', { key: 'two' })).code).toBe('IdempotencyKeyReused');
    expect(types()).toEqual(['ResourceFavorited', 'ResourceUnfavorited']);
  });

  test('is another command on another route, or for another family', async () => {
    const other = await api.signUp();
    await favorite('provider-1', { key: 'one' });
    expect((await unfavorite('provider-1', { key: 'one' })).status).toBe(204);
    expect((await favorite('provider-2', { key: 'one', as: other })).status).toBe(204);
    expect(types()).toEqual(['ResourceFavorited', 'ResourceUnfavorited']);
    expect(stored(other)).toHaveLength(1);
  });

  test.for(['', 'with a space', 'x'.repeat(201)])('that is none is refused: "%s"', async (key) => {
    expect(await favorite('provider-1', { key })).toMatchObject({
      code: 'ValidationFailed',
      fields: ['idempotency-key'],
    });
  });
});

test('a call is planned and noted for a listing of the directory alone, by the family of the session', async () => {
  const call = (id: string, kind: 'later' | 'note', body: unknown) =>
    api.send({ method: 'PUT', url: `/api/call-plan/${id}/${kind}`, body, as: family });
  const calls = () => api.stored(`callPlan-${family.userId}`);
  const note = { outcome: 'reached', holdMinutes: 25, keys: '2-1' };
  for (const id of ['nowhere', 'x'.repeat(100), '%00'])
    expect((await call(id, 'note', note)).status).toBeGreaterThanOrEqual(400);
  expect(await call('nowhere', 'later', { callAt: '2099-01-01T00:00:00Z' })).toMatchObject({
    status: 404,
    code: 'UnknownResource',
  });
  expect(calls()).toEqual([]);
  const other = await api.signUp();
  expect((await call('provider-1', 'note', { ...note, userId: other.userId })).status).toBe(204);
  expect((await call('provider-1', 'note', note)).status).toBe(204);
  expect(calls()).toMatchObject([
    { type: 'CallNoted', data: { resourceId: 'provider-1', ...note }, metadata: { state: 'NC' } },
  ]);
  expect(api.stored(`callPlan-${other.userId}`)).toEqual([]);
  expect(await call('provider-1', 'note', { ...note, keys: 'Dana' })).toMatchObject({
    status: 400,
    fields: ['keys'],
  });
});
