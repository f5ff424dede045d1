import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../api/categories.query.ts';
import { inWords } from './category-words.ts';

/** What the directory is divided into, in the language of the page. */
export const useCategories = () => {
  const { i18n } = useLingui();
  return useQuery({
    ...categoriesQuery,
    select: (categories) => categories.map((category) => inWords(i18n, category)),
  });
};
