import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { type Health, healthOf, healthSchema } from '@hearthway/domain/health/health.contract.ts';
import { LANGUAGE_COOKIE } from '@hearthway/domain/product.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { addHealthRoutes } from '../adapters/http/health-route.ts';
import { buildHttpServer, type HttpServer } from '../adapters/http/server.ts';
import { createLogger } from '../adapters/logging/logger.ts';
import { buildGateway } from './gateway.ts';

const logger = createLogger({ name: 'test', level: 'silent' });
const publicUrl = () => 'https://hearthway.example';
const SCRIPT = `export const words = '${'hearth '.repeat(500)}';`;

const nowhere = {
  readApi: { name: 'read-api', url: () => undefined },
  commandApi: { name: 'command-api', url: () => undefined },
  projections: { name: 'projections', url: () => undefined },
};

let frontend: string;
let gateway: HttpServer;
let url: string;
let readApiUrl: string | undefined;
const services: HttpServer[] = [];
/** The addresses that services were asked for. */
const heard: string[] = [];

const TEMPLATES = {
  'pages.json': JSON.stringify(
    ['/', '/about', '/resources/:category?'].map((path) => ({
      path,
      isPrivate: false,
      modules: {},
    })),
  ),
  'image-hosts.json': '[]',
  'guide-files.json': JSON.stringify({ '/guides/insurance-guide.es.pdf': 'Guía del seguro.pdf' }),
  'en/shell.html': '<html lang="en"><title>Hearthway</title>',
};

const writeTemplates = (directory: string, files: Readonly<Record<string, string>>) => {
  for (const [file, content] of Object.entries(files)) {
    const path = join(directory, 'templates', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
};

/** Echoes the request. */
const startService = async (name: string): Promise<string> => {
  const service = buildHttpServer({ logger });
  service.removeAllContentTypeParsers();
  service.addContentTypeParser(
    '*',
    { parseAs: 'string' },
    async (_: unknown, body: string) => body,
  );
  service.all('/api/*', async ({ headers, body }) => ({ name, headers, body }));
  service.addHook('onRequest', async ({ url }) => {
    heard.push(url);
  });
  services.push(service);
  return service.listen({ host: '127.0.0.1', port: 0 });
};

beforeAll(async () => {
  frontend = mkdtempSync(join(tmpdir(), 'hearthway-pages-'));
  mkdirSync(join(frontend, 'assets'));
  writeTemplates(frontend, TEMPLATES);
  writeFileSync(join(frontend, 'assets/app-1a2b.js'), SCRIPT);
  mkdirSync(join(frontend, 'guides'));
  writeFileSync(join(frontend, 'guides/insurance-guide.es.pdf'), '%PDF-1.7');
  writeFileSync(join(frontend, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(frontend, 'assets/app-1a2b.js.gz'), gzipSync(SCRIPT));
  const [readApi, commandApi] = await Promise.all(['read-api', 'command-api'].map(startService));
  readApiUrl = readApi;
  gateway = buildGateway({
    frontend,
    services: {
      ...nowhere,
      readApi: { name: 'read-api', url: () => readApi },
      commandApi: { name: 'command-api', url: () => commandApi },
    },
    logger,
    publicUrl,
  });
  url = await gateway.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await gateway.close();
  await Promise.all(services.map((service) => service.close()));
  rmSync(frontend, { recursive: true });
});

const answered = z.object({
  name: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string().optional(),
});

test('reads go to read-api and the rest to command-api', async () => {
  const names = await Promise.all(
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map(async (method) => {
      const response = await fetch(`${url}/api/favorites`, { method });
      return answered.parse(await response.json()).name;
    }),
  );
  expect(names).toEqual(['read-api', ...Array.from({ length: 4 }, () => 'command-api')]);
});

test('a service hears how the browser asked, also through a proxy on this machine', async () => {
  const proxied = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  const [direct, behind] = await Promise.all(
    [{}, proxied].map(async (headers) => {
      const response = await fetch(`${url}/api/favorites`, { headers });
      return answered.parse(await response.json()).headers;
    }),
  );
  const { host } = new URL(url);
  expect(direct).toMatchObject({
    'x-correlation-id': expect.stringMatching(/^[\w-]{36}$/),
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': host,
  });
  expect(behind).toMatchObject({ ...proxied, 'x-forwarded-host': host });
});

test('a service gets a body as it was sent', async () => {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const body = '{ "words": "für dich", "much": 12345678901234567890, "much": 1.0 ';
  const response = await fetch(`${url}/api/favorites`, { method: 'PUT', headers, body });
  const passedOn = answered.parse(await response.json());
  expect(passedOn.body).toBe(body);
  expect(passedOn.headers).toMatchObject(headers);
});

test('a caller that could speak another protocol is answered in this one', async () => {
  const headers = { connection: 'Upgrade', upgrade: 'h2c' };
  const body = await new Promise<string>((resolve, reject) => {
    httpRequest(`${url}/api/favorites`, { headers }, (response) => resolve(text(response)))
      .on('error', reject)
      .end();
  });
  expect(answered.parse(JSON.parse(body)).name).toBe('read-api');
});

test('a caller that asks before it sends its body is let through', async () => {
  const payload = JSON.stringify({ note: 'hello' });
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest(`${url}/api/notes`, {
      method: 'POST',
      headers: {
        expect: '100-continue',
        'content-type': 'application/json',
        'content-length': payload.length,
      },
    });
    request.on('continue', () => request.end(payload));
    request.on('response', ({ statusCode }) => resolve(statusCode));
    request.on('error', reject);
    request.flushHeaders();
  });
  expect(status).toBe(200);
});

const TOO_LONG = JSON.stringify('a'.repeat(2 ** 21));

test.each([
  { how: 'in one piece', body: TOO_LONG },
  { how: 'of a length that is not told', body: new Blob([TOO_LONG]).stream() },
])('a body of 2 MB $how is refused as too long before a service sees it', async ({ body }) => {
  const response = await fetch(`${url}/api/too-long`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: 'BodyTooLarge' });
  expect(heard).not.toContain('/api/too-long');
});

