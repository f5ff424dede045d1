import type { I18n } from '@lingui/core';

/** The day by which we answer, such as "Wednesday, November 25", where the reader is. */
export const promisedDay = (i18n: I18n, answerBy: string): string =>
  i18n.date(answerBy, { weekday: 'long', month: 'long', day: 'numeric' });
