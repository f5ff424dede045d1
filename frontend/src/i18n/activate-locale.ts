import { i18n, type Messages } from '@lingui/core';
import { chooseLocale } from './choose-locale.ts';

/** A second language is one more file in that folder. */
const catalogs = import.meta.glob<{ readonly messages: Messages }>('../locales/*.po');

const FILE = /([^/]+)\.po$/;

/** Loads the language that this browser asks for, and tells the page which one it is in. */
export const activateLocale = async (preferred: readonly string[]): Promise<void> => {
  const byLocale = new Map(
    Object.entries(catalogs).map(([file, load]) => [FILE.exec(file)?.[1] ?? file, load]),
  );
  const locale = chooseLocale([...byLocale.keys()], preferred);
  const load = byLocale.get(locale);
  if (load === undefined) throw new Error(`There is no catalog for ${locale}.`);
  const { messages } = await load();
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
};
