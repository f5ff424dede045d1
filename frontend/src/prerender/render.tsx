import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient } from '../api/query-client.ts';
import { App } from '../app/App.tsx';
import { pageAt } from '../app/pages.tsx';
import { Site } from '../app/Site.tsx';
import { activateLocale, loadedGroups } from '../i18n/load-catalog.ts';

interface RenderOptions {
  readonly locale: string;
  readonly path: string;
  /** With the content of the page; by default it has none. */
  readonly queryClient?: QueryClient;
  /** Loads sentences that the page would load later. */
  readonly loadMore?: () => Promise<void>;
}

/** A page as React writes it. */
export interface Rendered {
  /** Its title and the like. */
  readonly metadata: string;
  readonly body: string;
  /** The groups of sentences that it speaks. */
  readonly catalogs: readonly string[];
}

/** A page of the site. Two at a time would mix their languages. */
export const renderAt = async ({
  locale,
  path,
  queryClient,
  loadMore,
}: RenderOptions): Promise<Rendered> => {
  // Catalogues of the previous page must not count as this one's.
  await activateLocale(locale);
  await pageAt(path).load();
  await loadMore?.();
  const html = await renderToHtml(
    <StaticRouter location={path}>
      <Site />
    </StaticRouter>,
    queryClient,
  );
  const metadata = METADATA.exec(html)?.[0] ?? '';
  return { metadata, body: html.slice(metadata.length), catalogs: loadedGroups() };
};

export const renderToHtml = async (
  router: ReactNode,
  queryClient = createQueryClient(),
): Promise<string> => {
  const { prelude } = await prerender(<App queryClient={queryClient}>{router}</App>, {
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
};

/** React writes the title and the like of a page before it, since it does not write its head. */
const METADATA = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;
