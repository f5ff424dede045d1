import { threadSchema, threadSummarySchema } from '@hearthway/domain/support/support.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../api/api.ts';
import { familyKey } from '../../live/cache-keys.ts';
import { VISITOR } from '../../session/draft-store.ts';

const threadsSchema = z.array(threadSummarySchema);

/** A family's conversations with support, the last to move first. */
export const threadsQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'support_threads'),
    queryFn: ({ signal }) =>
      api.read('support_threads', '/api/support/threads', { schema: threadsSchema, signal }),
  });

/**
 * One conversation with its messages, the oldest first. Reads as the person whose it is: a family, or the
 * visitor whose cookie the browser holds.
 *
 * @param userId The family, or `VISITOR`.
 */
export const threadQuery = (userId: string, threadId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'support_threads', threadId),
    queryFn: ({ signal }) =>
      api.read('support_threads', `/api/support/threads/${threadId}`, {
        schema: threadSchema,
        signal,
        isAnonymous: userId === VISITOR,
      }),
  });
