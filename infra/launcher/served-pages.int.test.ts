import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildHttpServer, type HttpServer } from '../adapters/http/server.ts';
import { createLogger } from '../adapters/logging/logger.ts';
import { buildGateway } from './gateway.ts';

const logger = createLogger({ name: 'test', level: 'silent' });
const nowhere = (name: string) => ({ name, url: () => undefined });

/** In place of the pages' own code: it shows the text of the lesson. */
const RENDERING = `
export const readContent = async (path) => {
  const answer = await fetch('/api' + path);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error('It cannot be read.');
  const lesson = await answer.json();
  if (lesson.text.startsWith('/')) lesson.to = lesson.text;
  if (lesson.text === 'broken') throw new Error('It is broken.');
  if (lesson.to) return { answer: { kind: 'moved', to: lesson.to }, queries: [] };
  const kind = lesson.text === 'unknown' ? 'unknown' : 'known';
  return { answer: { kind }, queries: [[['lesson'], lesson]] };
};
export const submitForm = async (path, fields) => {
  const answer = await fetch('/api/ask', { method: 'POST', body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } });
  return { answer: { kind: 'answered' }, queries: [[['asked'], { text: 'Answer: ' + (await answer.json()).answer }]] };
};
export const readPaths = async () => (await (await fetch('/api/lessons')).json());
export const renderContent = async ({ path, locale, content: { queries: [[, { text }]] } }) => ({
  head: '<title>' + text.replaceAll('<', '&lt;') + '</title><link rel="canonical" href="{PUBLIC_URL}' + path + '">',
  body: '<main>' + locale + ' ' + text.replaceAll('<', '&lt;') + '</main>',
});
`;

const FILES: Readonly<Record<string, string>> = {
  'pages.json': JSON.stringify(
    [
      ['/lessons', false],
      ['/lessons/:id', true],
      ['/ask', false],
    ].map(([path, isServed]) => ({
      path,
      isServed,
      takesForm: path === '/ask',
      isPrivate: false,
      modules: { en: ['/assets/lesson.js'], es: ['/assets/lesson.js'] },
    })),
  ),
  'image-hosts.json': '[]',
  'server/served.js': RENDERING,
  'server/package.json': '{"type":"module"}',
  ...Object.fromEntries(
    ['en', 'es'].flatMap((language) => [
      [`${language}/shell.html`, '<head></head>the shell'],
      [`${language}/not-found.html`, 'no such page'],
      [
        `${language}/served.html`,
        '<head>{HEAD}</head><div data-path="{PATH}" data-modules="{MODULES}">{BODY}</div><script type="application/json">{CONTENT}</script>',
      ],
    ]),
  ),
};

let frontend: string;
let gateway: HttpServer;
let readApi: HttpServer;
let address: string;
let readApiUrl: string | undefined;
/** By id; undefined for a read-api that fails. */
let texts: Map<string, string | undefined>;
let reads: string[];