/** A gateway before a service that answers `/api/held` once it is released. */
const startHeld = async () => {
  const held = buildHttpServer({ logger });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const requested: string[] = [];
  held.get('/api/*', async ({ url: path }) => {
    requested.push(path);
    if (path === '/api/held') await released;
    return {};
  });
  onTestFinished(async () => {
    const closing = held.close();
    // A connection that the gateway opened and did not use is none that has ended.
    held.server.closeAllConnections();
    await closing;
  });
  const address = await held.listen({ host: '127.0.0.1', port: 0 });
  const own = buildGateway({
    frontend,
    services: { ...nowhere, readApi: { name: 'read-api', url: () => address } },
    logger,
    publicUrl,
  });
  onTestFinished(() => own.close());
  const ownUrl = await own.listen({ host: '127.0.0.1', port: 0 });
  const read = (path: string, from: string, signal?: AbortSignal) =>
    fetch(`${ownUrl}${path}`, { headers: { 'x-forwarded-for': from }, signal: signal ?? null });
  return { own, requested, release, read };
};

test('visitors of a network have six reads at once, and keep no other network waiting', async () => {
  const { own, requested, release, read } = await startHeld();
  expect(own.server.timeout).toBe(60_000);
  const many = Array.from({ length: 20 }, (_, n) => read('/api/held', `2001:db8::${n % 5}`));
  await expect.poll(() => requested.length).toBe(6);
  expect((await read('/api/other', '2001:db8:0:1::1')).status).toBe(200);
  expect(requested).toHaveLength(7);
  release();
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual(many.map(() => 200));
});

