import {
  assignThreadSchema,
  mergeThreadSchema,
  replySchema,
  staffThreadParamsSchema,
  threadNoteTextSchema,
} from '@hearthway/domain/staff/inbox.contract.ts';
import { type ThreadCommand, threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import { isRefusal, refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { idFor } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { readIdempotency } from '../commands/idempotency.ts';
import { sendPosition } from '../commands/send-position.ts';
import { breakRing } from '../support/going-on.ts';
import { staffContext } from './staff-context.ts';

type CommandOfStaff = Extract<ThreadCommand, { readonly staffId: string }>;

/** Fields specific to the command; the others follow from the request. */
type Own<Command = CommandOfStaff> = Command extends CommandOfStaff
  ? Omit<Command, 'threadId' | 'staffId' | 'now'>
  : never;

interface ThreadRequest extends HttpRequest {
  readonly params: unknown;
}

/**
 * Adds routes for staff actions on a thread. All except a look require an existing look that has not expired.
 */
export const addInboxRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { handle, readState, database, clock, newId } = dependencies;
  const config = { access: 'support', fresh: true } as const;
  const params = staffThreadParamsSchema;

  /** Undefined also while its person is being erased. */
  const findThread = (threadId: string) =>
    database
      .selectFrom('support_threads')
      .select(['user_id', 'status'])
      .where('thread_id', '=', threadId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('erased_people')
              .select('erased_people.user_id')
              .whereRef('erased_people.user_id', '=', 'support_threads.user_id'),
          ),
        ),
      )
      .limit(1)
      .executeTakeFirst();

  const isErased = async (userId: string): Promise<boolean> =>
    (await database
      .selectFrom('erased_people')
      .select('user_id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst()) !== undefined;

  /** Refuses with `PersonErased`, also once the row is gone, and with `UnknownThread`. */
  const requireThread = async (threadId: string): Promise<{ readonly user_id: string }> => {
    const thread = await findThread(threadId);
    if (thread !== undefined) return thread;
    const state = await readState(threadDecider, threadId);
    const wasThere = state.status !== 'none' && (await isErased(state.userId));
    throw refuse(wasThere ? 'PersonErased' : 'UnknownThread');
  };

  const isColleague = async (staffId: string): Promise<boolean> =>
    (await database
      .selectFrom('accounts')
      .select('user_id')
      .where('user_id', '=', staffId)
      .where('role', '=', 'support')
      .executeTakeFirst()) !== undefined;

  const record = async (request: ThreadRequest, reply: HttpReply, own: Own) => {
    const { threadId } = params.parse(request.params);
    const thread = await requireThread(threadId);
    const now = clock();
    const context = staffContext(request, { userId: thread.user_id, now });
    const command = { ...own, threadId, staffId: context.actor, now };
    try {
      sendPosition(reply, await handle(threadDecider, { id: threadId, command, context }));
    } catch (error) {
      // The keys are gone. Passing on this error would sign the staff member out.
      if (isRefusal(error, 'SignInRequired')) throw refuse('PersonErased');
      throw error;
    }
    return { threadId, context };
  };

  const act = async (request: ThreadRequest, reply: HttpReply, own: Own): Promise<HttpReply> => {
    await record(request, reply, own);
    return reply.status(204).send();
  };

  for (const command of ['view', 'resolve', 'reopen'] as const)
    app.post(
      `/api/staff/threads/:threadId/${command}`,
      { config, schema: { params } },
      (request, reply) => act(request, reply, { command }),
    );

  app.post(
    '/api/staff/threads/:threadId/assign',
    { config, schema: { params, body: assignThreadSchema } },
    async (request, reply) => {
      const { staffId: to } = request.body;
      if (to !== null && !(await isColleague(to))) throw refuse('UnknownColleague');
      return act(request, reply, { command: 'assign', to });
    },
  );

  app.post(
    '/api/staff/threads/:threadId/reply',
    { config, schema: { params, body: replySchema } },
    (request, reply) => {
      const idempotency = readIdempotency(request, sessionOf(request).accountId);
      const messageId = idFor(idempotency?.commandId, newId);
      return act(request, reply, { command: 'reply', via: 'page', messageId, ...request.body });
    },
  );

  app.post(
    '/api/staff/threads/:threadId/note',
    { config, schema: { params, body: threadNoteTextSchema } },
    (request, reply) => act(request, reply, { command: 'note', ...request.body }),
  );

  app.post(
    '/api/staff/threads/:threadId/merge',
    { config, schema: { params, body: mergeThreadSchema } },
    async (request, reply) => {
      const { into } = request.body;
      const [other, { status }] = await Promise.all([
        findThread(into),
        readState(threadDecider, into),
      ]);
      // Prevents messages from ending in a thread that is answered elsewhere. Rows may lag.
      if (status === 'merged') throw refuse('ThreadMerged');
      const owner = other?.user_id ?? null;
      const merged = await record(request, reply, { command: 'merge', into, owner });
      const reopened = await breakRing(dependencies, merged);
      if (reopened !== undefined) sendPosition(reply, reopened);
      return reply.status(204).send();
    },
  );
};
