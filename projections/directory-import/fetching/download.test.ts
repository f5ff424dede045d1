import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DownloadOptions, download } from './download.ts';

const FILE = Buffer.from(Array.from({ length: 40_000 }, (_, line) => `${line},\n`).join(''));
const SHA256 = createHash('sha256').update(FILE).digest('hex');

let server: Server;
let address: URL;
let directory: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let ranges: (string | undefined)[];

beforeAll(async () => {
  server = createServer((request, response) => {
    ranges.push(request.headers.range);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  address = new URL(`http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/nppes/weekly.zip`);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hearthway-download-'));
  ranges = [];
  return () => rm(directory, { recursive: true });
});

/** Serves the file, or its rest, up to some bytes, after which no more comes. */
const serving =
  ({
    bytes = FILE,
    etag = '"1"',
    until = Number.POSITIVE_INFINITY,
    headers = {},
  }: {
    readonly bytes?: Buffer;
    readonly etag?: string;
    readonly until?: number;
    readonly headers?: Readonly<Record<string, string>>;
  } = {}) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const requestedFrom = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const from = request.headers['if-range'] === etag ? requestedFrom : 0;
    response.writeHead(from > 0 ? 206 : 200, {
      etag,
      'content-length': bytes.length - from,
      ...(from > 0 && { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }),
      ...headers,
    });
    const part = bytes.subarray(from, Math.min(bytes.length, from + until));
    if (from + part.length === bytes.length) response.end(part);
    else response.write(part);
  };

const start = (options: Partial<DownloadOptions> = {}) =>
  download({
    address,
    directory,
    signal: new AbortController().signal,
    onProgress: () => {},
    waits: { retryMs: 1, stalledMs: 30_000 },
    ...options,
  });

test('a download that is cut off again and again goes on where it stopped', async () => {
  answer = serving({ until: 70_000 });
  const { path, sha256 } = await start({
    onProgress: ({ bytes }) => {
      if (bytes % 70_000 === 0) server.closeAllConnections();
    },
  });
  expect(await readFile(path)).toEqual(FILE);
  expect(sha256).toBe(SHA256);
  expect(ranges.slice(0, 2)).toEqual([undefined, 'bytes=70000-']);
  expect(await readdir(directory)).toEqual(['weekly.zip', 'weekly.zip.json']);
  const requestCount = ranges.length;
  expect((await start()).sha256).toBe(SHA256);
  expect(ranges).toHaveLength(requestCount);
});

test('a download that was interrupted goes on in the next run, and begins anew when the file is another', async () => {
  const interruption = new AbortController();
  answer = serving({ until: 70_000 });
  const onProgress = () => interruption.abort();
  await expect(start({ signal: interruption.signal, onProgress })).rejects.toMatchObject({
    name: 'AbortError',
  });
  const other = Buffer.from(FILE).reverse();
  answer = serving({ bytes: other, etag: '"2"' });
  expect(await readFile((await start()).path)).toEqual(other);
  expect(ranges.at(-1)).toMatch(/^bytes=\d+-$/);
});

test('what is not as announced is refused in a sentence, and nothing is left to import', async () => {
  const digest = `sha-256=:${createHash('sha256').update('other').digest('base64')}:`;
  const elsewhere = 'http://localhost.example.com/weekly.zip';
  const rows: readonly (readonly [typeof answer, Partial<DownloadOptions>, RegExp])[] = [
    [serving(), { sha256: 'a'.repeat(64) }, /has the SHA-256 .* instead of aaaa/],
    [serving({ headers: { 'repr-digest': digest } }), {}, /has the SHA-256/],
    [serving({ headers: { 'content-type': 'text/html' } }), {}, /is a page, and no file/],
    [serving(), { freeBytes: async () => 1_000 }, /The download needs \d+ MB of the disk/],
    [(_, response) => response.writeHead(404).end(), {}, /answers with 404/],
    [(_, response) => response.writeHead(503).end(), {}, /was lost on the way/],
    [
      (_, response) => response.writeHead(302, { location: elsewhere }).end(),
      {},
      /redirects to another host, localhost\.example\.com: it was not followed/,
    ],
    [
      (_, response) => response.writeHead(302, { location: '/nppes/weekly.zip' }).end(),
      {},
      /redirects without end/,
    ],
    [serving(), { address: new URL('http://example.org/a.zip') }, /is not encrypted on its way/],
  ];
  for (const [how, options, reason] of rows) {
    answer = how;
    await expect(start(options)).rejects.toThrow(reason);
    expect((await readdir(directory)).includes('weekly.zip')).toBe(false);
    await Promise.all((await readdir(directory)).map((file) => rm(join(directory, file))));
  }
});

test('a part without its description is downloaded from its beginning', async () => {
  await writeFile(join(directory, 'weekly.zip.part'), 'something else');
  answer = serving();
  expect(await readFile((await start()).path)).toEqual(FILE);
  expect(ranges).toEqual([undefined]);
});

test('a redirect within the host is followed', async () => {
  answer = (request, response) =>
    request.url === '/new.zip'
      ? serving()(request, response)
      : response.writeHead(301, { location: '/new.zip' }).end();
  expect((await start()).sha256).toBe(SHA256);
});
