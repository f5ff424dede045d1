import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import { z } from 'zod';

/** Folder of the built page templates. */
export const TEMPLATES = 'templates';

/** Placeholder for the address of the site. */
const PLACEHOLDER = '{PUBLIC_URL}';

export interface Page {
  readonly etag: string;
  readonly content: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

/** Page that was rendered on request: HTML, and its content as JSON. */
interface RenderedParts {
  readonly head: string;
  readonly body: string;
  readonly content: string;
}

type FillDocument = (parts: RenderedParts) => Promise<Page>;

export interface Pages {
  readonly languages: readonly string[];
  /** Image hosts of other sites, as the security policy lists them. */
  readonly imageHosts: readonly string[];
  /** Address of each page that arrives as HTML, such as `/about`. */
  readonly publicPaths: readonly string[];
  /** Patterns of pages that search engines must not index. */
  readonly privatePaths: readonly string[];
  /** Whether the frontend's router has a page for this address. */
  readonly has: (path: string) => boolean;
  /** Finds a page by address, such as `/about`, or by name where it has none: `not-found`. */
  readonly page: (language: string, name: string) => Promise<Page> | undefined;
  /** Module that renders pages. */
  readonly server: URL;
  /** Whether the page at this address is rendered with its content. */
  readonly isServed: (path: string) => boolean;
  /** Whether the page at this address has a form that works without scripts. */
  readonly takesForm: (path: string) => boolean;
  /** Fills the parts of a page into its document; undefined where there is none. */
  readonly document: (language: string, path: string) => FillDocument | undefined;
  /** Returns the page at an address that is rendered in the browser, with links to preload its files. */
  readonly shell: (language: string, path: string) => Promise<Page>;
}

const PART = /\{(PATH|MODULES|HEAD|BODY|CONTENT)\}/g;

/** For pages that are compressed while a person waits: a tenth of the time, and 5 % more to send. */
const QUICKLY: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const namesSchema = z.array(z.string());

const pagesSchema = z.array(
  z.object({
    path: z.string(),
    isPrivate: z.boolean(),
    isServed: z.boolean().default(false),
    takesForm: z.boolean().default(false),
    /** Modules that the page's script loads, by language. */
    modules: z.record(z.string(), namesSchema),
  }),
);

const readJson = async <Content>(file: string, schema: z.ZodType<Content>): Promise<Content> =>
  schema.parse(JSON.parse(await readFile(file, 'utf8')));

/** Reads the built pages and fills in the address of the site, without a trailing slash. */
export const readTemplates = async (directory: string, publicUrl: string): Promise<Pages> => {
  const known = await readJson(join(directory, 'pages.json'), pagesSchema);
  const routes = known
    .map((page) => ({ ...page, pattern: matcherOf(page.path) }))
    // Where several match, the one with the most fixed segments wins.
    .toSorted((one, other) => parametersIn(one.path) - parametersIn(other.path));
  const routeOf = (path: string) => routes.find(({ pattern }) => pattern.test(path));
  const imageHosts = await readJson(join(directory, 'image-hosts.json'), namesSchema);
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .toSorted();
  const html = new Map(
    await Promise.all(
      files.map(async (file) => {
        const template = await readFile(join(directory, file), 'utf8');
        return [keyOf(file), template.replaceAll(PLACEHOLDER, publicUrl)] as const;
      }),
    ),
  );
  const compressed = new Map<string, Promise<Page>>();
  /** Compresses a page on its first request: compressing all would add a second to the start. */
  const compressOnce = (key: string, text: () => string): Promise<Page> => {
    const page = compressed.get(key) ?? compress(text());
    compressed.set(key, page);
    return page;
  };
  const languages = [...new Set(files.map((file) => file.split(sep, 1).join()))];
  const names = new Set(files.map((file) => keyOf(file).replace(/^[^/]+/, '')));
  return {
    languages,
    server: pathToFileURL(join(directory, 'server/served.js')),
    imageHosts,
    publicPaths: [...names].filter((name) => routeOf(name) !== undefined),
    privatePaths: known.filter(({ isPrivate }) => isPrivate).map(({ path }) => path),
    has: (path) => routeOf(path) !== undefined,
    page: (language, name) => {
      const key = `${language}/${name.replace(/^\//, '')}`;
      const text = html.get(key);
      return text === undefined ? undefined : compressOnce(key, () => text);
    },
    isServed: (path) => routeOf(path)?.isServed === true,
    takesForm: (path) => routeOf(path)?.takesForm === true,
    document: (language, path) => {
      const template = html.get(`${language}/served`);
      const route = routeOf(path);
      if (template === undefined || route === undefined) return undefined;
      const modules = route.modules[language] ?? [];
      return ({ head, body, content }) => {
        const parts: Readonly<Record<string, string>> = {
          PATH: escapeAttribute(path),
          MODULES: modules.join(' '),
          HEAD: head.replaceAll(PLACEHOLDER, publicUrl),
          BODY: body,
          // Prevents the content from closing its script element.
          CONTENT: content.replaceAll('<', '\\u003c'),
        };
        return compress(
          template.replace(PART, (part, name) => parts[name] ?? part),
          QUICKLY,
        );
      };
    },
    shell: (language, path) => {
      const route = routeOf(path);
      return compressOnce(`${language} ${route?.path}`, () =>
        shellOf(html, language, route?.modules[language]),
      );
    },
  };
};

const parametersIn = (pattern: string): number => pattern.split(':').length;

const shellOf = (
  html: ReadonlyMap<string, string>,
  language: string,
  modules: readonly string[] = [],
): string => {
  const shell = html.get(`${language}/shell`);
  if (shell === undefined) throw new Error(`There are no pages in ${language}.`);
  // Preloads all modules at once, rather than each after the one that imports it.
  const links = modules.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  return shell.replace('</head>', () => `${links.join('')}</head>`);
};

/** Returns `en/about` for `en/about.html`, `en/` for `en/index.html`. */
const keyOf = (file: string): string =>
  file
    .replaceAll(sep, '/')
    .slice(0, -'.html'.length)
    .replace(/\/index$/, '/');

/** Matcher for a pattern such as `/resources/:category?`; ignores case and a trailing slash. */
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

const compress = async (html: string, options: BrotliOptions = {}): Promise<Page> => {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, options),
    promisify(gzip)(identity),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, content: { br, gzip: gzipped, identity } };
};
