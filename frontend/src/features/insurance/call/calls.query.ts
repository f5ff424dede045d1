import { callsSchema } from '@hearthway/domain/insurance/calls.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

/** Call log of a family, latest first. The socket announces changes made elsewhere. */
export const callsQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'insurance_calls'),
    queryFn: ({ signal }) =>
      api.read('insurance_calls', '/api/insurance/calls', { schema: callsSchema, signal }),
  });
