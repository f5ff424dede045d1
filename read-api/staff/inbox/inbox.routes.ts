import {
  colleagueSchema,
  inboxPageSchema,
  inboxQuerySchema,
  staffThreadParamsSchema,
  staffThreadSchema,
} from '@hearthway/domain/staff/inbox.contract.ts';
import { createReadState } from '@hearthway/infra/adapters/event-store/read-state.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { z } from 'zod';
import type { ReadDependencies } from '../../read-part.ts';
import { readInbox } from './inbox.ts';
import { readStaffThread } from './staff-thread.ts';

/** Adds routes for support staff to read threads. The queue shows no words; a thread requires a look. */
export const addInboxRoutes = (
  app: HttpServer,
  { database, readModel, eventStore, privacy, clock }: ReadDependencies,
): void => {
  const config = { access: 'support', fresh: true } as const;
  const readState = createReadState({ eventStore, privacy, random: Math.random });
  /** The queue is not one person's row, so only the position of the model matters. */
  const waitForThreads = readModel('support_threads', ({ selectFrom }) =>
    selectFrom('live_checkpoints').select('position').where('name', '=', 'support_threads'),
  );

  app.get(
    '/api/staff/threads',
    { config, schema: { querystring: inboxQuerySchema, response: { 200: inboxPageSchema } } },
    async (request, reply) => {
      await waitForThreads({ request, reply, key: '' });
      const staffId = sessionOf(request).accountId;
      return readInbox(database, { query: request.query, staffId, now: clock() });
    },
  );

  app.get(
    '/api/staff/threads/:threadId',
    {
      config,
      schema: { params: staffThreadParamsSchema, response: { 200: staffThreadSchema } },
    },
    (request) =>
      readStaffThread(
        { database, readState, clock },
        { threadId: request.params.threadId, staffId: sessionOf(request).accountId },
      ),
  );

  app.get(
    '/api/staff/colleagues',
    { config, schema: { response: { 200: z.array(colleagueSchema) } } },
    async () => {
      const rows = await database
        .selectFrom('accounts')
        .select(['user_id', 'first_name', 'last_name'])
        .where('role', '=', 'support')
        .orderBy('user_id')
        .execute();
      const colleagues = await privacy.openTexts('accounts', rows);
      return colleagues
        .map(({ user_id, first_name, last_name }) => ({
          staffId: user_id,
          name: `${first_name} ${last_name}`,
        }))
        .toSorted((one, other) => one.name.localeCompare(other.name));
    },
  );
};
