import { errorBodySchema } from '@hearthway/domain/errors.contract.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildHttpServer, type HttpServer } from './server.ts';
import { type HttpSettings, LOCAL_SETTINGS } from './settings.ts';

let app: HttpServer;
let logged: string;

beforeEach(() => {
  logged = '';
  const logger = pino(
    { level: 'debug' },
    {
      write: (line) => {
        logged += line;
      },
    },
  );
  app = buildHttpServer({ logger, bodyLimitBytes: 100 });
  app.post(
    '/notes',
    {
      schema: {
        body: z.object({ text: z.string(), tags: z.array(z.string()).default([]) }),
        response: { 200: z.object({ text: z.string() }) },
      },
    },
    async ({ body }) => ({ text: body.text }),
  );
  app.get('/broken', async () => {
    throw new Error('the secret reason');
  });
});

afterEach(() => app.close());

const errorOf = (response: { readonly body: string }) =>
  errorBodySchema.parse(JSON.parse(response.body));

test('an unknown address is answered in the wire format of errors', async () => {
  const response = await app.inject('/nowhere');
  expect(response.statusCode).toBe(404);
  expect(errorOf(response).code).toBe('NotFound');
});

test('a field of the wrong type is refused by name', async () => {
  const payload = { text: 'Hello', tags: [1] };
  const response = await app.inject({ method: 'POST', url: '/notes', payload });
  expect(response.statusCode).toBe(400);
  expect(errorOf(response)).toMatchObject({
    code: 'ValidationFailed',
    issues: [{ path: 'tags.0' }],
  });
});

test('an unknown field is left out', async () => {
  const payload = { text: 'Hello', admin: true };
  const response = await app.inject({ method: 'POST', url: '/notes', payload });
  expect(response.json()).toEqual({ text: 'Hello' });
});

test.each([
  { what: 'a body that is too long', code: 'BodyTooLarge', payload: `"${'a'.repeat(200)}"` },
  { what: 'a body that is not JSON', code: 'MalformedRequest', payload: '{' },
  { what: 'a body of another kind', code: 'UnsupportedMediaType', payload: 'a', type: 'text/css' },
])('$what is refused', async ({ code, payload, type = 'application/json' }) => {
  const headers = { 'content-type': type };
  const response = await app.inject({ method: 'POST', url: '/notes', headers, payload });
  expect(errorOf(response).code).toBe(code);
});

test.for(['before\u0000after', 'before\ud800after'])(
  'a text that no table could hold is refused by name, wherever it stands: %j',
  async (text) => {
    const payload = { text: 'Hello', tags: ['ok', text] };
    const response = await app.inject({ method: 'POST', url: '/notes', payload });
    expect(response.statusCode).toBe(400);
    expect(errorOf(response)).toMatchObject({
      code: 'ValidationFailed',
      issues: [{ path: 'tags.1' }],
    });
  },
);

test.for(['/%zz', '/broken?a=%00'])(
  'an address that cannot be used is refused: %s',
  async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(400);
    expect(errorOf(response).code).toMatch(/^(MalformedRequest|ValidationFailed)$/);
  },
);

test('a fault is logged under the correlation id that the caller sent', async () => {
  await app.inject({ url: '/broken', headers: { 'x-correlation-id': 'from-the-page' } });
  expect(logged).toContain('"correlationId":"from-the-page"');
});

test.for(['short', 'x'.repeat(65), 'with space', '{"a":1}{"b":2}'])(
  'a correlation id that is none is replaced: %s',
  async (sent) => {
    await app.inject({ url: '/broken', headers: { 'x-correlation-id': sent } });
    expect(logged).toMatch(/"correlationId":"[0-9a-f-]{36}"/);
  },
);

test('a fault of ours is logged and not told to the caller', async () => {
  const response = await app.inject('/broken');
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain('secret');
  expect(logged).toContain('the secret reason');
});

const cookiesOf = async (
  settings: HttpSettings,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> => {
  const own = buildHttpServer({ logger: pino({ level: 'silent' }), settings });
  own.get('/cookies', async ({ hasSecureCookies }) => ({ hasSecureCookies }));
  const answer = await own.inject({ url: '/cookies', headers });
  await own.close();
  return answer.json().hasSecureCookies;
};

test.for([
  { who: 'a browser on this machine', headers: {}, isSecure: false },
  { who: 'a proxy that ends TLS', headers: { 'x-forwarded-proto': 'https' }, isSecure: true },
  { who: 'a proxy that has none', headers: { 'x-forwarded-proto': 'http' }, isSecure: false },
])('cookies for $who demand TLS: $isSecure', async ({ headers, isSecure }) => {
  expect(await cookiesOf(LOCAL_SETTINGS, headers)).toBe(isSecure);
});

test('in production, all cookies demand TLS', async () => {
  expect(await cookiesOf({ ...LOCAL_SETTINGS, isProduction: true }, {})).toBe(true);
});

test('a client that is not a trusted proxy cannot claim TLS', async () => {
  const settings = { ...LOCAL_SETTINGS, trustsProxy: () => false };
  expect(await cookiesOf(settings, { 'x-forwarded-proto': 'https' })).toBe(false);
});

test('a query string never reaches the log', async () => {
  await app.inject('/nowhere?member=H123');
  await app.inject('/broken?member=H123');
  expect(logged).toContain('/nowhere');
  expect(logged).not.toContain('H123');
});
