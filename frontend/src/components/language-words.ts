import type { I18n } from '@lingui/core';

/** What a language is called in the page's own. The code, where it is none that anybody knows. */
export const languageWords = (i18n: I18n, code: string): string => {
  try {
    return new Intl.DisplayNames([i18n.locale], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
};
