import { PRODUCT } from '@hearthway/domain/product.ts';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createQueryClient } from '../api/query-client.ts';
import { App } from '../app/App.tsx';
import { routes } from '../app/routes.tsx';
import { activateLocale, locales } from '../i18n/activate-locale.ts';
import { escapeHtml } from './escape-html.ts';
import { headOf } from './head.ts';
import { publicPages } from './public-pages.ts';

/** One page in one language, as the parts of a document, all of them HTML. */
export interface RenderedPage {
  /** Its file below the folder of its language, without `.html`. */
  readonly name: string;
  readonly locale: string;
  /** Where it is; undefined for a page that stands at other addresses than its own. */
  readonly path: string | undefined;
  readonly head: string;
  readonly body: string;
  /** A sentence for whoever has switched scripts off. */
  readonly withoutScripts: string;
}

/** An address that no route has. */
const NOWHERE = '/not-found';

const ORIGIN = 'http://page.invalid';

/** Every page that can be rendered before anybody asks for it, in every language. */
export const renderPages = async (): Promise<readonly RenderedPage[]> => {
  const pages: RenderedPage[] = [];
  for (const locale of locales) {
    // The languages come one after the other: there is one that is active.
    await activateLocale(locale);
    pages.push(shell(locale), await notFound(locale));
    for (const { path, description } of publicPages) {
      const { metadata, body } = await render(path);
      pages.push({
        name: path === '/' ? 'index' : path.slice(1),
        locale,
        path,
        head: `${metadata}${headOf({ path, metadata, locale, description: i18n._(description) })}`,
        body,
        withoutScripts: escapeHtml(
          i18n._(
            msg`You can read this page as it is. To search, to sign in and to save what you find, please turn on JavaScript.`,
          ),
        ),
      });
    }
  }
  return pages;
};

/** The patterns of all addresses that have a page. */
export const patterns = (): readonly string[] =>
  routes
    .flatMap(({ children = [] }) => children)
    .map(({ path = '' }) => path)
    .filter((path) => path !== '*');

/** For every page that is not public: it is rendered in the browser. */
const shell = (locale: string): RenderedPage => ({
  name: 'shell',
  locale,
  path: undefined,
  head: `<title>${PRODUCT.name}</title>`,
  body: `<p class="animate-appear-late p-10 text-center text-text-soft">${escapeHtml(
    i18n._(msg`One moment… If nothing more appears, please load this page again.`),
  )}</p>`,
  withoutScripts: escapeHtml(
    i18n._(msg`This page needs JavaScript. Please turn it on and load it again.`),
  ),
});

const notFound = async (locale: string): Promise<RenderedPage> => {
  const { metadata, body } = await render(NOWHERE);
  return { ...shell(locale), name: 'not-found', head: metadata, body };
};

const render = async (path: string): Promise<{ metadata: string; body: string }> => {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(`${ORIGIN}${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere.`);
  const router = createStaticRouter(dataRoutes, context);
  const { prelude } = await prerender(
    <App queryClient={createQueryClient()}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const metadata = METADATA.exec(html)?.[0] ?? '';
  return { metadata, body: html.slice(metadata.length) };
};

/** React writes the title and the like of a page before it, since it does not write its head. */
const METADATA = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;
