import type { Plugin, Rolldown } from 'vite';
import { CONTENT_ID } from '../src/api/fill-cache.ts';
import type { knownPages, RenderedPage, renderPages } from '../src/prerender/main.tsx';
import { type BuiltPage, type PageChunks, pageChunksIn } from './page-chunks.ts';

/** The script of the site, as Vite puts it into the page. */
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** Data: a browser runs nothing of it. */
const CONTENT = `<script type="application/json" id="${CONTENT_ID}">{CONTENT}</script>`;

const SERVER = `${import.meta.dirname}/../dist/prerender`;

/** Exports of the server-side build. */
interface Server {
  readonly renderPages: typeof renderPages;
  readonly knownPages: typeof knownPages;
}

/**
 * Renders the public pages into the template that `index.html` is, once for each language. The
 * gateway serves them from the folder `templates`, with the site's address filled in.
 */
export const prerender = (): Plugin[] => {
  const rendering: Rolldown.OutputChunk[] = [];
  return [keepChunks(rendering), renderPublicPages(rendering)];
};

/** Takes the chunks of the server-side build along: the gateway has pages rendered by them, too. */
const keepChunks = (kept: Rolldown.OutputChunk[]): Plugin => ({
  name: 'hearthway:prerender-chunks',
  sharedDuringBuild: true,
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_options, bundle) {
    kept.push(...Object.values(bundle).filter((file) => file.type === 'chunk'));
  },
});

const renderPublicPages = (rendering: readonly Rolldown.OutputChunk[]): Plugin => ({
  name: 'hearthway:prerender',
  sharedDuringBuild: true,
  apply: 'build',
  enforce: 'post',
  config: () => ({
    environments: {
      ssr: {
        build: {
          ssr: true,
          rolldownOptions: {
            input: { main: 'src/prerender/main.tsx', served: 'src/prerender/served.tsx' },
          },
          outDir: SERVER,
          emptyOutDir: true,
          copyPublicDir: false,
        },
      },
    },
    builder: {
      buildApp: async (builder) => {
        for (const name of ['ssr', 'client']) {
          const environment = builder.environments[name];
          if (environment === undefined) throw new Error(`There is no environment ${name}.`);
          await builder.build(environment);
        }
      },
    },
  }),
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_options, bundle) {
    const template = bundle['index.html'];
    if (template?.type !== 'asset') throw new Error('There is no index.html.');
    delete bundle['index.html'];
    const server: Server = await import(`${SERVER}/main.js`);
    const chunks = pageChunksIn(bundle);
    const known = server.knownPages();
    const pages = await server.renderPages();
    for (const page of pages) {
      const route = known.find(({ path }) => path === page.path);
      const code = route === undefined ? [] : chunks.code(route);
      const catalogs = chunks.catalogs(page.locale, page.catalogs);
      this.emitFile({
        type: 'asset',
        fileName: `templates/${page.locale}/${page.name}.html`,
        source: fill(String(template.source), page, [
          ...code,
          ...catalogs,
          ...(page.name === 'served' ? ['{MODULES}'] : []),
        ]),
      });
    }
    // Beside the pages, so that a new build replaces both at once.
    for (const { fileName, code } of rendering)
      this.emitFile({ type: 'asset', fileName: `templates/server/${fileName}`, source: code });
    const locales = new Set(pages.map(({ locale }) => locale));
    this.emitFile({
      type: 'asset',
      fileName: 'templates/pages.json',
      source: JSON.stringify(
        known.map(({ shows, catalogs, ...page }) => ({
          ...page,
          modules: modulesOf({ shows, catalogs }, { locales, chunks }),
        })),
      ),
    });
  },
});

interface ModulesOptions {
  readonly locales: Iterable<string>;
  readonly chunks: PageChunks;
}

/** For each language, what the shell loads at the addresses of this page. */
const modulesOf = (page: BuiltPage, { locales, chunks }: ModulesOptions) =>
  Object.fromEntries(
    [...locales].map((locale) => [
      locale,
      [...chunks.code(page), ...chunks.catalogs(locale, page.catalogs)],
    ]),
  );

/** @param modules What the page's script waits for. */
const fill = (template: string, page: RenderedPage, modules: readonly string[]): string => {
  const [tag = '', entry = ''] = ENTRY.exec(template) ?? [];
  // A page that can be read without scripts fetches them after it was painted (`src/boot`).
  const [tagInPlace, preloads, path] =
    page.path === undefined
      ? [tag, modules.map(preload).join(''), '']
      : ['', '', ` data-path="${page.path}" data-modules="${[entry, ...modules].join(' ')}"`];
  return [
    ['<html lang="en">', `<html lang="${page.locale}">`],
    ['<title>Hearthway</title>', `${page.head}${preloads}`],
    [tag, tagInPlace],
    [
      '<div id="root"></div>',
      `<noscript><p class="bg-caution-wash px-4 py-2 text-center text-caution">${page.withoutScripts}</p></noscript><div id="root"${path}>${page.body}</div>${page.name === 'served' ? CONTENT : ''}`,
    ],
  ].reduce((html, [place = '', content = '']) => {
    if (place === '' || !html.includes(place)) throw new Error(`index.html has no ${place}.`);
    return html.replace(place, () => content);
  }, template);
};

const preload = (href: string) => `<link rel="modulepreload" crossorigin href="${href}">`;
