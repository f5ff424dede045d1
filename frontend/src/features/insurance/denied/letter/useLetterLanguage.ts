import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { catalogIn } from '../../../../i18n/load-catalog.ts';

/** The sentences of the letter in a language; undefined until they have come. */
export const useLetterLanguage = (locale: string): I18n | undefined => {
  const { i18n } = useLingui();
  const isPageLanguage = locale === i18n.locale;
  const { data } = useQuery({
    queryKey: ['catalog', 'letter', locale],
    queryFn: () => catalogIn(locale, 'letter'),
    enabled: !isPageLanguage,
    staleTime: Number.POSITIVE_INFINITY,
    // A catalog has methods, which a comparison of plain data would lose.
    structuralSharing: false,
  });
  return isPageLanguage ? i18n : data;
};
