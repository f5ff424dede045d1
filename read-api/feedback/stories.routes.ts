import { createHash } from 'node:crypto';
import { readModelNamed } from '@hearthway/domain/contexts.ts';
import { STORIES_IN_ROTATION } from '@hearthway/domain/feedback/feedback.constants.ts';
import { type FamilyStory, storySchema } from '@hearthway/domain/feedback/feedback.contract.ts';
import { feedbackEntrySchema } from '@hearthway/domain/feedback/feedback.view.ts';
import { rotationOf } from '@hearthway/domain/feedback/rotation.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { z } from 'zod';
import type { ReadDependencies } from '../read-part.ts';

/**
 * `GET /api/stories`: the stories in rotation. Browsers cache the response and revalidate it each time, so
 * that a story disappears as soon as the family takes it back or deletes its account.
 */
export const addStoriesRoute = (
  app: HttpServer,
  dependencies: Pick<ReadDependencies, 'database' | 'privacy'>,
): void => {
  app.get(
    '/api/stories',
    {
      config: { access: 'anyone' },
      schema: { response: { 200: z.array(storySchema), 304: z.void() } },
    },
    async (request, reply) => {
      const stories = rotationOf(await readFamilyStories(dependencies));
      const hash = createHash('sha256').update(JSON.stringify(stories)).digest('base64url');
      const etag = `W/"${hash.slice(0, 22)}"`;
      reply.headers({ etag, 'cache-control': 'no-cache' });
      if (request.headers['if-none-match'] === etag) return await reply.status(304).send(undefined);
      return [...stories];
    },
  );
};

/** Reads the newest first, and uses an index to find their families. */
const readFamilyStories = async ({
  database,
  privacy,
}: Pick<ReadDependencies, 'database' | 'privacy'>): Promise<readonly FamilyStory[]> => {
  const families = await database
    .selectFrom('feedback')
    .select(['user_id', 'entries'])
    .where('published', 'is not', null)
    // Excludes families that are being erased.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('erased_people')
            .select('erased_people.user_id')
            .whereRef('erased_people.user_id', '=', 'feedback.user_id'),
        ),
      ),
    )
    .orderBy('published', 'desc')
    .limit(STORIES_IN_ROTATION)
    .execute();
  const opened = await privacy.openRows(readModelNamed('feedback'), families);
  return opened
    .flatMap(({ entries }) => z.array(feedbackEntrySchema).parse(entries))
    .filter(({ status }) => status === 'published')
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt))
    .slice(0, STORIES_IN_ROTATION)
    .flatMap(({ id, rating, language, published }) => {
      if (published === null) return [];
      const { publishedAt: _, ...words } = published;
      return [{ kind: 'told' as const, id, rating, language, ...words }];
    });
};
