import { PRODUCT } from '@hearthway/domain/product.ts';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { Layout } from '../app/Layout.tsx';
import { pages as sitePages } from '../app/pages.tsx';
import { PageSkeleton } from '../components/Loading.tsx';
import { activateLocale, loadCatalog, loadedGroups, locales } from '../i18n/load-catalog.ts';
import { escapeHtml } from './escape-html.ts';
import { headOf } from './head.ts';
import { homePage, publicPages } from './public-pages.ts';
import { renderAt, renderToHtml } from './render.tsx';

/** One page in one language, as the parts of a document, all of them HTML. */
export interface RenderedPage {
  /** Its file below the folder of its language, without `.html`. */
  readonly name: string;
  readonly locale: string;
  /** The groups of sentences that it speaks. */
  readonly catalogs: readonly string[];
  /** Its path; undefined for a page served at other addresses than its own. */
  readonly path: string | undefined;
  readonly head: string;
  readonly body: string;
  /** A sentence for browsers without scripts. */
  readonly withoutScripts: string;
}

/** An address that no route has. */
const NOWHERE = '/not-found';

/** Texts of the document around a page. The page's script needs none of them. */
const OWN_CATALOG = 'prerender';

/** Every public page in every language. */
export const renderPages = async (): Promise<readonly RenderedPage[]> => {
  const pages: RenderedPage[] = [];
  for (const locale of locales) {
    // One language at a time: only one can be active.
    pages.push(await shell(locale), await notFound(locale), await served(locale));
    for (const { path, description } of publicPages) {
      const { metadata, body, catalogs } = await renderAt({ locale, path });
      await loadCatalog(OWN_CATALOG);
      pages.push({
        name: path === '/' ? 'index' : path.slice(1),
        locale,
        catalogs,
        path,
        head: `${metadata}${headOf({ path, metadata, locale, description: i18n._(description) })}`,
        body,
        withoutScripts: readableWithoutScripts(),
      });
    }
  }
  return pages;
};

const readableWithoutScripts = (): string =>
  escapeHtml(
    i18n._(
      msg`You can read this page as it is. To search, to sign in and to save what you find, please turn on JavaScript.`,
    ),
  );

/** Template of the pages that the gateway has rendered: their parts take the place of these. */
const served = async (locale: string): Promise<RenderedPage> => ({
  ...(await shell(locale)),
  name: 'served',
  path: '{PATH}',
  head: '{HEAD}',
  body: '{BODY}',
  withoutScripts: readableWithoutScripts(),
});

/** A page as the build knows it. */
export interface KnownPage {
  /** A pattern of addresses. */
  readonly path: string;
  readonly audience: string;
  readonly isPrivate: boolean;
  /** The gateway has it rendered when it is asked for. */
  readonly isServed: boolean;
  /** It has a form that the gateway sends for browsers without scripts. */
  readonly takesForm: boolean;
  /** Its component, which its module is named after. */
  readonly shows: string;
  /** The groups of sentences that it loads. */
  readonly catalogs: readonly string[];
}

/** Every address that has a page. */
export const knownPages = (): readonly KnownPage[] =>
  sitePages
    .filter(({ path }) => path !== '*')
    .map(
      ({ path, audience = 'everyone', isPrivate = false, shows, catalogs, content, sendForm }) => ({
        path,
        audience,
        isPrivate,
        isServed: content !== undefined,
        takesForm: sendForm !== undefined,
        shows,
        catalogs,
      }),
    );

/** An address that needs no way back after signing in, and has no button for the tour. */
const ANY_PAGE = '/login';

/** The shell of all other pages, which are rendered in the browser: the frame, and their outline. */
const shell = async (locale: string): Promise<RenderedPage> => {
  await activateLocale(locale);
  const catalogs = loadedGroups();
  await loadCatalog(OWN_CATALOG);
  const description = escapeHtml(i18n._(homePage.description));
  const slow = msg`One moment… If nothing more appears, please load this page again.`;
  const body = await renderToHtml(
    <StaticRouter location={ANY_PAGE}>
      <Routes>
        <Route element={<Layout isLoading />}>
          <Route
            path="*"
            element={
              <>
                <p className="mb-4 animate-appear-late text-text-soft">{i18n._(slow)}</p>
                <PageSkeleton />
              </>
            }
          />
        </Route>
      </Routes>
    </StaticRouter>,
  );
  return {
    name: 'shell',
    locale,
    catalogs,
    path: undefined,
    head: `<title>${PRODUCT.name}</title><meta name="description" content="${description}">`,
    body,
    withoutScripts: escapeHtml(
      i18n._(msg`This page needs JavaScript. Please turn it on and load it again.`),
    ),
  };
};

const notFound = async (locale: string): Promise<RenderedPage> => {
  const { metadata, body, catalogs } = await renderAt({ locale, path: NOWHERE });
  return { ...(await shell(locale)), name: 'not-found', catalogs, head: metadata, body };
};
