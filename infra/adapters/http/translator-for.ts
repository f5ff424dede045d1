import { LANGUAGES } from '../i18n/languages.ts';
import { type Translate, translatorIn } from '../i18n/translator.ts';
import { chooseLanguage } from './choose-language.ts';
import type { HttpRequest } from './server.ts';

/** Returns a translator into the language of the requesting page. */
export const translatorFor = ({ headers, log }: HttpRequest): Translate =>
  translatorIn(chooseLanguage(LANGUAGES, headers), log);
