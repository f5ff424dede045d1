import type { contentItemSchema } from '@hearthway/domain/content/content-item.contract.ts';
import { supportGroups } from '@hearthway/domain/content/kinds.ts';
import type {
  SupportGroupData,
  SupportGroupWords,
} from '@hearthway/domain/content/support-group.contract.ts';
import { nearbyCategoriesSchema } from '@hearthway/domain/directory/directory.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../../../api/api.ts';
import { contentItemsQuery } from '../../../../api/content.query.ts';
import { familyKey } from '../../../../live/cache-keys.ts';

export type SupportGroup = z.infer<
  ReturnType<typeof contentItemSchema<SupportGroupData, SupportGroupWords>>
>;

export const groupsQuery = contentItemsQuery(supportGroups);

/** The state that a family lives in, as far as its account tells; null where it does not. */
export const homeStateQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'home-state'),
    queryFn: async ({ signal }) => {
      const { place } = await api.get('/api/categories/nearby', {
        schema: nearbyCategoriesSchema,
        signal,
      });
      return /, ([A-Z]{2})$/.exec(place ?? '')?.[1] ?? null;
    },
  });
