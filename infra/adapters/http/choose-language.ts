import { LANGUAGE_COOKIE, type Language } from '@hearthway/domain/product.ts';
import { parseCookie } from 'cookie';
import Negotiator from 'negotiator';
import { SOURCE_LANGUAGE } from '../i18n/languages.ts';

interface RequestHeaders {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/**
 * Chooses a page's language: the one selected by hand, else the browser's first available one. `es-MX`
 * matches `es`, in the browser's order: negotiator, given the available languages, would put an exact `en`
 * before an earlier `es-MX`. An invalid header is ignored.
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
