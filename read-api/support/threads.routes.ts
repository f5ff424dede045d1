import {
  type ThreadSummary,
  threadParamsSchema,
  threadSchema,
  threadSummarySchema,
} from '@hearthway/domain/support/support.contract.ts';
import { shownThread } from '@hearthway/domain/support/thread-history.ts';
import { keepLongStreams } from '@hearthway/infra/adapters/event-store/kept-streams.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import {
  findThreadVisit,
  hasThreadCookie,
} from '@hearthway/infra/adapters/support-visits/thread-cookie.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import type { ReadDependencies } from '../read-part.ts';
import { readThread } from './read-thread.ts';

/** Older ones are in the data copy that a family can request. */
const MAX_LISTED = 200;

export const addThreadsRoutes = (app: HttpServer, dependencies: ReadDependencies): void => {
  const { readModel, eventStore, database, privacy } = dependencies;
  const reading = { readStream: keepLongStreams(eventStore), database, privacy };
  const readThreads = readModel('support_threads', ({ selectFrom }, userId) =>
    jsonArrayFrom(
      selectFrom('support_threads')
        .select(['thread_id', 'topic', 'status', 'due_at', 'opened_at', 'moved_at'])
        .select(['messages', 'merged_into'])
        .where('user_id', '=', userId)
        .orderBy('moved_at', 'desc')
        .orderBy('thread_id')
        .limit(MAX_LISTED),
    ),
  );

  app.get(
    '/api/support/threads',
    { config: { access: 'family' }, schema: { response: { 200: z.array(threadSummarySchema) } } },
    async (request, reply): Promise<ThreadSummary[]> => {
      const { familyId } = familyOf(request);
      const rows = await readThreads({ request, reply, key: familyId });
      return rows.map((row) => ({
        threadId: row.thread_id,
        topic: row.topic,
        status: row.status,
        answerBy: row.due_at === null ? null : new Date(row.due_at).toISOString(),
        openedAt: new Date(row.opened_at).toISOString(),
        movedAt: new Date(row.moved_at).toISOString(),
        messages: row.messages,
        mergedInto: row.merged_into,
      }));
    },
  );

  app.get(
    '/api/support/threads/:threadId',
    {
      config: { access: 'anyone' },
      schema: { params: threadParamsSchema, response: { 200: threadSchema } },
    },
    async (request, reply) => {
      const { threadId } = request.params;
      const reader = await readerOf(dependencies, request);
      const thread = await readThread(reading, threadId);
      if (thread?.userId !== reader.userId) throw refuse('UnknownThread');
      if (reader.threadId !== undefined && reader.threadId !== threadId) {
        const visited = await readThread(reading, reader.threadId);
        if (visited?.threadId !== thread.threadId) throw refuse('UnknownThread');
      }
      reply.header('cache-control', 'no-store');
      return shownThread(thread);
    },
  );
};

interface Reader {
  readonly userId: string;
  /** Thread that a visitor has opened; undefined for a family, which reads all of its own. */
  readonly threadId: string | undefined;
}

/** Returns the signed-in family, or the visitor identified by the browser's cookie. Refuses all others. */
const readerOf = async (
  { database, clock }: Pick<ReadDependencies, 'database' | 'clock'>,
  request: HttpRequest,
): Promise<Reader> => {
  if (request.session?.role === 'family')
    return { userId: familyOf(request).familyId, threadId: undefined };
  const visit = await findThreadVisit({ database, now: clock() }, request);
  if (visit !== undefined) return visit;
  throw refuse(hasThreadCookie(request) ? 'UnknownThread' : 'SignInRequired');
};
