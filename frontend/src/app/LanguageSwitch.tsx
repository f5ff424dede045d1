import { LANGUAGE_COOKIE } from '@hearthway/domain/product.ts';
import { useLingui } from '@lingui/react/macro';
import { headerEntry } from '../components/header-entry.ts';
import { locales } from '../i18n/load-catalog.ts';

/** By their tags. Filled in by the build (`vite.config.ts`). */
declare const LANGUAGE_NAMES: Readonly<Record<string, string>>;

/**
 * A button for each language but the page's own. Named in itself, so that it is found without reading
 * the page's; narrow windows and full lines show its code.
 */
export const LanguageSwitch = () => {
  const { i18n } = useLingui();
  return locales
    .filter((locale) => locale !== i18n.locale)
    .map((locale) => (
      <button
        key={locale}
        type="button"
        lang={locale}
        onClick={() => chooseLanguage(locale)}
        className={`${headerEntry} cursor-pointer`}
      >
        <span aria-hidden className="uppercase sm:max-xl:hidden">
          {locale}
        </span>
        <span className="max-sm:sr-only xl:sr-only">{LANGUAGE_NAMES[locale] ?? locale}</span>
      </button>
    ));
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Stores the language in a cookie, by which the server chooses that of every page. */
const chooseLanguage = (locale: string): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Older phones have no Cookie Store.
  document.cookie = `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  window.location.reload();
};
