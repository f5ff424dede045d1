import {
  familyParamsSchema,
  type findFamiliesSchema,
  foundFamiliesSchema,
  watchedFamilySchema,
} from '@hearthway/domain/staff/timeline.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { ignored } from '../../api/create-api.ts';
import { familyKey } from '../../live/cache-keys.ts';

/** What somebody of the staff looks for. It never stands in an address: it is personal. */
export type Sought = z.infer<typeof findFamiliesSchema>;

/** In place of a search, where none was made. */
export const NOBODY_SOUGHT: Sought = { by: 'id', text: '' };

export const familyPath = (userId: string): string =>
  `/api/staff/families/${encodeURIComponent(userId)}`;

/** Each search is asked anew: a family may be there, or gone, since the last one. */
export const familiesQuery = (staffId: string, sought: Sought) =>
  queryOptions({
    queryKey: familyKey(staffId, 'found-families', sought),
    queryFn: async ({ signal }) => {
      const path = '/api/staff/families/find';
      const schema = foundFamiliesSchema;
      const found = await api.send({ method: 'POST', path, body: sought, schema, signal });
      return found.answer.families;
    },
    staleTime: 0,
  });

/**
 * Opens a family's timeline, which is noted and shown to the family, and tells who it is. Asking
 * again makes the time longer. Nothing is kept once the page is left: coming back is another look.
 */
export const openedFamilyQuery = (staffId: string, userId: string) =>
  queryOptions({
    queryKey: familyKey(staffId, 'opened-family', userId),
    queryFn: async ({ signal }) => {
      if (!familyParamsSchema.safeParse({ userId }).success) throw noSuchFamily();
      const path = familyPath(userId);
      await api.send({ method: 'POST', path: `${path}/view`, schema: ignored, signal });
      const read = await api.read('timeline', path, { schema: watchedFamilySchema, signal });
      return read.answer;
    },
    gcTime: 0,
  });

/** An address that somebody has mistyped is answered as one of a family that is gone. */
const noSuchFamily = (): ApiError =>
  new ApiError({ status: 404, code: 'UnknownFamily', message: 'No id of a family.' });
