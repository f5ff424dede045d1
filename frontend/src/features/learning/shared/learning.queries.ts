import {
  learningStatsSchema,
  moduleCardsSchema,
  moduleSchema,
  practiceSchema,
  progressSchema,
  questionsSchema,
} from '@hearthway/domain/learning/learning.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

/** Where the family is: its days are counted there. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const inZone = (): string => `timeZone=${encodeURIComponent(timeZone())}`;

/** Every module without its text. */
export const cardsQuery = queryOptions({
  queryKey: ['learning', 'cards'],
  queryFn: ({ signal }) => api.get('/api/learning/cards', { schema: moduleCardsSchema, signal }),
});

const ofVersion = (version: number | undefined): string =>
  version === undefined ? '' : `?version=${version}`;

/** A module with its text: the newest version unless another is asked for. */
export const moduleQuery = (id: string, version?: number) =>
  queryOptions({
    queryKey: ['learning', 'module', id, version ?? 'newest'],
    queryFn: ({ signal }) =>
      api.get(`/api/learning/modules/${encodeURIComponent(id)}${ofVersion(version)}`, {
        schema: moduleSchema,
        signal,
      }),
  });

export const questionsQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['learning', 'questions', id, version],
    queryFn: ({ signal }) =>
      api.get(`/api/learning/questions/${encodeURIComponent(id)}${ofVersion(version)}`, {
        schema: questionsSchema,
        signal,
      }),
  });

/** The modules that a family has started. The socket announces changes made elsewhere. */
export const progressQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'learning', 'progress'),
    queryFn: ({ signal }) =>
      api.read('learning', '/api/learning/progress', { schema: progressSchema, signal }),
  });

export const statsQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'learning', 'stats'),
    queryFn: ({ signal }) =>
      api.read('learning', `/api/learning/stats?${inZone()}`, {
        schema: learningStatsSchema,
        signal,
      }),
  });

export const practiceQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'practice'),
    queryFn: ({ signal }) =>
      api.read('practice', `/api/learning/practice?${inZone()}`, {
        schema: practiceSchema,
        signal,
      }),
  });
