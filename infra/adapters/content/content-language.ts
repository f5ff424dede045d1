import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
} from '@hearthway/domain/content/content.constants.ts';
import { chooseLanguage } from '../http/choose-language.ts';
import type { HttpRequest } from '../http/server.ts';

/** Language of the requesting page, if content is available in it. */
export const contentLanguageFor = ({ headers }: Pick<HttpRequest, 'headers'>): ContentLanguage => {
  const chosen = chooseLanguage(CONTENT_LANGUAGES, headers);
  return CONTENT_LANGUAGES.find((language) => language === chosen) ?? CONTENT_LANGUAGES[0];
};