test('a host that leaves before its answers has no further reads until the service is done with them', async () => {
  const { own, requested, release, read } = await startHeld();
  let closed = 0;
  own.server.on('request', (_, answer) => answer.once('close', () => (closed += 1)));
  const leaving = new AbortController();
  const left = Array.from({ length: 6 }, () => read('/api/held', '203.0.113.1', leaving.signal));
  await expect.poll(() => requested.length).toBe(6);
  leaving.abort();
  await Promise.allSettled(left);
  await expect.poll(() => closed).toBe(6);
  const next = read('/api/next', '203.0.113.1');
  expect((await read('/api/other', '198.51.100.7')).status).toBe(200);
  expect(requested).not.toContain('/api/next');
  release();
  expect((await next).status).toBe(200);
});

test('a service that is down is reported as unavailable', async () => {
  const lonely = buildGateway({ frontend, services: nowhere, logger, publicUrl });
  onTestFinished(() => lonely.close());
  const response = await lonely.inject({ method: 'POST', url: '/api/favorites', payload: {} });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ code: 'Unavailable' });
});

test.each(['/', '/resources/aba-therapy', '/api/favorites', '/nowhere.png', '/health'])(
  'every answer tells the browser what to keep to: %s',
  async (path) => {
    const { headers } = await fetch(`${url}${path}`, { headers: { accept: 'text/html' } });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy':
        "default-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none';object-src 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  },
);

test('sends HSTS over TLS, and only there', async () => {
  const policyOver = async (protocol: string) => {
    const headers = { 'x-forwarded-proto': protocol };
    return (await fetch(`${url}/`, { headers })).headers.get('strict-transport-security');
  };
  expect(await policyOver('https')).toBe('max-age=31536000; includeSubDomains');
  expect(await policyOver('http')).toBeNull();
});

test.each(['/', '/api/favorites', '/assets/app-1a2b.js', '/health'])(
  'no page of another site reads an answer, or is told that it may ask: %s',
  async (path) => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    };
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const answer = await fetch(`${url}${path}`, { method, headers });
      const allowing = [...answer.headers.keys()].filter((name) =>
        name.startsWith('access-control'),
      );
      expect(allowing).toEqual([]);
      if (method === 'OPTIONS') expect(answer.status).toBe(404);
    }
  },
);

test('forwarded headers are trusted from the configured addresses only', async () => {
  const own = buildGateway({
    frontend,
    services: { ...nowhere, readApi: { name: 'read-api', url: () => readApiUrl } },
    logger,
    publicUrl,
    settings: { trustsProxy: (address) => address === '10.0.0.7', isProduction: false },
  });
  onTestFinished(() => own.close());
  const heardFrom = async (remoteAddress: string) => {
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    const answer = await own.inject({ url: '/api/favorites', headers, remoteAddress });
    return answered.parse(answer.json()).headers;
  };
  expect(await heardFrom('10.0.0.7')).toMatchObject({
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
  });
  expect(await heardFrom('10.0.0.8')).toMatchObject({
    'x-forwarded-for': '10.0.0.8',
    'x-forwarded-proto': 'http',
  });
});

test.each(['/', '/resources/aba-therapy', '/assets/app-1a2b.js'])(
  'HEAD answers as GET does, without a body: %s',
  async (path) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'identity' };
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => fetch(`${url}${path}`, { method, headers })),
    );
    expect(head?.status).toBe(200);
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
      expect(head?.headers.get(name), name).toBe(get?.headers.get(name));
    expect(await head?.text()).toBe('');
  },
);

test('a bundled file is sent as it was compressed at build time, and kept for good', async () => {
  const response = await gateway.inject({
    url: '/assets/app-1a2b.js',
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(String(brotliDecompressSync(response.rawPayload))).toBe(SCRIPT);
});

test('a guide is a file that a browser keeps under its title', async () => {
  const { headers } = await gateway.inject({ url: '/guides/insurance-guide.es.pdf' });
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition':
      'attachment; filename="Guia del seguro.pdf"; filename*=UTF-8\'\'Gu%C3%ADa%20del%20seguro.pdf',
    'cache-control': 'no-cache',
  });
});

