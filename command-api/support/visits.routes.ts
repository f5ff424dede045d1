import { randomBytes } from 'node:crypto';
import { THREAD_LINK_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import { NEW_LINKS_PER_DAY } from '@hearthway/domain/support/support.constants.ts';
import {
  threadCodeSchema,
  visitedThreadSchema,
} from '@hearthway/domain/support/support.contract.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { type Allowance, requireAllowance } from '@hearthway/infra/adapters/limits/allowances.ts';
import {
  hashOfSecret,
  keepThreadCookie,
} from '@hearthway/infra/adapters/support-visits/thread-cookie.ts';
import { linkEnd } from '@hearthway/infra/adapters/support-visits/thread-links.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

const DAY_SECONDS = 24 * 60 * 60;

const NEW_LINKS: Allowance = {
  name: 'thread-links',
  most: NEW_LINKS_PER_DAY,
  perMs: DAY_SECONDS * 1_000,
};

const COOKIE_BYTES = 32;

export const addVisitsRoutes = (
  app: HttpServer,
  { database, clock, mails }: CommandDependencies,
): void => {
  // Refuses guessed, used and expired codes with the same response.
  app.post(
    '/api/support/thread-visits',
    {
      config: { access: 'anyone', limit: 'try-code' },
      schema: { body: threadCodeSchema, response: { 200: visitedThreadSchema } },
    },
    async (request, reply) => {
      const now = clock();
      const value = randomBytes(COOKIE_BYTES).toString('base64url');
      const used = await database
        .updateTable('thread_links')
        .set({ used_at: now, visit_hash: hashOfSecret(value), visit_ends_at: linkEnd(now) })
        .where('code_hash', '=', hashOfSecret(request.body.code))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('thread_id as threadId')
        .executeTakeFirst();
      if (used === undefined) throw refuse('ThreadLinkUsed');
      const maxAgeSeconds = THREAD_LINK_DAYS * DAY_SECONDS;
      keepThreadCookie({ request, reply }, { value, maxAgeSeconds });
      return used;
    },
  );

  // Mails only the mailbox of the thread, and responds the same for a guessed code.
  app.post(
    '/api/support/thread-links',
    { config: { access: 'anyone', limit: 'recovery' }, schema: { body: threadCodeSchema } },
    async (request, reply) => {
      const link = await database
        .selectFrom('thread_links')
        .select(['thread_id as threadId', 'user_id as userId'])
        .where('code_hash', '=', hashOfSecret(request.body.code))
        .executeTakeFirst();
      if (link !== undefined) {
        const { threadId, userId } = link;
        await requireAllowance({ database, now: clock() }, NEW_LINKS, `${userId}/${threadId}`);
        await mails.post({ kind: 'support-link', details: { threadId }, emailKey: null, userId });
      }
      return reply.status(204).send();
    },
  );
};
