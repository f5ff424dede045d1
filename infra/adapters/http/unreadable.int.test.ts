import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorBodySchema } from '@hearthway/domain/errors.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { buildHttpServer, type HttpServer } from './server.ts';

let app: HttpServer;
let port: number;
let heard: string[];

beforeAll(async () => {
  app = buildHttpServer({ logger: createLogger({ name: 'test', level: 'silent' }) });
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async ({ url }) => {
      heard.push(url);
      return { url };
    },
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});

afterAll(() => app.close());

/** Everything that the server answers until it ends the connection. */
const send = async (request: string): Promise<string> => {
  heard = [];
  const socket = connect({ host: '127.0.0.1', port });
  socket.write(request);
  return text(socket);
};

/** Bytes that a proxy before us may have taken for the body of the previous request. */
const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nhost: a\r\n\r\n';
const CHUNKED = `0\r\n\r\n${SMUGGLED}`;
const POST = 'POST /first HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';

test.for([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a header too long', `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`, 413],
  ['a header with a NUL in it', 'GET / HTTP/1.1\r\nhost: a\r\nx: a\0b\r\n\r\n', 400],
  ['two hosts', `GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n${SMUGGLED}`, 400],
  ['an address as for a proxy', `GET http://b/ HTTP/1.1\r\nhost: a\r\n\r\n${SMUGGLED}`, 400],
  ['a header without a name', 'GET / HTTP/1.1\r\nhost: a\r\n: x\r\n\r\n', 400],
  ['a header that goes on in the next line', `${POST}content-length: 0\r\n , 5\r\n\r\n`, 400],
  ['two lengths', `${POST}content-length: 0\r\ncontent-length: 40\r\n\r\n${SMUGGLED}`, 400],
  ['a length that is none', `${POST}content-length: +0\r\n\r\n${SMUGGLED}`, 400],
  [
    'a length and chunks',
    `${POST}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n${CHUNKED}`,
    400,
  ],
  ['chunks in disguise', `${POST}transfer-encoding: chunked, x\r\n\r\n${CHUNKED}`, 400],
  ['a chunk of no length', `${POST}transfer-encoding: chunked\r\n\r\n-1\r\n${SMUGGLED}`, 400],
] as const)('%s is refused in the wire format, and nothing after it is heard', async (refused) => {
  const [, request, status] = refused;
  const [head = '', body = ''] = (await send(request)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(errorBodySchema.parse(JSON.parse(body)).code).toBe(
    status === 413 ? 'BodyTooLarge' : 'MalformedRequest',
  );
  expect(heard).not.toContain('/smuggled');
});

describe('a request that comes slowly', () => {
  const WITHIN_MS = 1_000;
  let slow: HttpServer;
  let slowPort: number;

  beforeAll(async () => {
    const logger = createLogger({ name: 'test', level: 'silent' });
    slow = buildHttpServer({ logger, requestWithinMs: WITHIN_MS });
    slow.post('/', async () => ({}));
    slowPort = Number(new URL(await slow.listen({ host: '127.0.0.1', port: 0 })).port);
  });

  afterAll(() => slow.close());

  test.for([
    ['body', `${POST.replace('/first', '/')}content-length: 1000\r\n\r\n`],
    ['chunked body', `${POST.replace('/first', '/')}transfer-encoding: chunked\r\n\r\n`],
    ['header', `${POST}x-slow: `],
  ] as const)('ends when its time is up, however it goes on: %s', async ([kind, start]) => {
    const socket = connect({ host: '127.0.0.1', port: slowPort });
    const startedAt = performance.now();
    socket.write(start);
    const dribble = setInterval(
      () => socket.write(kind === 'chunked body' ? '1\r\nx\r\n' : 'x'),
      100,
    );
    socket.on('error', () => clearInterval(dribble));
    const answer = await text(socket);
    clearInterval(dribble);
    expect(answer).toMatch(/^HTTP\/1\.1 4/);
    const tookMs = performance.now() - startedAt;
    expect(tookMs).toBeGreaterThanOrEqual(WITHIN_MS - 50);
    expect(tookMs).toBeLessThan(WITHIN_MS + 2_000);
  });

  test('has thirty seconds by default, in every server', () => {
    expect(app.server.requestTimeout).toBe(30_000);
    expect(app.server.headersTimeout).toBe(30_000);
  });
});
