import { readModelNamed } from '@hearthway/domain/contexts.ts';
import {
  FEEDBACK_LISTED,
  type FeedbackList,
} from '@hearthway/domain/feedback/feedback.constants.ts';
import {
  type FeedbackEntry,
  feedbackEntrySchema,
} from '@hearthway/domain/feedback/feedback.view.ts';
import {
  feedbackListQuerySchema,
  feedbackListSchema,
  type ListedFeedback,
  type StaffFeedback,
  staffFeedbackParamsSchema,
  staffFeedbackSchema,
} from '@hearthway/domain/feedback/feedback-staff.contract.ts';
import { firstNameIn, lastNameIn } from '@hearthway/domain/feedback/published-words.ts';
import { STALE_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { maskPrivateDetails } from '@hearthway/domain/privacy/private-details.ts';
import type { FeedbackView } from '@hearthway/domain/staff/support-access.constants.ts';
import { GRANT_MINUTES } from '@hearthway/domain/support/support.constants.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import type { ReadDependencies } from '../read-part.ts';

interface OfFeedback {
  readonly userId: string;
  readonly feedbackId: string;
}

interface Granted {
  readonly until: Date;
  readonly shown: FeedbackView;
}

const GRANT_MS = GRANT_MINUTES * 60_000;

const config = { access: 'support', fresh: true } as const;

/** Selects families with such feedback, the most urgent first, and the order of their feedback. */
const LISTS: Readonly<
  Record<
    FeedbackList,
    {
      readonly families: ReturnType<typeof sql>;
      readonly byOrder: (one: FeedbackEntry, other: FeedbackEntry) => number;
    }
  >
> = {
  waiting: {
    families: sql`where waiting is not null order by waiting`,
    byOrder: (one, other) =>
      Number(one.crisis === null) - Number(other.crisis === null) ||
      one.changedAt.localeCompare(other.changedAt),
  },
  returned: {
    families: sql`where returned is not null order by returned`,
    byOrder: (one, other) => one.changedAt.localeCompare(other.changedAt),
  },
  published: {
    families: sql`where published is not null order by published desc`,
    byOrder: (one, other) => other.changedAt.localeCompare(one.changedAt),
  },
};

/**
 * Adds routes for staff to read feedback. The lists contain no words; reading one requires a current look.
 */
export const addFeedbackStaffRoutes = (
  app: HttpServer,
  { readModel, clock, privacy }: Pick<ReadDependencies, 'readModel' | 'clock' | 'privacy'>,
): void => {
  const readers = {
    waiting: readModel('feedback', () => listOf('waiting')),
    returned: readModel('feedback', () => listOf('returned')),
    published: readModel('feedback', () => listOf('published')),
  };
  const readEntries = readModel(
    'feedback',
    (_builder, userId) => sql<unknown>`(select entries from feedback where user_id = ${userId})`,
  );
  const readViews = readModel('staff_access', ({ selectFrom }, userId) =>
    jsonArrayFrom(
      selectFrom('staff_access')
        .select(['staff_id', 'occurred_at', 'detail'])
        .where('user_id', '=', userId)
        .where('what', '=', 'feedback-viewed'),
    ),
  );

  const requireLook = async (
    request: HttpRequest,
    reply: HttpReply,
    { userId, feedbackId }: OfFeedback,
  ): Promise<Granted> => {
    const views = await readViews({ request, reply, key: userId });
    const staffId = sessionOf(request).accountId;
    const lasting = views.flatMap(({ staff_id, occurred_at, detail }) => {
      const until = new Date(Date.parse(occurred_at) + GRANT_MS);
      const isOwn = staff_id === staffId && 'feedbackId' in detail;
      return isOwn && detail.feedbackId === feedbackId && until > clock()
        ? [{ until, shown: detail.shown }]
        : [];
    });
    const [last] = lasting.toSorted((one, other) => other.until.getTime() - one.until.getTime());
    if (last === undefined)
      throw refuse(reply.hasHeader(STALE_HEADER) ? 'Unavailable' : 'GrantRequired');
    const isWhole = lasting.some(({ shown }) => shown === 'whole');
    return { until: last.until, shown: isWhole ? 'whole' : 'masked' };
  };

  app.get(
    '/api/staff/feedback',
    {
      config,
      schema: { querystring: feedbackListQuerySchema, response: { 200: feedbackListSchema } },
    },
    async (request, reply) => {
      const key = sessionOf(request).accountId;
      const { list } = request.query;
      const families = await privacy.openRows(
        feedbackModel,
        await readers[list]({ request, reply, key }),
      );
      const found = families
        .flatMap(({ user_id: userId, entries }) =>
          entriesSchema.parse(entries).map((entry) => ({ userId, entry })),
        )
        .filter(({ entry }) => entry.status === list)
        .toSorted((one, other) => LISTS[list].byOrder(one.entry, other.entry));
      return {
        feedback: found
          .slice(0, FEEDBACK_LISTED)
          .map(({ userId, entry }) => toListed(userId, entry)),
        hasMore: found.length > FEEDBACK_LISTED,
      };
    },
  );

  app.get(
    '/api/staff/feedback/:userId/:feedbackId',
    {
      config,
      schema: { params: staffFeedbackParamsSchema, response: { 200: staffFeedbackSchema } },
    },
    async (request, reply): Promise<StaffFeedback> => {
      const { userId, feedbackId } = request.params;
      const granted = await requireLook(request, reply, request.params);
      const entries = await readEntries({ request, reply, key: userId });
      const [row] = await privacy.openRows(feedbackModel, [{ user_id: userId, entries }]);
      const entry = entriesSchema.parse(row?.entries ?? []).find(({ id }) => id === feedbackId);
      if (entry === undefined || entry.status === 'withdrawn') throw refuse('UnknownFeedback');
      return toStaffFeedback(userId, entry, granted);
    },
  );
};

const feedbackModel = readModelNamed('feedback');

const entriesSchema = z.array(feedbackEntrySchema);

interface StoredFeedback {
  readonly user_id: string;
  readonly entries: unknown;
}

/** Lists one more family than entries, to tell whether there are more. */
const listOf = (list: FeedbackList) =>
  sql<readonly StoredFeedback[]>`(
    select coalesce(json_agg(family), '[]')
    from (
      select user_id, entries from feedback ${LISTS[list].families} limit ${FEEDBACK_LISTED + 1}
    ) as family
  )`;

const toListed = (userId: string, entry: FeedbackEntry): ListedFeedback => {
  const { id: feedbackId, feedbackType, rating, isPublic, language, crisis, status } = entry;
  const { submittedAt, changedAt } = entry;
  return {
    userId,
    feedbackId,
    feedbackType,
    rating,
    isPublic,
    language,
    crisis,
    status,
    submittedAt,
    changedAt,
  };
};

const toStaffFeedback = (
  userId: string,
  entry: FeedbackEntry,
  { until, shown }: Granted,
): StaffFeedback => {
  const { name, title, message, location, childAge, question, declineReason, revision } = entry;
  const mask = (text: string) => maskPrivateDetails(text, { lastName: lastNameIn(name) });
  const masked = {
    title: mask(title),
    message: mask(message),
    location: location === null ? null : mask(location),
  };
  const fields = { title, message, location };
  return {
    ...toListed(userId, entry),
    revision,
    shown,
    hasPrivateDetails:
      masked.title !== title || masked.message !== message || masked.location !== location,
    firstName: firstNameIn(name),
    ...(shown === 'whole' ? fields : masked),
    childAge,
    masked,
    question,
    declineReason,
    grantUntil: until.toISOString(),
  };
};
