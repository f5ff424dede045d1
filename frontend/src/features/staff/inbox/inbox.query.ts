import {
  colleagueSchema,
  inboxPageSchema,
  staffThreadParamsSchema,
  staffThreadSchema,
} from '@hearthway/domain/staff/inbox.contract.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../../api/api.ts';
import { ApiError } from '../../../api/api-error.ts';
import { ignored } from '../../../api/create-api.ts';
import { loadErrorWords } from '../../../api/error-words.ts';
import { familyKey } from '../../../live/cache-keys.ts';
import { type InboxFilter, searchOf } from './inbox-filter.ts';

/** Thread being read, and its reader. */
export interface ThreadReading {
  readonly staffId: string;
  readonly threadId: string;
}

export const threadPath = (threadId: string): string =>
  `/api/staff/threads/${encodeURIComponent(threadId)}`;

const inboxKey = (staffId: string, ...rest: readonly unknown[]) =>
  familyKey(staffId, 'inbox', ...rest);

export const refreshInbox = (queryClient: QueryClient, staffId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: inboxKey(staffId) });

/** The queue, page by page. */
export const inboxQuery = (staffId: string, filter: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: inboxKey(staffId, filter),
    queryFn: async ({ pageParam, signal }) => {
      const search = searchOf(filter);
      if (pageParam !== '') search.set('after', pageParam);
      const path = `/api/staff/threads${search.size === 0 ? '' : `?${search}`}`;
      const schema = inboxPageSchema;
      return (await api.read('support_threads', path, { schema, signal })).answer;
    },
    initialPageParam: '',
    getNextPageParam: ({ after }) => after ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The members of support, by name. */
export const colleaguesQuery = (staffId: string) =>
  queryOptions({
    queryKey: familyKey(staffId, 'colleagues'),
    queryFn: ({ signal }) =>
      api.get('/api/staff/colleagues', { schema: z.array(colleagueSchema), signal }),
  });

const threadKey = ({ staffId, threadId }: ThreadReading, ...rest: readonly unknown[]) =>
  familyKey(staffId, 'read-thread', threadId, ...rest);

/**
 * Opens a thread, which is logged and shown to the family. A repeated call extends the access. Not cached
 * once the page is left: coming back is another look.
 */
export const openThreadQuery = (reading: ThreadReading) =>
  queryOptions({
    queryKey: threadKey(reading, 'look'),
    queryFn: async ({ client, signal }) => {
      const { threadId } = reading;
      if (!staffThreadParamsSchema.safeParse({ threadId }).success) throw await noSuchThread();
      const path = `${threadPath(threadId)}/view`;
      const look = await api.send({ method: 'POST', path, schema: ignored, signal });
      await client.invalidateQueries(threadQuery(reading));
      return look;
    },
    gcTime: 0,
  });

/** Thread with its messages, available only after it was opened. */
export const threadQuery = (reading: ThreadReading) =>
  queryOptions({
    queryKey: threadKey(reading, 'thread'),
    queryFn: ({ signal }) =>
      api.get(threadPath(reading.threadId), { schema: staffThreadSchema, signal }),
    gcTime: 0,
    staleTime: 0,
  });

/** Error of the API for a mistyped address. */
const noSuchThread = async (): Promise<ApiError> => {
  await loadErrorWords();
  return new ApiError({ status: 404, code: 'UnknownThread', message: 'No such conversation.' });
};
