import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { createApi, ignored } from './create-api.ts';
import { createPositions } from './positions.ts';

const schema = z.object({ name: z.string() });
const { signal } = new AbortController();

const json = (body: unknown, init?: ResponseInit): Response =>
  new Response(JSON.stringify(body), init);

const refusal = (status: number, code: string): Response =>
  json({ code, message: 'No.' }, { status });

interface OpenOptions {
  readonly token?: string;
  readonly loadWords?: () => Promise<void>;
}

const open = ({ token, loadWords = async () => {} }: OpenOptions = {}) => {
  const answers: (() => Response)[] = [];
  const requests: Request[] = [];
  const drop = vi.fn();
  let keys = 0;
  const credential = token === undefined ? undefined : { id: 1, token };
  const api = createApi({
    fetch: async (path, init) => {
      requests.push(new Request(new URL(String(path), 'https://hearthway.test'), init));
      const answer = answers.shift();
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return answer();
    },
    tokens: { current: () => credential, drop },
    positions: createPositions(),
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    loadWords,
  });
  return {
    api,
    drop,
    credential,
    answers: (...responses: readonly Response[]) =>
      answers.push(...responses.map((response) => () => response)),
    sent: (header: string) => requests.map(({ headers }) => headers.get(header)),
    requests,
  };
};

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('It did not fail as expected.', { cause: error });
};

const add = { method: 'POST', path: '/api/favorites', body: { resourceId: 'a' } } as const;

test('strips answers to the contract’s fields', async () => {
  const page = open();
  page.answers(json({ name: 'Ada', newer: true }));
  expect(await page.api.get('/api/me', { schema, signal })).toEqual({ name: 'Ada' });
});

test('an answer that breaks the contract is refused', async () => {
  const page = open();
  page.answers(json({ name: 1 }));
  expect(await failure(page.api.get('/api/me', { schema, signal }))).toMatchObject({
    status: 200,
    code: 'UnreadableAnswer',
  });
});

test('sends the token only when signed in', async () => {
  const family = open({ token: 'half' });
  family.answers(json({ name: 'Ada' }));
  await family.api.get('/api/me', { schema, signal });
  expect(family.sent('authorization')).toEqual(['Bearer half']);

  const visitor = open();
  visitor.answers(json({ name: 'Ada' }));
  await visitor.api.get('/api/me', { schema, signal });
  expect(visitor.sent('authorization')).toEqual([null]);
});

test('sets the JSON content type only with a body', async () => {
  const page = open();
  page.answers(json({}), json({}));
  await page.api.send({ ...add, schema: ignored });
  await page.api.send({ method: 'DELETE', path: '/api/favorites/a', schema: ignored });
  expect(page.sent('content-type')).toEqual(['application/json', null]);
});

test('a refusal carries the server’s code, message and fields', async () => {
  const page = open();
  const issues = [{ path: 'email', message: 'Please enter a valid email address' }];
  page.answers(json({ code: 'ValidationFailed', message: 'Look again.', issues }, { status: 400 }));
  expect(await failure(page.api.send({ ...add, schema: ignored }))).toMatchObject({
    status: 400,
    code: 'ValidationFailed',
    message: 'Look again.',
    issues,
  });
});

test('a refusal is thrown once its words are there, or cannot be had', async () => {
  const loadWords = vi.fn(async () => {});
  const page = open({ loadWords });
  page.answers(json({ name: 'Ada' }), refusal(409, 'EmailTaken'), refusal(409, 'EmailTaken'));
  await page.api.get('/api/me', { schema, signal });
  expect(loadWords).not.toHaveBeenCalled();
  await failure(page.api.send({ ...add, schema: ignored }));
  expect(loadWords).toHaveBeenCalledOnce();
  loadWords.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await failure(page.api.send({ ...add, schema: ignored }))).toMatchObject({
    code: 'EmailTaken',
  });
});

test('a refusal may say when to come back', async () => {
  const page = open();
  const body = { code: 'TooManyTries', message: 'Later.' };
  page.answers(json(body, { status: 429, headers: { 'retry-after': '30' } }), refusal(429, 'No'));
  expect(await failure(page.api.send({ ...add, schema: ignored }))).toMatchObject({
    retryAfterSeconds: 30,
  });
  expect(await failure(page.api.send({ ...add, schema: ignored }))).toMatchObject({
    retryAfterSeconds: undefined,
  });
});

test('downloads files unchanged, with the session’s token', async () => {
  const page = open({ token: 'half' });
  page.answers(new Response('PK'), refusal(404, 'NotFound'));
  expect(await (await page.api.file('/api/account/export/a/file')).text()).toBe('PK');
  expect(page.sent('authorization')).toEqual(['Bearer half']);
  expect(await failure(page.api.file('/api/account/export/b/file'))).toMatchObject({
    status: 404,
    code: 'NotFound',
  });
});

