import { categorySchema } from '@hearthway/domain/directory/directory.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from './api.ts';

/** What the directory is divided into, the same for everybody. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => api.get('/api/categories', { schema: z.array(categorySchema), signal }),
});
