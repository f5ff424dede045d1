import { sessionSchema } from '@hearthway/domain/account/account.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

/** Where a person is signed in. Nothing tells a page of it, so it is asked at each visit. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'sessions'),
    queryFn: ({ signal }) =>
      api.get('/api/account/sessions', { schema: z.array(sessionSchema), signal }),
    staleTime: 0,
  });
