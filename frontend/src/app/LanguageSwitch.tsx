import { useLingui } from '@lingui/react/macro';
import { chooseLanguage, languageName } from '../i18n/choose-language.ts';
import { locales } from '../i18n/load-catalog.ts';

/** Each language is named in itself: whoever looks for theirs need not read the page's. */
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
              {languageName(locale)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};