test('distinguishes an unreachable server from a refusal', async () => {
  const page = open();
  expect(await failure(page.api.get('/api/me', { schema, signal }))).toMatchObject({
    status: 0,
    code: 'Unreachable',
  });
});

test('keeps the status of a foreign error page', async () => {
  const page = open();
  page.answers(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  expect(await failure(page.api.get('/api/me', { schema, signal }))).toMatchObject({
    status: 502,
    code: 'UnreadableAnswer',
  });
});

test('an aborted request is not a server error', async () => {
  const page = open();
  const wanted = new AbortController();
  wanted.abort();
  await expect(page.api.get('/api/me', { schema, signal: wanted.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('a session that the server does not know is dropped', async () => {
  const page = open({ token: 'half' });
  page.answers(refusal(401, 'SignInRequired'));
  await failure(page.api.get('/api/me', { schema, signal }));
  expect(page.drop).toHaveBeenCalledExactlyOnceWith(page.credential);
});

test.each([403, 404, 500, 503])('an answer %i leaves the session alone', async (status) => {
  const page = open({ token: 'half' });
  page.answers(refusal(status, 'InternalError'));
  await failure(page.api.get('/api/me', { schema, signal }));
  expect(page.drop).not.toHaveBeenCalled();
});

test('a wrong password ends no session', async () => {
  const page = open({ token: 'half' });
  page.answers(refusal(401, 'WrongCredentials'));
  await failure(
    page.api.send({ method: 'POST', path: '/api/login', schema: ignored, isAnonymous: true }),
  );
  expect(page.drop).not.toHaveBeenCalled();
});

test('reads after a command ask for its position', async () => {
  const page = open();
  page.answers(
    new Response(null, { status: 204, headers: { 'x-position': '120' } }),
    json({ name: 'Ada' }, { headers: { 'x-position': '125' } }),
    json({ name: 'Ada' }),
  );
  const { position } = await page.api.send({ ...add, schema: ignored });
  expect(position).toBe('120');
  const read = () => page.api.read('favorites', '/api/favorites', { schema, signal });
  expect(await read()).toEqual({ answer: { name: 'Ada' }, position: '125' });
  expect(await read()).toEqual({ answer: { name: 'Ada' }, position: undefined });
  expect(page.sent('x-min-position')).toEqual([null, '120', '125']);
});

test('reads outside the models send no position', async () => {
  const page = open();
  page.answers(
    new Response(null, { status: 204, headers: { 'x-position': '120' } }),
    json({ name: 'Ada' }),
  );
  await page.api.send({ ...add, schema: ignored });
  await page.api.get('/api/me', { schema, signal });
  expect(page.sent('x-min-position')).toEqual([null, null]);
});

test('forgets positions when the server has another log', async () => {
  const page = open();
  const read = () => page.api.read('favorites', '/api/favorites', { schema, signal });
  page.answers(
    json({ name: 'Ada' }, { headers: { 'x-position': '125' } }),
    refusal(400, 'PositionBeyondLog'),
    json({ name: 'Ada' }),
  );
  await read();
  await failure(read());
  await read();
  expect(page.sent('x-min-position')).toEqual([null, '125', null]);
});

test('a second try carries the same key until the outcome is known', async () => {
  const page = open();
  const send = () => page.api.send({ ...add, schema: ignored });
  await failure(send());
  page.answers(refusal(503, 'Unavailable'), json({}), json({}));
  await failure(send());
  await send();
  await send();
  expect(page.sent('idempotency-key')).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
});

test('a refusal is an outcome: the next try is a new command', async () => {
  const page = open();
  page.answers(refusal(409, 'FavoriteLimitReached'), json({}));
  await failure(page.api.send({ ...add, schema: ignored }));
  await page.api.send({ ...add, schema: ignored });
  expect(page.sent('idempotency-key')).toEqual(['key-1', 'key-2']);
});

test('another command in between gives a repetition a new key', async () => {
  const page = open();
  await failure(page.api.send({ ...add, schema: ignored }));
  page.answers(json({}), json({}));
  await page.api.send({ method: 'DELETE', path: '/api/favorites/a', schema: ignored });
  await page.api.send({ ...add, schema: ignored });
  expect(page.sent('idempotency-key')).toEqual(['key-1', 'key-2', 'key-3']);
});

test('a background command in between does not', async () => {
  const page = open();
  await failure(page.api.send({ ...add, schema: ignored }));
  page.answers(json({}), json({}));
  const path = '/api/session/activity';
  await page.api.send({ method: 'POST', path, schema: ignored, isAutomatic: true });
  await page.api.send({ ...add, schema: ignored });
  expect(page.sent('idempotency-key')).toEqual(['key-1', 'key-2', 'key-1']);
});
