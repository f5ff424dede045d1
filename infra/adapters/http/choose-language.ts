import { LANGUAGE_COOKIE } from '@hearthway/domain/product.ts';
import { parseCookie } from 'cookie';
import Negotiator from 'negotiator';

/** What the sentences in the code are written in: that catalog is always there and complete. */
const SOURCE_LANGUAGE = 'en';

interface RequestHeaders {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/**
 * The language of a page: the one chosen by hand, else the first of the browser's that is available.
 * `es-MX` finds `es`, in the browser's order: handed the available languages, negotiator would put an
 * exact `en` before an earlier `es-MX`. An invalid header chooses nothing.
 */
export const chooseLanguage = <Available extends string>(
  available: readonly Available[],
  headers: RequestHeaders,
): Available | typeof SOURCE_LANGUAGE => {
  const chosen = parseCookie(headers.cookie ?? '')[LANGUAGE_COOKIE];
  for (const wanted of [
    ...(chosen ? [chosen] : []),
    ...new Negotiator({ headers: { ...headers } }).languages(),
  ]) {
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