test('a page is asked for anew each time, and so is a file that no longer exists', async () => {
  const page = await fetch(`${url}/resources`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const file = await fetch(`${url}/assets/gone.js`, { headers: { accept: '*/*' } });
  expect(file.status).toBe(404);
  expect(await file.json()).toMatchObject({ code: 'NotFound' });
});

test.each(['/%E0%A4%A', '/..%2f..%2fetc/passwd', '/api/..%2f..%2fhealth'])(
  'an address that leads astray is refused: %s',
  async (path) => {
    const { statusCode } = await gateway.inject({ url: path });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  },
);

test('a page is shown at an address with a search of 5,000 emoji', async () => {
  const search = encodeURIComponent('🦄'.repeat(5_000));
  const page = await fetch(`${url}/resources?search=${search}`, {
    headers: { accept: 'text/html' },
  });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>Hearthway</title>');
});

test('an address that is longer still is refused in words', async () => {
  const answer = await fetch(`${url}/resources?search=${'a'.repeat(200_000)}`);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 'BodyTooLarge' });
});

test('before the pages are built, a visitor is asked to wait', async () => {
  const unbuilt = mkdtempSync(join(tmpdir(), 'hearthway-pages-'));
  const own = buildGateway({ frontend: unbuilt, services: nowhere, logger, publicUrl });
  onTestFinished(async () => {
    await own.close();
    rmSync(unbuilt, { recursive: true });
  });
  for (const path of ['/', '/resources']) {
    const answer = await own.inject({ url: path, headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('is starting');
  }
  const headers = { accept: 'text/html', 'accept-language': 'es' };
  const { body } = await own.inject({ url: '/', headers });
  expect(body).toContain('<html lang="es">');
  expect(body).toContain('se está iniciando');
});

const TOKEN = 'a-token-of-thirty-two-characters';
const AS_OPERATOR = { authorization: `Bearer ${TOKEN}` };

/** A gateway with these pages, before services that report this health. */
const beforeServices = async (pages: string, health: Health): Promise<HttpServer> => {
  const service = buildHttpServer({ logger });
  addHealthRoutes(service, async () => health);
  const address = await service.listen({ host: '127.0.0.1', port: 0 });
  const at = (name: string) => ({ name, url: () => address });
  const own = buildGateway({
    frontend: pages,
    services: {
      readApi: at('read-api'),
      commandApi: at('command-api'),
      projections: at('projections'),
    },
    logger,
    publicUrl,
    operatorToken: TOKEN,
  });
  onTestFinished(async () => {
    await Promise.all([own.close(), service.close()]);
  });
  return own;
};

test('health is failing until the pages are built, even when every service is well', async () => {
  const unbuilt = mkdtempSync(join(tmpdir(), 'hearthway-pages-'));
  onTestFinished(() => rmSync(unbuilt, { recursive: true }));
  const own = await beforeServices(unbuilt, healthOf([]));
  const statuses = async () => {
    const [page, health] = await Promise.all(
      ['/', '/health'].map((url) => own.inject({ url, headers: AS_OPERATOR })),
    );
    const { parts } = healthSchema.parse(health?.json());
    return {
      page: page?.statusCode,
      health: health?.statusCode,
      failing: parts.filter(({ status }) => status === 'failing'),
    };
  };
  expect(await statuses()).toEqual({
    page: 503,
    health: 503,
    failing: [{ name: 'pages', status: 'failing', detail: 'They are being built.' }],
  });
  writeTemplates(unbuilt, { 'pages.json': '{' });
  expect(await statuses()).toMatchObject({
    page: 500,
    health: 503,
    failing: [{ name: 'pages', detail: 'They cannot be read.' }],
  });
  writeTemplates(unbuilt, TEMPLATES);
  // A changed file leaves its folder as it was, and the launcher puts a new folder in place.
  const changedAt = new Date();
  utimesSync(join(unbuilt, 'templates'), changedAt, changedAt);
  expect(await statuses()).toEqual({ page: 200, health: 200, failing: [] });
});

test('anyone learns names of parts and whether they work, and the operator the rest', async () => {
  const own = await beforeServices(
    frontend,
    healthOf([
      {
        name: 'support-queue',
        status: 'ok',
        label: 'Messages',
        detail: 'Messages that wait for an answer: 3.',
        numbers: { waiting: 3 },
      },
      { name: 'crisis-alerts', status: 'failing', isOptional: true, isForOperator: true },
    ]),
  );
  const ask = async (headers: Readonly<Record<string, string>>) =>
    healthSchema.parse((await own.inject({ url: '/health', headers })).json());
  // A forged origin is of no use.
  for (const headers of [
    {},
    { 'x-forwarded-for': '127.0.0.1' },
    { authorization: 'Bearer none' },
  ]) {
    const { status, parts } = await ask(headers);
    expect(status).toBe('ok');
    expect(parts).toContainEqual({ name: 'support-queue', status: 'ok', label: 'Messages' });
    for (const part of parts)
      expect(['name', 'label', 'status']).toEqual(expect.arrayContaining(Object.keys(part)));
    expect(parts.map(({ name }) => name)).not.toContain('crisis-alerts');
  }
  const { status, parts } = await ask(AS_OPERATOR);
  expect(status).toBe('failing');
  expect(parts.find(({ name }) => name === 'support-queue')).toMatchObject({
    numbers: { waiting: 3 },
  });
  expect(parts.map(({ name }) => name)).toContain('crisis-alerts');
});

test('a site without mail is ready, and says in its health that mail fails', async () => {
  const mail = { name: 'mail', status: 'failing', isOptional: true } as const;
  const own = await beforeServices(frontend, healthOf([mail]));
  const [live, ready, health] = await Promise.all(
    ['/live', '/ready', '/health'].map((path) => own.inject(path)),
  );
  expect([live?.statusCode, ready?.statusCode, health?.statusCode]).toEqual([204, 204, 200]);
  expect(healthSchema.parse(health?.json()).status).toBe('failing');
});

test('a site whose services are away is live, and not ready', async () => {
  const lonely = buildGateway({ frontend, services: nowhere, logger, publicUrl });
  onTestFinished(() => lonely.close());
  const [live, ready] = await Promise.all(['/live', '/ready'].map((path) => lonely.inject(path)));
  expect([live?.statusCode, ready?.statusCode]).toEqual([204, 503]);
});

test('the services are asked for their health in the language of the page', async () => {
  const service = buildHttpServer({ logger });
  addHealthRoutes(service, async ({ headers }) => ({
    status: 'ok',
    parts: [{ name: 'asked', status: 'ok', label: headers['accept-language'] }],
  }));
  const address = await service.listen({ host: '127.0.0.1', port: 0 });
  const services = { ...nowhere, projections: { name: 'projections', url: () => address } };
  const own = buildGateway({ frontend: tmpdir(), services, logger, publicUrl });
  onTestFinished(async () => {
    await Promise.all([own.close(), service.close()]);
  });
  const headers = { cookie: `${LANGUAGE_COOKIE}=es`, 'accept-language': 'en' };
  const health = await own.inject({ url: '/health', headers });
  expect(healthSchema.parse(health.json()).parts).toContainEqual({
    name: 'asked',
    status: 'ok',
    label: 'es',
  });
});

test('closing does not wait for a silent client', async () => {
  const own = buildGateway({ frontend, services: nowhere, logger, publicUrl });
  const { port } = new URL(await own.listen({ host: '127.0.0.1', port: 0 }));
  const silent = connect(Number(port), '127.0.0.1');
  silent.write('GET / HTTP/1.1\r\n');
  const closed = once(silent, 'close');
  await once(own.server, 'connection');
  await own.close();
  await closed;
});
