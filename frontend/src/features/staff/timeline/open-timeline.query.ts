import {
  familyParamsSchema,
  watchedFamilySchema,
} from '@hearthway/domain/staff/timeline.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ApiError } from '../../../api/api-error.ts';
import { ignored } from '../../../api/create-api.ts';
import { loadErrorWords } from '../../../api/error-words.ts';
import { familyPath } from '../families.query.ts';
import { type Reading, readKey } from './timeline.query.ts';

/**
 * Opens a family's timeline, which is logged and shown to the family. A repeated call extends the access. Not
 * cached once the page is left: coming back is another look.
 */
export const openTimelineQuery = (reading: Reading) =>
  queryOptions({
    queryKey: readKey(reading, 'look'),
    queryFn: async ({ client, signal }) => {
      const { userId } = reading;
      if (!familyParamsSchema.safeParse({ userId }).success) throw await noSuchFamily();
      const path = `${familyPath(userId)}/view`;
      const look = await api.send({ method: 'POST', path, schema: ignored, signal });
      await client.invalidateQueries(watchedFamilyQuery(reading));
      return look;
    },
    gcTime: 0,
  });

/** Family with the end of the access, available only after the timeline was opened. */
export const watchedFamilyQuery = (reading: Reading) =>
  queryOptions({
    queryKey: readKey(reading, 'family'),
    queryFn: async ({ signal }) => {
      const path = familyPath(reading.userId);
      const read = await api.read('timeline', path, { schema: watchedFamilySchema, signal });
      return read.answer;
    },
    gcTime: 0,
  });

/** Error of the API for a mistyped address, as for a deleted family. */
const noSuchFamily = async (): Promise<ApiError> => {
  await loadErrorWords();
  return new ApiError({
    status: 404,
    code: 'UnknownFamily',
    message: 'This family no longer exists. Search again.',
  });
};
