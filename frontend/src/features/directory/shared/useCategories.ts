import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import type { Schema } from '../../../api/create-api.ts';
import { fieldsOf } from '../../../session/json-fields.ts';
import { inWords } from './category-words.ts';

const always = (): boolean => true;

/** The directory's categories, in the language of the page, once they may be asked for. */
export const useCategories = (mayAsk = always) => {
  const { i18n } = useLingui();
  return useQuery({
    ...categoriesQuery,
    enabled: mayAsk,
    select: (categories) => categories.map((category) => inWords(i18n, category)),
  });
};

/** The directory's categories, the same for every caller. */
const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => api.get('/api/categories', { schema: categoriesSchema, signal }),
});

/** The contract's, without its library: a first visit to the start page asks for nothing else. */
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
