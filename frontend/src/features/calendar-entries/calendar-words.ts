import {
  ATTACHED_KIND_WORDS,
  type AttachedKind,
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
import { msg } from '@lingui/core/macro';

/** Words that domain declares, by their English text: see `lingui.config.ts`. */
export const repeatsWords = (i18n: I18n, repeats: Repeats): string =>
  i18n._(REPEATS_WORDS[repeats].message);

export const skipWords = (i18n: I18n, reason: SkipReason): string =>
  i18n._(SKIP_REASON_WORDS[reason].message);

export const reminderWords = (i18n: I18n, reminder: Reminder): string =>
  i18n._(REMINDER_WORDS[reminder].message);

export const rhythmWords = (i18n: I18n, rhythm: Rhythm): string =>
  i18n._(RHYTHM_WORDS[rhythm].message);

export const attachedKindWords = (i18n: I18n, kind: AttachedKind): string =>
  i18n._(ATTACHED_KIND_WORDS[kind].message);

/** Denial by the ISO day of its letter. */
export const letterWords = (i18n: I18n, letterOn: string): string => {
  const day = i18n.date(new Date(`${letterOn}T12:00Z`), { timeZone: 'UTC', dateStyle: 'long' });
  return i18n._(msg`Denial, letter of ${day}`);
};
