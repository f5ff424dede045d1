import { LANGUAGE_COOKIE } from '@hearthway/domain/product.ts';
import { useLingui } from '@lingui/react/macro';
import { locales } from '../i18n/load-catalog.ts';

/** By their tags. Filled in by the build (`vite.config.ts`). */
declare const LANGUAGE_NAMES: Readonly<Record<string, string>>;

/** Each language is named in itself, so that it is found without reading the page's. */
export const LanguageSwitch = () => {
  const { i18n, t } = useLingui();
  if (locales.length < 2) return null;
  return (
    <nav aria-label={t`Language`}>
      <ul className="flex flex-wrap gap-x-4">
        {locales.map((locale) => (
          <li key={locale}>
            <button
              type="button"
              lang={locale}
              aria-current={locale === i18n.locale ? 'true' : undefined}
              onClick={() => chooseLanguage(locale)}
              className="touch cursor-pointer text-accent underline aria-[current=true]:font-bold aria-[current=true]:text-text aria-[current=true]:no-underline"
            >
              {LANGUAGE_NAMES[locale] ?? locale}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Stores the language in a cookie, by which the server chooses that of every page. */
const chooseLanguage = (locale: string): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Older phones have no Cookie Store.
  document.cookie = `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  window.location.reload();
};
