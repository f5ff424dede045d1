import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LANGUAGE_COOKIE } from '@hearthway/domain/product.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { HttpServer } from '../adapters/http/server.ts';
import { type HttpSettings, LOCAL_SETTINGS } from '../adapters/http/settings.ts';
import { createLogger } from '../adapters/logging/logger.ts';
import { buildGateway } from './gateway.ts';

let frontend: string;
let gateway: HttpServer;

const nowhere = (name: string) => ({ name, url: () => undefined });

const page = (language: string, words: string) =>
  `<html lang="${language}"><head><link rel="canonical" href="{PUBLIC_URL}/about"></head><p>${words}</p>`;

/** The pattern of each page, and the chunk of its code. */
const ROUTES: Readonly<Record<string, string>> = {
  '/': 'home',
  '/about': 'about',
  '/account': 'account',
  '/resources/:category?': 'resources',
  '/learning/:id': 'lesson',
  '/learning/search': 'search',
  '/dev/components': 'components',
};

/** Two made-up languages, and the one that is always there. */
const FILES = {
  'pages.json': JSON.stringify(
    Object.entries(ROUTES).map(([path, chunk]) => ({
      path,
      audience: 'everyone',
      isPrivate: path === '/account',
      modules: Object.fromEntries(
        ['en', 'xx', 'yy'].map((language) => [
          language,
          [`/assets/${chunk}.js`, `/assets/${language}.js`],
        ]),
      ),
    })),
  ),
  'image-hosts.json': '[]',
  ...Object.fromEntries(
    ['en', 'xx', 'yy'].flatMap((language) =>
      ['index', 'about', 'shell', 'not-found'].map((name) => [
        `${language}/${name}.html`,
        page(language, name),
      ]),
    ),
  ),
};

const write = (folder: string, files: Readonly<Record<string, string>>) => {
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
};

const build = (settings: HttpSettings): HttpServer =>
  buildGateway({
    frontend,
    services: {
      commandApi: nowhere('command-api'),
      readApi: nowhere('read-api'),
      projections: nowhere('projections'),
    },
    logger: createLogger({ name: 'test', level: 'silent' }),
    publicUrl: () => 'https://hearthway.example',
    settings,
  });

beforeAll(() => {
  frontend = mkdtempSync(join(tmpdir(), 'hearthway-pages-'));
  write(join(frontend, 'templates'), FILES);
  gateway = build(LOCAL_SETTINGS);
});

