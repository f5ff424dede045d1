import { type I18n, i18n, type Messages, setupI18n } from '@lingui/core';

/** A folder for each language, with a file for each group of sentences: see `lingui.config.ts`. */
const catalogs = import.meta.glob<{ readonly messages: Messages }>('./*/*.po', {
  base: '../../../locales',
});

/** Every language that there are catalogs of, as BCP 47 tags. */
export const locales: readonly string[] = [
  ...new Set(Object.keys(catalogs).map((file) => file.split('/')[1] ?? '')),
];

/** The catalogue of every page. */
const SHELL = 'shell';

const loaded = new Set<string>();

/** From here on sentences are in this language, which the server has chosen and the page names. */
export const activateLocale = async (locale: string): Promise<void> => {
  loaded.clear();
  // In any language, the families live in the United States.
  i18n.loadAndActivate({ locale, locales: `${locale}-US`, messages: {} });
  await loadCatalog(SHELL);
};

/** The sentences of a group, in the active language. A failed try may be repeated. */
export const loadCatalog = async (group: string): Promise<void> => {
  if (loaded.has(group)) return;
  const load = catalogs[`./${i18n.locale}/${group}.po`];
  if (load === undefined) throw new Error(`There is no catalog ${group} for ${i18n.locale}.`);
  const { messages } = await load();
  loaded.add(group);
  i18n.load(i18n.locale, messages);
};

/** The sentences of a group in any language, such as that of a letter to be sent. */
export const catalogIn = async (locale: string, group: string): Promise<I18n> => {
  const load = catalogs[`./${locale}/${group}.po`];
  if (load === undefined) throw new Error(`There is no catalog ${group} for ${locale}.`);
  const { messages } = await load();
  return setupI18n({ locale, locales: `${locale}-US`, messages: { [locale]: messages } });
};

/**
 * A part that is loaded by itself, together with the sentences of all the groups that it speaks.
 *
 * ```ts
 * const { PrivacyPage } = await withCatalogs(import('../site/legal/PrivacyPage.tsx'), 'legal');
 * ```
 */
export const withCatalogs = async <Part>(
  part: Promise<Part>,
  ...groups: readonly string[]
): Promise<Part> => {
  const [loadedPart] = await Promise.all([part, ...groups.map(loadCatalog)]);
  return loadedPart;
};

/** The groups that were loaded since the language was activated. */
export const loadedGroups = (): readonly string[] => [...loaded];
