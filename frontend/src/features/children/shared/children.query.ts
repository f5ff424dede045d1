import { type Child, childrenSchema } from '@hearthway/domain/children/children.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

export const CHILDREN_PATH = '/api/children';

/** A family's children, the oldest entry first. The socket announces changes made elsewhere. */
export const childrenQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'own_children'),
    queryFn: ({ signal }) =>
      api.read('own_children', CHILDREN_PATH, { schema: childrenSchema, signal }),
  });

/** Returns the children that were not removed; none of a list that is not known. */
export const presentIn = (family: readonly Child[] = []): readonly Child[] =>
  family.filter(({ removedAt }) => removedAt === null);