afterAll(async () => {
  await gateway.close();
  rmSync(frontend, { recursive: true });
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  gateway.inject({ url, headers: { accept: 'text/html', ...headers } });

test.each([
  ['the language of the browser', { 'accept-language': 'yy-ZZ, xx;q=0.5' }, 'yy'],
  ['the one chosen by hand', { 'accept-language': 'yy', cookie: `${LANGUAGE_COOKIE}=xx` }, 'xx'],
  ['English where no other is known', { 'accept-language': 'zz' }, 'en'],
])('a page is in %s', async (_which, requestHeaders, language) => {
  for (const path of ['/', '/about', '/account', '/nowhere']) {
    const { body, headers } = await get(path, requestHeaders);
    expect(body).toContain(`<html lang="${language}">`);
    expect(headers['content-language']).toBe(language);
    expect(headers.vary).toMatch(/accept-language, cookie/);
  }
});

test.each([
  ['/', 200, 'index'],
  ['/about', 200, 'about'],
  ['/about?from=a-friend', 200, 'about'],
  ['/account', 200, 'shell'],
  ['/ABOUT/', 200, 'shell'],
  ['/resources', 200, 'shell'],
  ['/resources/aba-therapy', 200, 'shell'],
  ['/resources/aba-therapy/more', 404, 'not-found'],
  ['/nowhere', 404, 'not-found'],
  ['/not-found', 404, 'not-found'],
  ['/shell', 404, 'not-found'],
])('%s is answered with %i and the page %s', async (path, status, name) => {
  const { statusCode, body } = await get(path);
  expect(statusCode).toBe(status);
  expect(body).toContain(`<p>${name}</p>`);
});

test.each([
  ['/resources', 'resources'],
  ['/resources/aba-therapy?search=1', 'resources'],
  ['/learning/what-autism-is', 'lesson'],
  ['/learning/search', 'search'],
])('a page rendered in the browser names the files that it loads: %s', async (path, chunk) => {
  const { body, headers } = await get(path, { 'accept-language': 'yy' });
  const named = [...body.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)];
  expect(named.map(([, href]) => href)).toEqual([`/assets/${chunk}.js`, '/assets/yy.js']);
  expect(body.indexOf('modulepreload')).toBeLessThan(body.indexOf('</head>'));
  const again = await get(path, { 'accept-language': 'yy', 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
});

test.each(['/about', '/nowhere'])('%s names no files of another page', async (path) => {
  expect((await get(path)).body).not.toContain('modulepreload');
});

test.each(['/templates/en/about.html', '/templates/pages.json'])(
  'a template is not served as it is: %s',
  async (path) => {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(404);
    expect(body).not.toMatch(/PUBLIC_URL|category/);
  },
);

test('a page names the address of the site', async () => {
  const { body } = await get('/about');
  expect(body).toContain('href="https://hearthway.example/about"');
});

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
])('to a browser that takes %s a page comes as %s', async (accepted, encoding, unpack) => {
  const { headers, rawPayload } = await get('/about', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toContain('accept-encoding');
  expect(String(unpack(rawPayload))).toContain('<p>about</p>');
});

test('a page that has not changed is not sent again, and one in another language is', async () => {
  const { etag = '' } = (await get('/about')).headers;
  const again = await get('/about', { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const other = await get('/about', { 'if-none-match': etag, 'accept-language': 'xx' });
  expect(other.statusCode).toBe(200);
});

test('search engines see only the public pages, at the site’s own address', async () => {
  const [sitemap, robots] = await Promise.all(
    ['/sitemap.xml', '/robots.txt'].map((url) => get(url)),
  );
  expect(sitemap?.body.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://hearthway.example/about',
    '<loc>https://hearthway.example/',
  ]);
  expect(robots?.body).toContain('Sitemap: https://hearthway.example/sitemap.xml');
  expect(robots?.body).toContain('Disallow: /api/\nDisallow: /account\n');
  expect(robots?.body).not.toContain('/resources');
});

test('a form sent before the scripts loaded redirects to its page', async () => {
  const { statusCode, headers } = await gateway.inject({
    method: 'POST',
    url: '/about?redirect=%2Fresources',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'password=secret',
  });
  expect([statusCode, headers.location]).toEqual([303, '/about?redirect=%2Fresources']);
});

test.each([
  ['//evil.example/about', 404],
  ['/\\evil.example/about', 404],
  // An address in absolute form is refused.
  ['https://evil.example/about', 400],
])('a form never redirects to another site: %s', async (target, status) => {
  const own = build(LOCAL_SETTINGS);
  onTestFinished(() => own.close());
  const { hostname, port } = new URL(await own.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), hostname);
  // No HTTP client would ask for an absolute address.
  socket.end(
    `POST ${target} HTTP/1.1\r\nhost: hearthway.example\r\naccept: text/html\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
  );
  const answer = await text(socket);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(answer.toLowerCase()).not.toContain('location:');
});

test('pages that were built anew are served from then on', async () => {
  const next = join(frontend, 'next');
  write(next, { ...FILES, 'en/about.html': '<p>news</p>' });
  renameSync(join(frontend, 'templates'), join(frontend, 'last'));
  renameSync(next, join(frontend, 'templates'));
  expect((await get('/about')).body).toBe('<p>news</p>');
});

test('pages that show pictures of another site may, and no other site’s', async () => {
  const next = join(frontend, 'next');
  const hosts = ['https://*.tile.example.org'];
  write(next, { ...FILES, 'image-hosts.json': JSON.stringify(hosts) });
  rmSync(join(frontend, 'templates'), { recursive: true });
  renameSync(next, join(frontend, 'templates'));
  const policy = String((await get('/resources')).headers['content-security-policy']);
  expect(policy).toContain("img-src 'self' data: https://*.tile.example.org");
  expect(policy).toContain("default-src 'self'");
});

test('pages for developers are absent in production', async () => {
  const production = build({ ...LOCAL_SETTINGS, isProduction: true });
  onTestFinished(() => production.close());
  const headers = { accept: 'text/html' };
  for (const url of ['/dev/components', '/DEV/components', '/dev', '/Dev?page=1']) {
    expect((await gateway.inject({ url, headers })).headers['content-type']).toContain('html');
    const answer = await production.inject({ url, headers });
    const type = answer.headers['content-type'];
    expect([answer.statusCode, type]).toEqual([404, 'application/json; charset=utf-8']);
  }
});
