import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A folder for each language, with the catalogues of its translations. */
export const LOCALES = join(import.meta.dirname, '../../../locales');

/** The languages of pages and mails, as BCP 47 tags. */
export const LANGUAGES: readonly string[] = readdirSync(LOCALES);

/** Language of the sentences in the code, and of those who ask for no language that there is. */
export const SOURCE_LANGUAGE = 'en';
