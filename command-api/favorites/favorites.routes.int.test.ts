import { FREE_FAVORITES_LIMIT } from '@hearthway/domain/favorites/favorites.constants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, type Family, startTestApi, type TestApi } from '../test-api.ts';

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

test('a listing becomes a favorite, as the directory has it', async () => {
  const headers = { 'x-correlation-id': 'from-the-page' };
  const { status, body, position } = await favorite('provider-1', { headers });
  expect({ status, body }).toEqual({ status: 204, body: undefined });
  expect(stored()).toEqual([
    {
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

test('whose favorite it is, the session says, and nothing in the request', async () => {
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

test('what the directory does not list is refused', async () => {
  expect(await favorite('nowhere')).toMatchObject({ status: 404, code: 'UnknownResource' });
  expect(stored()).toEqual([]);
});

test('a favorite sent twice is one', async () => {
  const first = await favorite('provider-1');
  expect(await favorite('provider-1')).toEqual(first);
  expect(stored()).toHaveLength(1);
});

test('a favorite sent by two tabs at once is one', async () => {
  const [one, other] = await Promise.all([favorite('provider-1'), favorite('provider-1')]);
  expect(one).toEqual(other);
  expect(stored()).toHaveLength(1);
});

test('removing what is no favorite changes nothing', async () => {
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
});

describe('an idempotency key', () => {
  test('makes of two requests one, and gives them one answer', async () => {
    const first = await favorite('provider-1', { key: 'one' });
    await unfavorite('provider-1', { key: 'two' });
    expect(await favorite('provider-1', { key: 'one' })).toEqual(first);
    expect(types()).toEqual(['ResourceFavorited', 'ResourceUnfavorited']);
  });

  test('answers as before also when the listing has gone since', async () => {
    await api.addListing('leaving');
    const first = await favorite('leaving', { key: 'one' });
    await unfavorite('leaving');
    await api.removeListing('leaving');
    expect(await favorite('leaving', { key: 'one' })).toEqual(first);
    expect((await favorite('leaving')).code).toBe('UnknownResource');
  });

  test('that comes with another resource is refused', async () => {
    await favorite('provider-1', { key: 'one' });
    expect(await favorite('provider-2', { key: 'one' })).toMatchObject({
      status: 422,
      code: 'IdempotencyKeyReused',
    });
    await unfavorite('provider-1', { key: 'two' });
    expect((await unfavorite('provider-2', { key: 'two' })).code).toBe('IdempotencyKeyReused');
    expect(types()).toEqual(['ResourceFavorited', 'ResourceUnfavorited']);
  });

  test('means another command on another route, or for another family', async () => {
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
