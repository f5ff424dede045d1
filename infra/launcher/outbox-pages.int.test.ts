import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpServer } from '../adapters/http/server.ts';
import { createLogger } from '../adapters/logging/logger.ts';
import { outboxIn } from '../adapters/mail/outbox.ts';
import { buildGateway } from './gateway.ts';
import { outboxDirectoryFor } from './outbox-directory.ts';

const nowhere = { name: 'nowhere', url: () => undefined };
const ANA = 'a'.repeat(32);
const HERE = { host: 'localhost:8080' };

let directory: string;
let gateway: HttpServer;
let withoutOutbox: HttpServer;

const build = (outboxDirectory: string | undefined): HttpServer =>
  buildGateway({
    frontend: directory,
    services: { readApi: nowhere, commandApi: nowhere, projections: nowhere },
    logger: createLogger({ name: 'test', level: 'silent' }),
    publicUrl: () => 'https://hearthway.example',
    outboxDirectory,
  });

const mails = [
  { id: '1'.repeat(32), subject: 'The first & oldest' },
  { id: '2'.repeat(32), subject: 'The second <b>one</b>' },
];

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'hearthway-outbox-'));
  const outbox = outboxIn(directory);
  for (const [index, { id, subject }] of mails.entries()) {
    const mail = { id, subject, userId: ANA, to: 'ana@example.org' };
    const text = 'The code is <042137>.';
    const html = '<html><head></head><p style="color:red">The code is 042137.</p></html>';
    const attachments =
      index === 1
        ? []
        : [
            {
              filename: 'a<b>.csv',
              contentType: 'text/csv',
              content: Buffer.from('term,families'),
            },
          ];
    await outbox.put({ ...mail, text, html, attachments }, 'Hearthway <no-reply@localhost>');
    utimesSync(join(directory, `${ANA}.${id}.eml`), 1_000 + index, 1_000 + index);
  }
  gateway = build(directory);
  withoutOutbox = build(undefined);
});

afterAll(async () => {
  await Promise.all([gateway.close(), withoutOutbox.close()]);
  rmSync(directory, { recursive: true });
});

const get = (url: string, headers: Readonly<Record<string, string>> = HERE) =>
  gateway.inject({ url, headers });

const nameOf = (index: number) => `${ANA}.${mails[index]?.id}`;

test('it lists what would have been sent, the newest first, as text', async () => {
  const { statusCode, body, headers } = await get('/dev/outbox');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  const second = body.indexOf('The second &lt;b&gt;one&lt;/b&gt;');
  expect(second).toBeGreaterThan(0);
  expect(body.indexOf('The first &amp; oldest')).toBeGreaterThan(second);
  expect(body).toContain('ana@example.org');
});

test('a mail is shown as text, and in a frame where nothing runs', async () => {
  const { body, headers } = await get(`/dev/outbox/${nameOf(0)}`);
  expect(body).toContain('The code is &lt;042137&gt;.');
  expect(body).toContain(`src="/dev/outbox/${nameOf(0)}/html"`);
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/);

  const framed = await get(`/dev/outbox/${nameOf(0)}/html`);
  expect(framed.body).toContain('<p style="color:red">The code is 042137.</p>');
  expect(framed.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect(framed.headers['x-frame-options']).toBeUndefined();
});

test('a mail lists its files, which are saved and never shown', async () => {
  expect((await get(`/dev/outbox/${nameOf(1)}`)).body).not.toContain('Attachments');
  const { body } = await get(`/dev/outbox/${nameOf(0)}`);
  expect(body).toContain('a&lt;b&gt;.csv</a> text/csv, 13 bytes');
  const file = await get(`/dev/outbox/${nameOf(0)}/files/0`);
  expect(file.body).toBe('term,families');
  expect(file.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
  });
  expect((await get(`/dev/outbox/${nameOf(0)}/files/1`)).statusCode).toBe(404);
});

test('its style comes from a file', async () => {
  const { statusCode, headers } = await get('/dev/outbox/style.css');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
});

const paths = [
  '/dev/outbox',
  '/dev/outbox/style.css',
  '/dev/outbox/:mail',
  '/dev/outbox/:mail/html',
  '/dev/outbox/:mail/files/0',
];

test.for([
  { who: 'another machine', headers: { ...HERE, 'x-forwarded-for': '203.0.113.7' } },
  { who: 'a page that gave its name to this machine', headers: { host: 'evil.example:8080' } },
  { who: 'a proxy with another name', headers: { ...HERE, 'x-forwarded-host': 'hearthway.org' } },
])('for $who, there is nothing', async ({ headers }) => {
  for (const path of paths) {
    const { statusCode, body } = await get(path.replace(':mail', nameOf(0)), headers);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('042137');
  }
});

test.for(['..%2F..%2Fetc%2Fpasswd', 'nobody', `${ANA}.${'9'.repeat(32)}`])(
  'of a mail that is not there, %s, there is nothing',
  async (name) => {
    expect((await get(`/dev/outbox/${name}`)).statusCode).toBe(404);
    expect((await get(`/dev/outbox/${name}/html`)).statusCode).toBe(404);
  },
);

test('where mails are sent, there is no such page', async () => {
  for (const path of paths) {
    const url = path.replace(':mail', nameOf(0));
    expect((await withoutOutbox.inject({ url, headers: HERE })).statusCode).toBe(404);
  }
});

test.for([
  { environment: {}, expected: '/data/outbox' },
  { environment: { OUTBOX_DIR: '/mails' }, expected: '/mails' },
  { environment: { SMTP_URL: 'smtp://mail.example.org' }, expected: undefined },
  { environment: { NODE_ENV: 'production' }, expected: undefined },
  { environment: { NODE_ENV: 'production', OUTBOX_DIR: '/mails' }, expected: undefined },
])('with $environment, mails are kept in $expected', ({ environment, expected }) => {
  expect(outboxDirectoryFor({ environment, dataDirectory: '/data' })).toBe(expected);
});
