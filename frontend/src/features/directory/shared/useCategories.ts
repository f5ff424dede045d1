import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import type { Schema } from '../../../api/create-api.ts';
import { fieldsOf } from '../../../session/json-fields.ts';
import { inWords } from './category-words.ts';

const always = (): boolean => true;

/** Directory's categories in the page's language, loaded once `mayAsk` allows it. */
export const useCategories = (mayAsk = always) => {
  const { i18n } = useLingui();
  return useQuery({
    ...categoriesQuery,
    enabled: mayAsk,
    select: (categories) => categories.map((category) => inWords(i18n, category)),
  });
};

/** Directory's categories, the same for every caller. */
const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => api.get('/api/categories', { schema: categoriesSchema, signal }),
});

/** Schema of the contract without zod, which the start page would otherwise load on a first visit. */
const FIELDS = {
  id: 'string',
  name: 'string',
  description: 'string',
  icon: 'string',
  color: 'string',
  count: 'number',
} as const satisfies Record<keyof Category, 'string' | 'number'>;

const isCategory = (value: unknown): value is Category => {
  const fields = fieldsOf(value);
  return Object.entries(FIELDS).every(([name, type]) => typeof fields[name] === type);
};

const categoriesSchema: Schema<readonly Category[]> = {
  safeParse: (value) =>
    Array.isArray(value) && value.every(isCategory)
      ? { success: true, data: value }
      : { success: false },
};
