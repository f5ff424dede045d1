import {
  type findFamiliesSchema,
  foundFamiliesSchema,
} from '@hearthway/domain/staff/timeline.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../api/api.ts';
import { familyKey } from '../../live/cache-keys.ts';

/** Search by support staff. Contains personal data, so it never becomes part of a URL. */
export type FamilySearch = z.infer<typeof findFamiliesSchema>;

/** Placeholder before the first search. */
export const NO_SEARCH: FamilySearch = { by: 'id', text: '' };

export const familyPath = (userId: string): string =>
  `/api/staff/families/${encodeURIComponent(userId)}`;

/** Never cached: families may have been added or removed since the last search. */
export const familiesQuery = (staffId: string, search: FamilySearch) =>
  queryOptions({
    queryKey: familyKey(staffId, 'found-families', search),
    queryFn: async ({ signal }) => {
      const path = '/api/staff/families/find';
      const schema = foundFamiliesSchema;
      const found = await api.send({ method: 'POST', path, body: search, schema, signal });
      return found.answer.families;
    },
    staleTime: 0,
  });
