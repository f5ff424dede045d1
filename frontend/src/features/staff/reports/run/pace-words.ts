import type { RunProgress } from '@hearthway/domain/reports/reports.contract.ts';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** Waits from here on are given in minutes. */
const LONG_WAIT_SECONDS = 90;

/** Remaining time in words; undefined if unknown. */
export const timeLeftWords = (
  i18n: I18n,
  { secondsLeft }: Pick<RunProgress, 'secondsLeft'>,
): string | undefined => {
  if (secondsLeft === null) return undefined;
  const seconds = Math.max(1, Math.ceil(secondsLeft));
  return seconds < LONG_WAIT_SECONDS
    ? i18n._(msg`About ${plural(seconds, { one: '# second', other: '# seconds' })}`)
    : i18n._(
        msg`About ${plural(Math.ceil(seconds / 60), { one: '# minute', other: '# minutes' })}`,
      );
};
