import type { I18n } from '@lingui/core';

/** The name of a language in the language of the page; the code itself when unknown. */
export const languageWords = (i18n: I18n, code: string): string => {
  try {
    return new Intl.DisplayNames([i18n.locale], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
};
