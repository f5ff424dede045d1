import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { ApiError } from '../api/api-error.ts';
import { loadErrorWords } from '../api/error-words.ts';
import { createQueryClient } from '../api/query-client.ts';
import { pageAt, pages } from '../app/pages.tsx';
import type { ServedAnswer } from '../components/served-content.ts';
import { headOf } from './head.ts';
import { type Rendered, renderAt } from './render.tsx';

/** The cache of a page's queries. */
type Queries = readonly (readonly [key: QueryKey, data: unknown])[];

/** All that a page is rendered from, as plain data: the same content gives the same page. */
interface PageContent {
  readonly answer: ServedAnswer | { readonly kind: 'answered' };
  readonly queries: Queries;
}

/** Undefined for an address without content. Rejects when the content cannot be read. */
export const readContent = async (path: string): Promise<PageContent | undefined> => {
  const page = pageAt(path);
  const match = matchPath(page.path, path);
  if (page.content === undefined || match === null) return undefined;
  const { read } = await page.content();
  const queryClient = createQueryClient();
  try {
    const answer = await read({ queryClient, params: match.params });
    return { answer, queries: queriesOf(queryClient) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
};

const queriesOf = (queryClient: QueryClient): Queries =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state: { data } }) => [queryKey, data] as const);

/** The content of a page with what its form is answered; undefined for one without a form. */
export const submitForm = async (
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<PageContent | undefined> => {
  const { sendForm } = pageAt(path);
  if (sendForm === undefined) return undefined;
  const queryClient = createQueryClient();
  await (await sendForm())({ queryClient, fields });
  return { answer: { kind: 'answered' }, queries: queriesOf(queryClient) };
};

/** The addresses of all pages with content. */
export const readPaths = async (): Promise<readonly string[]> => {
  const queryClient = createQueryClient();
  const ofPages = pages.map(async ({ content }) => (await content?.())?.paths(queryClient) ?? []);
  return (await Promise.all(ofPages)).flat();
};

interface ServedOptions {
  readonly path: string;
  readonly locale: string;
  readonly content: PageContent;
}

/** The parts of the document, in HTML. */
export const renderContent = async ({
  path,
  locale,
  content: { answer, queries },
}: ServedOptions): Promise<Pick<Rendered, 'body'> & { readonly head: string }> => {
  const queryClient = createQueryClient();
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
  const { metadata, body } = await alone(() =>
    renderAt({ locale, path, queryClient, loadMore: loadErrorWords }),
  );
  const more = answer.kind === 'known' ? headOf({ ...answer, metadata, locale }) : '';
  return { head: `${metadata}${more}`, body };
};

let last: Promise<unknown> = Promise.resolve();

/** After the renderings before it: only one language can be active. */
const alone = <Value,>(render: () => Promise<Value>): Promise<Value> => {
  const rendered = last.then(render);
  last = rendered.catch(() => {});
  return rendered;
};
