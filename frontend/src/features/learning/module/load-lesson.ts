import type { QueryClient } from '@tanstack/react-query';
import { moduleQuery, questionsQuery } from '../shared/learning.queries.ts';
import type { Lesson } from './lesson.ts';

/** A lesson in the newest version, or in the given one. */
export const lessonOf = async (
  queryClient: QueryClient,
  id: string,
  version?: number,
): Promise<Lesson> => {
  const cached = cachedLesson(queryClient, id, version);
  if (cached !== undefined) return cached;
  const module = await queryClient.ensureQueryData(moduleQuery(id, version));
  const questions = await queryClient.ensureQueryData(questionsQuery(id, module.version));
  return { module, questions };
};

/** One that was read before, or that came with the page. */
export const cachedLesson = (
  queryClient: QueryClient,
  id: string,
  version?: number,
): Lesson | undefined => {
  const newest = queryClient.getQueryData(moduleQuery(id).queryKey);
  const module =
    version === undefined || newest?.version === version
      ? newest
      : queryClient.getQueryData(moduleQuery(id, version).queryKey);
  if (module === undefined) return undefined;
  const questions = queryClient.getQueryData(questionsQuery(id, module.version).queryKey);
  return questions && { module, questions };
};
