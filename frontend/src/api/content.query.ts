import {
  contentItemSchema,
  contentItemsSchema,
} from '@hearthway/domain/content/content-item.contract.ts';
import type { ContentKind, Fields, Titled } from '@hearthway/domain/content/kinds.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Content item of a public kind, in the language of the page. */
export const contentItemQuery = <Data extends Fields, Words extends Titled>(
  kind: ContentKind<Data, Words>,
  id: string,
) =>
  queryOptions({
    queryKey: ['content', kind.name, id],
    queryFn: ({ signal }) =>
      api.get(`/api/content/${kind.name}/${encodeURIComponent(id)}`, {
        schema: contentItemSchema(kind),
        signal,
      }),
  });

/** All content items of a public kind, by id. */
export const contentItemsQuery = <Data extends Fields, Words extends Titled>(
  kind: ContentKind<Data, Words>,
) =>
  queryOptions({
    queryKey: ['content', kind.name],
    queryFn: ({ signal }) =>
      api.get(`/api/content/${kind.name}`, { schema: contentItemsSchema(kind), signal }),
  });
