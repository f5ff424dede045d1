import {
  REMINDER_WORDS,
  REPEATS_WORDS,
  type Reminder,
  type Repeats,
} from '@hearthway/domain/calendar-entries/calendar-entries.constants.ts';
import {
  SKIP_REASON_WORDS,
  type SkipReason,
} from '@hearthway/domain/calendar-entries/entry-import.constants.ts';
import { RHYTHM_WORDS, type Rhythm } from '@hearthway/domain/family-days/family-days.constants.ts';
import type { I18n } from '@lingui/core';

/** Words that domain declares, by their English text: see `lingui.config.ts`. */
export const repeatsWords = (i18n: I18n, repeats: Repeats): string =>
  i18n._(REPEATS_WORDS[repeats].message);

export const skipWords = (i18n: I18n, reason: SkipReason): string =>
  i18n._(SKIP_REASON_WORDS[reason].message);
export const reminderWords = (i18n: I18n, reminder: Reminder): string =>
  i18n._(REMINDER_WORDS[reminder].message);

export const rhythmWords = (i18n: I18n, rhythm: Rhythm): string =>
  i18n._(RHYTHM_WORDS[rhythm].message);
