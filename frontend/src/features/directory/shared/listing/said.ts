import type { I18n } from '@lingui/core';
import { LISTING_LANGUAGE } from '../listing-language.ts';

/** A listing's text as a page shows it. */
export interface Said {
  readonly text: string;
  /** Set where the text could not be put into the page's language. */
  readonly lang?: string;
}

/** As the listing has it. */
export const asListed = (text: string): Said => ({ text, lang: LISTING_LANGUAGE });

/** The directory writes English: an English page shows its texts unchanged. */
export const readsListings = ({ locale }: I18n): boolean => locale.startsWith(LISTING_LANGUAGE);
