import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { catalogIn } from '../../../../i18n/load-catalog.ts';

/** Loads the letter's sentences in a language; undefined until loaded. */
export const useLetterLanguage = (locale: string): I18n | undefined => {
  const { i18n } = useLingui();
  const isPageLanguage = locale === i18n.locale;
  const { data } = useQuery({
    queryKey: ['catalog', 'letter', locale],
    queryFn: () => catalogIn(locale, 'letter'),
    enabled: !isPageLanguage,
    staleTime: Number.POSITIVE_INFINITY,
    // Structural sharing would strip the catalog's methods.
    structuralSharing: false,
  });
  return isPageLanguage ? i18n : data;
};
