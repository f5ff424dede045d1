import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { z } from 'zod';

/** Folder of the built pages that are filled in before they are served. */
export const TEMPLATES = 'templates';

/** Placeholder for the address of the site. */
const PLACEHOLDER = '{PUBLIC_URL}';

export interface Page {
  readonly etag: string;
  readonly content: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

/** The site's pages as they are served. */
export interface Pages {
  readonly languages: readonly string[];
  /** Other sites that they show pictures of, as a security policy names them. */
  readonly imageHosts: readonly string[];
  /** The address of each page that arrives as HTML, such as `/about`. */
  readonly publicPaths: readonly string[];
  /** The patterns of pages that search engines stay away from. */
  readonly privatePaths: readonly string[];
  /** Whether the router of the frontend has a page for this address. */
  readonly has: (path: string) => boolean;
  /** `/about`, or the name of one that has no address: `shell`, `not-found`. */
  readonly page: (language: string, name: string) => Page | undefined;
}

const namesSchema = z.array(z.string());

const pagesSchema = z.array(z.object({ path: z.string(), isPrivate: z.boolean() }));

const readJson = async <Content>(file: string, schema: z.ZodType<Content>): Promise<Content> =>
  schema.parse(JSON.parse(await readFile(file, 'utf8')));

/** Reads the built pages and fills in the address of the site, without a trailing slash. */
export const readTemplates = async (directory: string, publicUrl: string): Promise<Pages> => {
  const known = await readJson(join(directory, 'pages.json'), pagesSchema);
  const patterns = known.map(({ path }) => matcherOf(path));
  const imageHosts = await readJson(join(directory, 'image-hosts.json'), namesSchema);
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .toSorted();
  const pages = new Map(
    await Promise.all(
      files.map(async (file) => {
        const template = await readFile(join(directory, file), 'utf8');
        const page = await compress(template.replaceAll(PLACEHOLDER, publicUrl));
        return [keyOf(file), page] as const;
      }),
    ),
  );
  const languages = [...new Set(files.map((file) => file.split(sep, 1).join()))];
  const names = new Set(files.map((file) => keyOf(file).replace(/^[^/]+/, '')));
  return {
    languages,
    imageHosts,
    publicPaths: [...names].filter((name) => patterns.some((pattern) => pattern.test(name))),
    privatePaths: known.filter(({ isPrivate }) => isPrivate).map(({ path }) => path),
    has: (path) => patterns.some((pattern) => pattern.test(path)),
    page: (language, name) => pages.get(`${language}/${name.replace(/^\//, '')}`),
  };
};

/** `en/about` for `en/about.html`, `en/` for `en/index.html`. */
const keyOf = (file: string): string =>
  file
    .replaceAll(sep, '/')
    .slice(0, -'.html'.length)
    .replace(/\/index$/, '/');

/** For a pattern such as `/resources/:category?`; ignores case and a trailing slash. */
const matcherOf = (pattern: string): RegExp => {
  const segments = pattern
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => {
      if (!segment.startsWith(':')) return `/${segment.replace(/[.*+^${}()|[\]\\]/g, '\\$&')}`;
      return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    });
  return new RegExp(`^${segments.join('')}/?$`, 'i');
};

const compress = async (html: string): Promise<Page> => {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, content: { br, gzip: gzipped, identity } };
};
