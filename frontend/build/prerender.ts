import type { Plugin, Rolldown } from 'vite';
import type { patterns, RenderedPage, renderPages } from '../src/prerender/main.tsx';

const SERVER = `${import.meta.dirname}/../dist/prerender`;

/** What the build for the server side exports. */
interface Server {
  readonly renderPages: typeof renderPages;
  readonly patterns: typeof patterns;
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
        source: fill(String(template.source), page, preloadsOf(bundle, page)),
      });
    this.emitFile({
      type: 'asset',
      fileName: 'templates/patterns.json',
      source: JSON.stringify(server.patterns()),
    });
  },
});

/** The sentences that the page's script will wait for. */
const preloadsOf = (
  bundle: Rolldown.OutputBundle,
  { locale, catalogs }: Pick<RenderedPage, 'locale' | 'catalogs'>,
): string =>
  catalogs
    .map((group) => {
      const catalog = Object.values(bundle).find(
        (file) =>
          file.type === 'chunk' && file.facadeModuleId?.endsWith(`/locales/${locale}/${group}.po`),
      );
      if (catalog === undefined) throw new Error(`There is no catalog ${group} for ${locale}.`);
      return `<link rel="modulepreload" crossorigin href="/${catalog.fileName}">`;
    })
    .join('');

const fill = (template: string, page: RenderedPage, preload: string): string => {
  const path = page.path === undefined ? '' : ` data-path="${page.path}"`;
  return [
    ['<html lang="en">', `<html lang="${page.locale}">`],
    ['<title>Hearthway</title>', `${page.head}${preload}`],
    [
      '<div id="root"></div>',
      `<noscript><p class="bg-caution-wash px-4 py-2 text-center text-caution">${page.withoutScripts}</p></noscript><div id="root"${path}>${page.body}</div>`,
    ],
  ].reduce((html, [place = '', content = '']) => {
    if (!html.includes(place)) throw new Error(`index.html has no ${place}.`);
    return html.replace(place, () => content);
  }, template);
};
