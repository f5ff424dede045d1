import { i18n, type Messages } from '@lingui/core';

/** A second language is one more file in that folder. */
const catalogs = import.meta.glob<{ readonly messages: Messages }>('../locales/*.po');

const addressOf = (locale: string): string => `../locales/${locale}.po`;

/** Every language that there is a catalog of, as BCP 47 tags. */
export const locales: readonly string[] = Object.keys(catalogs).map((file) =>
  file.slice(addressOf('').length - '.po'.length, -'.po'.length),
);

/** From here on sentences are in this language, which the server has chosen and the page names. */
export const activateLocale = async (locale: string): Promise<void> => {
  const load = catalogs[addressOf(locale)];
  if (load === undefined) throw new Error(`There is no catalog for ${locale}.`);
  const { messages } = await load();
  i18n.loadAndActivate({ locale, messages });
};
