/** The language of the English catalog, which is always there and complete. */
const SOURCE_LOCALE = 'en';

/**
 * The first language a person asked for that there is a catalog of. `es-MX` finds `es`; languages
 * are BCP 47 tags.
 */
export const chooseLocale = (
  available: readonly string[],
  preferred: readonly string[],
): string => {
  for (const tag of preferred) {
    const [language] = tag.split('-', 1);
    const found =
      available.find((locale) => locale === tag) ?? available.find((l) => l === language);
    if (found !== undefined) return found;
  }
  return SOURCE_LOCALE;
};
