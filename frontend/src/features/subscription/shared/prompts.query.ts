import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

/** The upgrade prompts that the family has dismissed. The socket announces changes. */
export const promptsQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'upgrade_prompts'),
    queryFn: async ({ signal }) => {
      const { dismissedPromptsSchema } = await import(
        '@hearthway/domain/subscription/prompts.contract.ts'
      );
      const path = '/api/subscription/prompts';
      const read = await api.read('upgrade_prompts', path, {
        schema: dismissedPromptsSchema,
        signal,
      });
      return read.answer;
    },
  });
