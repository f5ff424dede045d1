import { LANGUAGES } from '../i18n/languages.ts';
import { type Translate, translatorIn } from '../i18n/translator.ts';
import { chooseLanguage } from './choose-language.ts';
import type { HttpRequest } from './server.ts';

/** Into the language of the page that asks. */
export const translatorFor = ({ headers, log }: HttpRequest): Translate =>
  translatorIn(chooseLanguage(LANGUAGES, headers), log);
