import {
  familyParamsSchema,
  rawEventSchema,
  timelinePageSchema,
  timelineQuerySchema,
  watchedFamilySchema,
} from '@hearthway/domain/staff/timeline.contract.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { translatorFor } from '@hearthway/infra/adapters/http/translator-for.ts';
import { z } from 'zod';
import { namesOf } from '../household/names-of.ts';
import { createRequireGrant, type GrantOptions, isRevealed } from './grant.ts';
import { type RawEventOptions, readFamilyEvent, toRawEvent } from './raw-event.ts';
import { streamsIn } from './stream-words.ts';
import { readTimeline } from './timeline.ts';

export const addTimelineRoutes = (
  app: HttpServer,
  options: GrantOptions & RawEventOptions,
): void => {
  const { database } = options;
  const config = { access: 'support', fresh: true } as const;
  const requireGrant = createRequireGrant(options);

  app.get(
    '/api/staff/families/:userId',
    { config, schema: { params: familyParamsSchema, response: { 200: watchedFamilySchema } } },
    async (request, reply) => {
      const { userId } = request.params;
      const { family, until } = await requireGrant(request, reply, userId);
      const memberships = await database
        .selectFrom('memberships')
        .select('member_id')
        .where('user_id', '=', userId)
        .execute();
      const names = await namesOf(
        options,
        memberships.map(({ member_id }) => member_id),
      );
      return {
        ...family,
        grantUntil: until.toISOString(),
        members: Array.from(names, ([memberId, { firstName, lastName }]) => ({
          memberId,
          name: `${firstName} ${lastName}`,
        })),
      };
    },
  );

  app.get(
    '/api/staff/families/:userId/timeline',
    {
      config,
      schema: {
        params: familyParamsSchema,
        querystring: timelineQuerySchema,
        response: { 200: timelinePageSchema },
      },
    },
    async (request, reply) => {
      const { userId } = request.params;
      await requireGrant(request, reply, userId);
      const page = await readTimeline(database, userId, request.query);
      return { ...page, streams: streamsIn(translatorFor(request)) };
    },
  );

  app.get(
    '/api/staff/families/:userId/events/:eventId',
    { config, schema: { params: eventParamsSchema, response: { 200: rawEventSchema } } },
    async (request, reply) => {
      const { userId, eventId } = request.params;
      await requireGrant(request, reply, userId);
      const event = await readFamilyEvent(options, { userId, eventId });
      const staffId = sessionOf(request).accountId;
      return toRawEvent(options, event, {
        isRevealed: await isRevealed(options, { staffId, userId, eventId }),
      });
    },
  );
};

const eventParamsSchema = z.object({
  ...familyParamsSchema.shape,
  eventId: z.string().min(1).max(64),
});
