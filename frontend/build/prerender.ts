import type { Plugin, Rolldown } from 'vite';
import type { knownPages, RenderedPage, renderPages } from '../src/prerender/main.tsx';

/** The script of the site, as Vite puts it into the page. */
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

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
export const prerender = (): Plugin => ({
  name: 'hearthway:prerender',
  apply: 'build',
  enforce: 'post',
  config: () => ({
    environments: {
      ssr: {
        build: {
          ssr: 'src/prerender/main.tsx',
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
    for (const page of await server.renderPages())
      this.emitFile({
        type: 'asset',
        fileName: `templates/${page.locale}/${page.name}.html`,
        source: fill(String(template.source), page, catalogsOf(bundle, page)),
      });
    this.emitFile({
      type: 'asset',
      fileName: 'templates/pages.json',
      source: JSON.stringify(server.knownPages()),
    });
  },
});

/** The addresses of the sentences that the page's script will wait for. */
const catalogsOf = (
  bundle: Rolldown.OutputBundle,
  { locale, catalogs }: Pick<RenderedPage, 'locale' | 'catalogs'>,
): readonly string[] =>
  catalogs.map((group) => {
    const catalog = Object.values(bundle).find(
      (file) =>
        file.type === 'chunk' && file.facadeModuleId?.endsWith(`/locales/${locale}/${group}.po`),
    );
    if (catalog === undefined) throw new Error(`There is no catalog ${group} for ${locale}.`);
    return `/${catalog.fileName}`;
  });

const fill = (template: string, page: RenderedPage, catalogs: readonly string[]): string => {
  const [tag = '', entry = ''] = ENTRY.exec(template) ?? [];
  // A page that can be read without scripts fetches them after it was painted (`src/boot`).
  const [tagInPlace, preloads, path] =
    page.path === undefined
      ? [tag, catalogs.map(preload).join(''), '']
      : ['', '', ` data-path="${page.path}" data-modules="${[entry, ...catalogs].join(' ')}"`];
  return [
    ['<html lang="en">', `<html lang="${page.locale}">`],
    ['<title>Hearthway</title>', `${page.head}${preloads}`],
    [tag, tagInPlace],
    [
      '<div id="root"></div>',
      `<noscript><p class="bg-caution-wash px-4 py-2 text-center text-caution">${page.withoutScripts}</p></noscript><div id="root"${path}>${page.body}</div>`,
    ],
  ].reduce((html, [place = '', content = '']) => {
    if (place === '' || !html.includes(place)) throw new Error(`index.html has no ${place}.`);
    return html.replace(place, () => content);
  }, template);
};

const preload = (href: string) => `<link rel="modulepreload" crossorigin href="${href}">`;
