import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder with one subfolder of translation catalogs per language. */
export const LOCALES = join(import.meta.dirname, '../../../locales');

/** Languages of pages and mails, as BCP 47 tags. */
export const LANGUAGES: readonly string[] = readdirSync(LOCALES);

/** Language of the strings in the code, and fallback for unavailable languages. */
export const SOURCE_LANGUAGE = 'en';
