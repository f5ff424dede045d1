import { LANGUAGE_COOKIE } from '@hearthway/domain/product.ts';
import { parseCookie } from 'cookie';

/** What the sentences in the code are written in: that catalog is always there and complete. */
const SOURCE_LANGUAGE = 'en';

interface Wishes {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/**
 * The language of a page: the one chosen by hand, else the first of the browser's that there is.
 * `es-MX` finds `es`. Rubbish in either header asks for nothing.
 */
export const chooseLanguage = <Available extends string>(
  available: readonly Available[],
  wishes: Wishes,
): Available | typeof SOURCE_LANGUAGE => {
  const chosen = parseCookie(wishes.cookie ?? '')[LANGUAGE_COOKIE];
  for (const wanted of [...(chosen ? [chosen] : []), ...preferred(wishes['accept-language'])]) {
    const found = find(available, wanted) ?? find(available, wanted.split('-', 1)[0]);
    if (found !== undefined) return found;
  }
  return SOURCE_LANGUAGE;
};

const find = <Available extends string>(
  available: readonly Available[],
  wanted: string | undefined,
): Available | undefined =>
  available.find((language) => language.toLowerCase() === wanted?.toLowerCase());

/** RFC 9110, section 12.5.4: the best first; what has the quality 0 is not wanted. */
const preferred = (header = ''): readonly string[] =>
  header
    .split(',')
    .map((range) => {
      const [language = '', ...parameters] = range.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { language, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ language }) => language);
