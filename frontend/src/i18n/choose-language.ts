import { LANGUAGE_COOKIE } from '@hearthway/domain/product.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What a language is called by those who speak it. */
export const languageName = (locale: string): string => {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)}`;
};

/** From now on every page comes in this language, in this browser: the server reads the choice. */
export const chooseLanguage = (locale: string): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Older phones have no Cookie Store.
  document.cookie = `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  window.location.reload();
};
