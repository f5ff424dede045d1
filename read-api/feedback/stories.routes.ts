import { createHash } from 'node:crypto';
import { STORIES_IN_ROTATION } from '@hearthway/domain/feedback/feedback.constants.ts';
import { storySchema, type ToldStory } from '@hearthway/domain/feedback/feedback.contract.ts';
import { feedbackEntrySchema } from '@hearthway/domain/feedback/feedback.view.ts';
import { rotationOf } from '@hearthway/domain/feedback/rotation.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { ReadDependencies } from '../read-part.ts';

/**
 * `GET /api/stories`: the stories in rotation. Browsers cache the answer and revalidate it each time, so
 * that a story disappears as soon as the family takes it back or deletes its account.
 */
export const addStoriesRoute = (
  app: HttpServer,
  { database }: Pick<ReadDependencies, 'database'>,
): void => {
  app.get(
    '/api/stories',
    {
      config: { access: 'anyone' },
      schema: { response: { 200: z.array(storySchema), 304: z.void() } },
    },
    async (request, reply) => {
      const stories = rotationOf(await readToldStories(database));
      const hash = createHash('sha256').update(JSON.stringify(stories)).digest('base64url');
      const etag = `W/"${hash.slice(0, 22)}"`;
      reply.headers({ etag, 'cache-control': 'no-cache' });
      if (request.headers['if-none-match'] === etag) return await reply.status(304).send(undefined);
      return [...stories];
    },
  );
};

/** The newest first. The families with the newest are found by an index. */
const readToldStories = async (
  database: Kysely<ReadDependencies['database'] extends Kysely<infer Schema> ? Schema : never>,
): Promise<readonly ToldStory[]> => {
  const { rows } = await sql<{ readonly entry: unknown }>`
    select entry
    from (
      select entries from feedback
      where published is not null
        -- Their rows are being taken away.
        and not exists (select from erased_people e where e.user_id = feedback.user_id)
      order by published desc
      limit ${STORIES_IN_ROTATION}
    ) as family, jsonb_array_elements(entries) as entry
    where entry ->> 'status' = 'published'
    order by entry ->> 'changedAt' desc
    limit ${STORIES_IN_ROTATION}
  `.execute(database);
  return rows.flatMap(({ entry }) => {
    const { id, rating, language, published } = feedbackEntrySchema.parse(entry);
    if (published === null) return [];
    const { publishedAt: _, ...words } = published;
    return [{ kind: 'told' as const, id, rating, language, ...words }];
  });
};
