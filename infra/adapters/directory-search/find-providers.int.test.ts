import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createFindProviders } from './find-providers.ts';

let server: Server | undefined;

afterEach(() => server?.close());

interface ReceivedRequest {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** A read-api that gives one answer to everything. */
const startReadApi = async (status: number, body: unknown) => {
  const received: ReceivedRequest[] = [];
  server = createServer(({ url, headers }, response) => {
    received.push({ url, headers });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return { received, readApi: `http://127.0.0.1:${address.port}` };
};

const logger = { warn: () => {} };

const caller = {
  headers: { authorization: 'Bearer token', cookie: 'hearthway_session=cookie', origin: 'x' },
  ip: '198.51.100.7',
  protocol: 'https' as const,
};

const search = 'speech & more near 27701';

const find = (readApi: string | undefined, as: typeof caller | undefined = caller) =>
  createFindProviders({ readApi, logger })({ search, caller: as }, AbortSignal.timeout(2_000));

test('the directory is searched with the session of the family, from its network', async () => {
  const { received, readApi } = await startReadApi(401, { code: 'SignInRequired', message: '' });
  expect(await find(readApi)).toEqual({ outcome: 'visitor' });
  expect(received).toMatchObject([
    {
      url: '/api/resources?search=speech+%26+more+near+27701',
      headers: {
        authorization: 'Bearer token',
        cookie: 'hearthway_session=cookie',
        'x-forwarded-for': '198.51.100.7',
        'x-forwarded-proto': 'https',
      },
    },
  ]);
});

test('a place of several is asked back', async () => {
  const body = { code: 'LocationAmbiguous', message: '', choices: ['Springfield, IL'] };
  const { readApi } = await startReadApi(422, body);
  expect(await find(readApi)).toEqual({
    outcome: 'unclear',
    code: 'LocationAmbiguous',
    choices: ['Springfield, IL'],
  });
});

test('a visitor’s search asks nothing', async () => {
  const { received, readApi } = await startReadApi(200, {});
  expect(
    await createFindProviders({ readApi, logger })(
      { search, caller: undefined },
      AbortSignal.timeout(2_000),
    ),
  ).toEqual({ outcome: 'visitor' });
  expect(received).toEqual([]);
});

test.each([
  ['rubbish', 200, { some: 'rubbish' }],
  ['too many tries', 429, { code: 'TooManyTries', message: '' }],
  ['an outage', 503, 'gone'],
])('%s leaves the search to its page', async (_, status, body) => {
  const { readApi } = await startReadApi(status, body);
  expect(await find(readApi)).toEqual({ outcome: 'unavailable' });
});

test('without an address of reads, too', async () => {
  expect(await find(undefined)).toEqual({ outcome: 'unavailable' });
});
