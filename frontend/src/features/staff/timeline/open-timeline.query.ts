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
 * Opens a family's timeline, which is noted and shown to the family. Asking again makes the time
 * longer. Nothing is kept once the page is left: coming back is another look.
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

/** The family and the end of the access. Answers only after the timeline was opened. */
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

/** A mistyped address is treated like that of a deleted family, in the API's words. */
const noSuchFamily = async (): Promise<ApiError> => {
  await loadErrorWords();
  return new ApiError({
    status: 404,
    code: 'UnknownFamily',
    message: 'This family no longer exists. Search again.',
  });
};
