import { createHash } from 'node:crypto';
import {
  contentItemSchema,
  contentItemsSchema,
} from '@hearthway/domain/content/content-item.contract.ts';
import { CONTENT_KINDS, type ContentKind } from '@hearthway/domain/content/kinds.ts';
import { contentLanguageFor } from '@hearthway/infra/adapters/content/content-language.ts';
import { createItems, type Item } from '@hearthway/infra/adapters/content/items.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { z } from 'zod';
import type { ReadDependencies } from '../read-part.ts';

const paramsSchema = z.object({ id: z.string().min(1).max(100) });

const PUBLIC = { access: 'anyone' } as const;

export const addContentRoutes = (
  app: HttpServer,
  { database, contentForMs }: Pick<ReadDependencies, 'database' | 'contentForMs'>,
): void => {
  for (const kind of CONTENT_KINDS.filter(({ isPublic }) => isPublic))
    addKind(app, { database, contentForMs, kind });
};

const addKind = (
  app: HttpServer,
  {
    database,
    contentForMs,
    kind,
  }: Pick<ReadDependencies, 'database' | 'contentForMs'> & { readonly kind: ContentKind },
): void => {
  const items = createItems({ database, kind, newestForMs: contentForMs });
  app.get(
    `/api/content/${kind.name}`,
    { config: PUBLIC, schema: { response: { 200: contentItemsSchema(kind), 304: z.void() } } },
    async (request, reply) => {
      const listed = await items.list(contentLanguageFor(request));
      if (isKnown(request, reply, listed)) return await reply.status(304).send(undefined);
      return listed.map(toItem);
    },
  );
  app.get(
    `/api/content/${kind.name}/:id`,
    {
      config: PUBLIC,
      schema: { params: paramsSchema, response: { 200: contentItemSchema(kind), 304: z.void() } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const item = await items.find({ id, language: contentLanguageFor(request) });
      if (item === undefined || item.isRetired) throw refuse('NotFound');
      if (isKnown(request, reply, [item])) return await reply.status(304).send(undefined);
      return toItem(item);
    },
  );
};

type AnyItem = Item<ContentKind['data']['_zod']['output'], ContentKind['words']['_zod']['output']>;

const toItem = ({ id, version, language, data, words, sections, facts }: AnyItem) => ({
  id,
  version,
  language,
  data: { ...data },
  words: { ...words },
  sections,
  facts,
});

/** Sets the caching headers, and returns whether the caller already has this version, which never changes. */
const isKnown = (
  { headers }: Pick<HttpRequest, 'headers'>,
  reply: HttpReply,
  items: readonly AnyItem[],
): boolean => {
  const hash = createHash('sha256');
  for (const { id, version, language } of items) hash.update(`${id} ${version} ${language}\n`);
  const etag = `W/"${hash.digest('base64url').slice(0, 22)}"`;
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Cookie, Accept-Language' });
  return headers['if-none-match'] === etag;
};
