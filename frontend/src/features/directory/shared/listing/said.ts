import type { I18n } from '@lingui/core';
import { LISTING_LANGUAGE } from '../listing-language.ts';

/** Text of a listing as shown on a page. */
export interface Said {
  readonly text: string;
  /** Language of a text that could not be translated. */
  readonly lang?: string;
}

/** Untranslated text. */
export const asListed = (text: string): Said => ({ text, lang: LISTING_LANGUAGE });

/** Whether the page shows listings unchanged: the directory is in English. */
export const readsListings = ({ locale }: I18n): boolean => locale.startsWith(LISTING_LANGUAGE);
