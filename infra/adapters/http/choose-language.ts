import { LANGUAGE_COOKIE, type Language } from '@hearthway/domain/product.ts';
import { parseCookie } from 'cookie';
import Negotiator from 'negotiator';
import { SOURCE_LANGUAGE } from '../i18n/languages.ts';

interface RequestHeaders {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/**
 * The language of a page: the one chosen by hand, else the first of the browser's that is available.
 * `es-MX` finds `es`, in the browser's order: handed the available languages, negotiator would put an
 * exact `en` before an earlier `es-MX`. An invalid header chooses nothing.
 */
export const chooseLanguage = (
  available: readonly Language[],
  headers: RequestHeaders,
): Language => {
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

const find = (available: readonly Language[], wanted: string | undefined): Language | undefined =>
  available.find((language) => language.toLowerCase() === wanted?.toLowerCase());
