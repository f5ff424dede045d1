import { aboutMiles } from '@hearthway/domain/directory/directory.constants.ts';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** Rounded straight-line distance in miles. */
export const distanceWords = (i18n: I18n, miles: number): string => {
  const about = aboutMiles(miles);
  return i18n._(
    about === 0
      ? msg`Within about a mile`
      : msg`${plural(about, { one: 'About # mile away', other: 'About # miles away' })}`,
  );
};