const write = (files: Readonly<Record<string, string>>) => {
  for (const [file, content] of Object.entries(files)) {
    const path = join(frontend, 'templates', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
};

beforeAll(async () => {
  readApi = buildHttpServer({ logger });
  readApi.get('/api/lessons/:id', async ({ params, headers }, reply) => {
    const { id } = Object(params);
    reads.push(`${headers['accept-language']} ${id}`);
    if (!texts.has(id)) return reply.status(404).send({});
    const text = texts.get(id);
    return text === undefined ? reply.status(503).send({}) : { text };
  });
  readApi.get('/api/lessons', async () => [...texts.keys()].map((id) => `/lessons/${id}`));
  readApi.post('/api/ask', async ({ body, headers }) => {
    const { words } = Object(body);
    return { answer: `${words} (${headers['accept-language']}, ${headers['x-forwarded-for']})` };
  });
  address = await readApi.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => readApi.close());

beforeEach(() => {
  readApiUrl = address;
  texts = new Map([['sleep', 'Sleep well']]);
  reads = [];
  frontend = mkdtempSync(join(tmpdir(), 'hearthway-served-'));
  write(FILES);
  gateway = buildGateway({
    frontend,
    services: {
      commandApi: { name: 'command-api', url: () => readApiUrl },
      readApi: { name: 'read-api', url: () => readApiUrl },
      projections: nowhere('projections'),
    },
    logger,
    publicUrl: () => 'https://hearthway.example',
  });
});

afterEach(async () => {
  await gateway.close();
  rmSync(frontend, { recursive: true });
});

const get = (url = '/lessons/sleep', headers: Readonly<Record<string, string>> = {}) =>
  gateway.inject({ url, headers: { accept: 'text/html', ...headers } });

/** As long as it takes until the page is rendered: a busy machine answers with the shell meanwhile. */
const served = async (text: string, url = '/lessons/sleep') => {
  await expect.poll(async () => (await get(url)).body, { timeout: 20_000 }).toContain(text);
  return get(url);
};

test('arrives with its text, its head, its scripts and its content', async () => {
  const { statusCode, body, headers } = await served('<main>en Sleep well</main>');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-language': 'en',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(body).toBe(
    '<head><title>Sleep well</title><link rel="canonical" href="https://hearthway.example/lessons/sleep"></head><div data-path="/lessons/sleep" data-modules="/assets/lesson.js"><main>en Sleep well</main></div><script type="application/json">[[["lesson"],{"text":"Sleep well"}]]</script>',
  );
});

test('is rendered in the language of the visitor, and read in it', async () => {
  const spanish = { 'accept-language': 'es' };
  await expect
    .poll(async () => (await get('/lessons/sleep', spanish)).body, { timeout: 20_000 })
    .toContain('es Sleep well');
  expect(reads).toContain('es sleep');
});

test('is compressed for browsers that can read that, and has a tag', async () => {
  await served('Sleep well');
  const { headers, rawPayload } = await get('/lessons/sleep', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<main>en Sleep well</main>');
  const again = await get('/lessons/sleep', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('no text of the content ends the element that it stands in', async () => {
  const attack = '</script><script>alert(1)</script><!--';
  texts.set('sleep', attack);
  const { body } = await served('en &lt;/script');
  expect(body).not.toContain('<script>alert');
  const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toEqual([[['lesson'], { text: attack }]]);
});

test('no address ends the attribute that it stands in', async () => {
  const attack = '"><b>';
  texts.set(attack, 'Sleep well');
  const { body } = await served('Sleep well', `/lessons/${encodeURIComponent(attack)}`);
  expect(body).not.toContain(attack);
});

test('shows a change within seconds', async () => {
  await served('Sleep well');
  texts.set('sleep', 'Sleep better');
  await served('Sleep better');
});

test('many visitors at once ask for the content once', async () => {
  await served('Sleep well');
  texts.set('other', 'Eat well');
  const pages = await Promise.all(Array.from({ length: 50 }, () => get('/lessons/other')));
  expect(pages.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200));
  await served('Eat well', '/lessons/other');
  expect(reads.filter((read) => read === 'en other').length).toBeLessThan(25);
});

test('an unknown one is answered with the page for that', async () => {
  await expect
    .poll(async () => (await get('/lessons/nothing')).statusCode, { timeout: 20_000 })
    .toBe(404);
  expect((await get('/lessons/nothing')).body).toBe('no such page');
});

test('a page that says itself that there is nothing has that status', async () => {
  texts.set('nowhere', 'unknown');
  const { statusCode } = await served('<main>en unknown</main>', '/lessons/nowhere');
  expect(statusCode).toBe(404);
});

test('another spelling of an address leads to the one', async () => {
  texts.set('SLEEP', '/lessons/sleep');
  await expect
    .poll(async () => (await get('/lessons/SLEEP')).statusCode, { timeout: 20_000 })
    .toBe(301);
  expect((await get('/lessons/SLEEP')).headers.location).toBe('/lessons/sleep');
});

test('search engines are told of all of them, also while read-api is gone', async () => {
  const sitemap = async () => (await gateway.inject('/sitemap.xml')).body;
  const url = '<url><loc>https://hearthway.example/lessons/sleep</loc></url>';
  await expect.poll(sitemap, { timeout: 20_000 }).toContain(url);
  readApiUrl = undefined;
  expect(await sitemap()).toContain(url);
});

test('one that was removed is no longer shown', async () => {
  await served('Sleep well');
  texts.delete('sleep');
  await expect.poll(async () => (await get()).statusCode, { timeout: 20_000 }).toBe(404);
});

test.each([
  ['fails', () => texts.set('sleep', undefined)],
  ['is gone', () => (readApiUrl = 'http://127.0.0.1:1')],
  ['has not started', () => (readApiUrl = undefined)],
])('the last page is shown while read-api %s', async (_how, fail) => {
  await served('Sleep well');
  texts.set('sleep', 'Sleep better');
  fail();
  const { statusCode, body } = await get();
  expect([statusCode, body]).toEqual([200, expect.stringContaining('Sleep well')]);
});

test('one that never was read is rendered in the browser', async () => {
  readApiUrl = undefined;
  const { statusCode, body } = await get();
  expect(statusCode).toBe(200);
  expect(body).toContain('the shell');
  expect(body).toContain('/assets/lesson.js');
});

test('a page that cannot be rendered does not keep the others, and the shell is shown for it', async () => {
  await served('Sleep well');
  texts.set('broken', 'broken');
  const [broken, other] = await Promise.all([get('/lessons/broken'), get('/lessons')]);
  expect([broken.statusCode, other.statusCode]).toEqual([200, 200]);
  expect(broken.body).toContain('the shell');
  texts.set('sleep', 'Sleep better');
  await served('Sleep better');
});

test('a new build renders the pages anew', async () => {
  await served('Sleep well');
  write({ 'server/served.js': RENDERING.replaceAll('<main>', '<main id="new">') });
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(frontend, 'templates'), later, later);
  await served('<main id="new">en Sleep well');
});

const ask = (
  url: string,
  payload = 'words=Will+you+pay%3F',
  type = 'application/x-www-form-urlencoded',
) =>
  gateway.inject({
    method: 'POST',
    url,
    payload,
    headers: { accept: 'text/html', 'content-type': type, 'accept-language': 'es' },
  });

test('a form without scripts is answered with its page, for its sender alone', async () => {
  await expect.poll(async () => (await ask('/ask')).statusCode, { timeout: 20_000 }).toBe(200);
  const { body, headers } = await ask('/ask');
  expect(body).toContain('<main>es Answer: Will you pay? (es, 127.0.0.1)</main>');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': 'es' });
  expect(headers.etag).toBeUndefined();
});

test.each([
  ['of a page that takes none', '/lessons', undefined],
  ['in another format', '/ask', 'application/json'],
])('a form %s shows the page again', async (_which, url, type) => {
  const { statusCode, headers } = await ask(url, 'words=x', type);
  expect([statusCode, headers.location]).toEqual([303, url]);
});

test('a form that cannot be sent shows the page again', async () => {
  readApiUrl = undefined;
  const { statusCode, headers } = await ask('/ask');
  expect([statusCode, headers.location]).toEqual([303, '/ask']);
});
