import { ADULT, OLDEST_AGE } from '@hearthway/domain/directory/directory.constants.ts';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** An age that listings can be asked for. */
export const ageWords = (i18n: I18n, age: string): string => {
  if (age === ADULT) return i18n._(msg`Adults, ${OLDEST_AGE + 1} and older`);
  const years = Number(age);
  if (years === 0) return i18n._(msg`Under 1 year`);
  return i18n._(msg`${plural(years, { one: '# year', other: '# years' })}`);
};
