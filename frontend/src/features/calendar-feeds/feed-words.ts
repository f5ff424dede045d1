import {
  FEED_DETAIL_WORDS,
  type FeedDetail,
} from '@hearthway/domain/calendar-feeds/calendar-feeds.constants.ts';
import type { I18n } from '@lingui/core';

/** Words that domain declares, by their English text: see `lingui.config.ts`. */
export const detailWords = (i18n: I18n, detail: FeedDetail): string =>
  i18n._(FEED_DETAIL_WORDS[detail].message);
