import {
  PICTURE_WORDS,
  type PictureName,
} from '@hearthway/domain/entry-faces/entry-faces.constants.ts';
import type { I18n } from '@lingui/core';

/** Words that domain declares, by their English text: see `lingui.config.ts`. */
export const pictureWords = (i18n: I18n, picture: PictureName): string =>
  i18n._(PICTURE_WORDS[picture].message);
